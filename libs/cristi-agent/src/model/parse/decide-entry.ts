import type { CivilDate } from '@bursar/calendar';

import { chooseAmount } from './amounts/choose-amount';
import { recordingRequest } from './amounts/intention';
import { chooseCategory, typeByCategory } from './category/choose-category';
import { findMisspelled } from './category/misspelled-keyword';
import { confidenceOf, type Doubts } from './confidence';
import { chooseDate, type ChosenDate } from './dates/choose-date';
import { describe } from './description';
import { isNextToExpense, isPaidOut } from './income-doubt';
import { learntDescription, learntWords } from './memory/learnt-description';
import type { Memory, MemoryQuestion } from './memory/memory';
import type { CandidateField, ParsedTransaction } from './parsed-message';
import type { EntryClaims } from './read-entry';
import type { TransactionType } from '../transaction';
import { DESCRIPTIVE_PHRASES } from './words/types';

/** An entry whose claims have been read, and what it asks of the memory. */
export interface OpenEntry {
  readonly question: MemoryQuestion;
  decide(memory: Memory): ParsedTransaction;
}

/** What an entry takes over from the message that it is part of. */
export interface Inherited {
  readonly type?: TransactionType | undefined;
  /** True where parts of the message state both types: one that states none may be either. */
  readonly isTypeOpen?: boolean;
  readonly date?: ChosenDate | undefined;
  /** Why the amount is open whatever the entry says: the message holds several. */
  readonly amountDoubt?: string | undefined;
}

const BOTH = 'words for income and for an expense; the first was taken';
const OPEN = 'did the money come in or go out?';
const STREET = 'the date in it may be the name of a street or a shop';
const PRESENT = 'the words tell of what is to come; was it paid already, and when?';
const PAST = 'a day to come, but the words tell of the past';

/** Decides about every field with all claims in view. */
export function openEntry(claims: EntryClaims, today: CivilDate, inherited: Inherited = {}): OpenEntry {
  const { marks, keywords, stated, rest, text } = claims;
  const { type, doubt: typeDoubt } = typeOf(claims, inherited);
  const date = dateOf(claims, today, inherited);
  const amount =
    inherited.amountDoubt === undefined
      ? chooseAmount(claims.numbers, {
          mentions: claims.amounts,
          doubts: claims.amountDoubts,
          noEntry: claims.noEntry,
          isOfBothTypes: stated.isBoth,
        })
      : { centavos: undefined, isWeak: false, doubt: inherited.amountDoubt };
  const opening = stated.phrases.filter(
    ({ phrase, meaning }) => (meaning === 'INCOME' || meaning === 'EXPENSE') && !DESCRIPTIVE_PHRASES.has(phrase),
  );
  const request = recordingRequest(rest);
  const description = describe(text, rest, request === undefined ? opening : [...opening, request]);
  const question: MemoryQuestion = {
    type,
    description:
      marks.category === undefined && description !== undefined
        ? learntDescription(description) || undefined
        : undefined,
    words:
      marks.category === undefined && keywords.length === 0 && description !== undefined
        ? learntWords(description)
        : [],
  };
  const decide = (memory: Memory): ParsedTransaction => {
    const category = chooseCategory({ type, marks, keywords, tokens: rest, question }, memory);
    const missing = fieldsOf({
      amount: amount.centavos === undefined,
      category: category.category === undefined,
      category_type: category.categoryType === undefined,
      date: date.date === undefined,
      type: false,
    });
    const lowConfidence = fieldsOf({
      amount: amount.centavos !== undefined && amount.doubt !== undefined,
      category: category.category === undefined && category.doubt !== undefined,
      category_type: false,
      date: date.doubt !== undefined && date.date !== undefined,
      type: typeDoubt !== undefined,
    });
    const doubts: Doubts = {
      date: date.stated,
      isAmountWeak: amount.isWeak,
      category: category.basis,
      missing,
      lowConfidence,
    };
    return {
      candidate: {
        type,
        amount: amount.centavos ?? null,
        categoryType: category.categoryType ?? null,
        category: category.category ?? null,
        description: description ?? null,
        date: date.date?.text ?? null,
      },
      inferred: date.stated === 'full' || date.stated === 'span' ? [] : ['date'],
      missing,
      lowConfidence,
      ambiguities: Object.entries({
        amount: amount.doubt,
        category: category.doubt,
        category_type: category.typeDoubt,
        date: date.doubt,
        type: typeDoubt,
      }).flatMap(([field, doubt]) => (doubt === undefined ? [] : [`${field}: ${doubt}`])),
      reasons: category.reason === undefined ? [] : [`category: ${category.reason}`],
      confidence: confidenceOf(doubts),
      doubts,
    };
  };
  return { question, decide };
}

function typeOf({ stated, marks, keywords, rest }: EntryClaims, inherited: Inherited) {
  const misspelled = keywords.length === 0 ? findMisspelled(rest, () => true) : undefined;
  const implied = typeByCategory(marks, misspelled === undefined ? keywords : [misspelled.category]);
  if (stated.isBoth) return { type: stated.type ?? implied, doubt: BOTH };
  // `got my wages`: what was got is an income where only words of income stand beside it.
  const isGotIncome = stated.isWeak && implied === 'INCOME' && keywords.every(({ type }) => type === 'INCOME');
  const type = (isGotIncome ? 'INCOME' : stated.type) ?? inherited.type ?? implied;
  const isImplied = keywords.length > 0;
  const isBill = stated.isArrival && isImplied && implied === 'EXPENSE';
  const isNamed = type === 'INCOME' && (stated.type === undefined || stated.isNoun);
  const isMixed = isNamed && marks.categoryType === undefined && (isNextToExpense(rest, keywords) || isPaidOut(rest));
  const isOpen =
    isMixed ||
    stated.isOpenWhatever ||
    stated.isThing ||
    isBill ||
    stated.isUnknownVerb ||
    (stated.isOpen && !isImplied);
  if (stated.type === undefined && marks.category === undefined && isDoubtfulHere(inherited, implied, isImplied))
    return { type, doubt: OPEN };
  const isSettled = marks.category !== undefined || (stated.type === undefined && inherited.type !== undefined);
  return { type, doubt: isOpen && !isSettled ? OPEN : undefined };
}

/** `me pagaron 8500, renta 4000`: what a part takes over does not go with what it names, or names nothing. */
function isDoubtfulHere({ type, isTypeOpen }: Inherited, implied: TransactionType, isImplied: boolean): boolean {
  return isImplied ? type !== undefined && type !== implied : isTypeOpen === true;
}

/** The day of an entry, held with a doubt where its verbs do not go with it. */
export function dateOf(
  { dates, claims, stated, isPresent }: EntryClaims,
  today: CivilDate,
  inherited: Inherited = {},
): ChosenDate {
  const isStreet = claims.some(({ kind }) => kind === 'maybe street');
  const chosen = chooseDate(dates, today, isStreet ? STREET : undefined);
  if (chosen.stated === 'not' && inherited.date !== undefined) return inherited.date;
  const isAhead = chosen.date !== undefined && chosen.date.epochDay > today.epochDay;
  if (chosen.doubt !== undefined) return chosen;
  if (stated.isPast) return isAhead ? { ...chosen, doubt: PAST } : chosen;
  return isPresent && (isAhead || chosen.isLatest === true) ? { ...chosen, doubt: PRESENT } : chosen;
}

/** The fields whose value is true, in the order of publication. */
function fieldsOf(holds: Readonly<Record<CandidateField, boolean>>): CandidateField[] {
  return (Object.keys(holds) as CandidateField[]).filter((field) => holds[field]);
}
