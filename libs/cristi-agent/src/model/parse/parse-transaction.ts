import type { CivilDate } from '@bursar/calendar';

import { collapseWhiteSpace } from '../text/white-space';
import type { CategoryType, TransactionType } from '../transaction';
import { chooseAmount } from './amounts/choose-amount';
import { findAmounts } from './amounts/find-amounts';
import { chooseCategory, keywordCategories, typeByCategory } from './category';
import { confidenceOf } from './confidence';
import { chooseDate } from './dates/choose-date';
import { findDates } from './dates/find-dates';
import { describe } from './description';
import { readExplicitMarks } from './explicit-marks';
import { tokenize } from './tokenize';
import { take } from './tokens';
import { readStatedType } from './transaction-type';

/** A transaction as a text states it; null for a field that it does not state. */
export interface Candidate {
  readonly type: TransactionType;
  /** Centavos. */
  readonly amount: bigint | null;
  readonly categoryType: CategoryType | null;
  /** Normalized. */
  readonly category: string | null;
  readonly description: string | null;
  /** The day in Mexico City. */
  readonly date: string | null;
}

export type CandidateField = 'amount' | 'category' | 'category_type' | 'date' | 'type';

export interface ParsedTransaction {
  readonly candidate: Candidate;
  /** Fields that depend on today's date. */
  readonly inferred: readonly CandidateField[];
  readonly missing: readonly CandidateField[];
  readonly lowConfidence: readonly CandidateField[];
  /** Each is `field: reason`. */
  readonly ambiguities: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Reads a message about money in Spanish or English by fixed rules: the same text on the same day has the same result.
 * Each step hides what it has read from the next: marks, dates, amounts. Type and category are read from the rest, which
 * is also the source of the description. Never throws and never guesses an amount.
 */
export function parseTransaction(raw: string, today: CivilDate): ParsedTransaction {
  const text = collapseWhiteSpace(raw);
  const tokens = tokenize(text);

  const marks = readExplicitMarks(text, tokens);
  const afterMarks = take(tokens, marks.spans);
  const dates = findDates(afterMarks, today);
  const afterDates = take(afterMarks, dates);
  const amounts = findAmounts(afterDates);
  const rest = take(afterDates, amounts);

  const stated = readStatedType(rest);
  const keywords = keywordCategories(rest);
  const type = stated.type ?? typeByCategory(marks, keywords);
  const amount = chooseAmount(amounts, stated.isBoth);
  const category = chooseCategory(type, marks, keywords);
  const date = chooseDate(dates, today);

  const missing = fieldsOf({
    amount: amount.centavos === undefined,
    category: category.category === undefined,
    category_type: category.categoryType === undefined,
    date: date.date === undefined,
    type: false,
  });
  const lowConfidence = fieldsOf({
    amount: false,
    category: category.doubt !== undefined,
    category_type: false,
    date: date.doubt !== undefined && date.date !== undefined,
    type: stated.isBoth,
  });
  return {
    candidate: {
      type,
      amount: amount.centavos ?? null,
      categoryType: category.categoryType ?? null,
      category: category.category ?? null,
      description: describe(text, rest) ?? null,
      date: date.date?.text ?? null,
    },
    inferred: date.stated === 'full' ? [] : ['date'],
    missing,
    lowConfidence,
    ambiguities: Object.entries({
      amount: amount.doubt,
      category: category.doubt,
      category_type: category.typeDoubt,
      date: date.doubt,
      type: stated.isBoth ? 'words for income and for an expense; the first was taken' : undefined,
    }).flatMap(([field, doubt]) => (doubt === undefined ? [] : [`${field}: ${doubt}`])),
    confidence: confidenceOf({
      date: date.stated,
      isAmountWeak: amount.isWeak,
      isCategoryByKeyword: category.isByKeyword,
      missing,
      lowConfidence,
    }),
  };
}

/** The fields whose value is true, in the order of publication. */
function fieldsOf(holds: Readonly<Record<CandidateField, boolean>>): CandidateField[] {
  return (Object.keys(holds) as CandidateField[]).filter((field) => holds[field]);
}
