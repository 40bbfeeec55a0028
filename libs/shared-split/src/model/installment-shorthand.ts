import { formatMinorUnits } from '@bursar/money';

import { readAmount } from './shorthand-amount';
import { readCount, shorthandTail } from './shorthand-tail';

/** Several installments of one amount: a recurrence with an end. */
export interface Installments {
  readonly kind: 'installments';
  readonly description: string;
  /** One installment, text with two decimals. */
  readonly amount: string;
  /** 2 to 120. */
  readonly installments: number;
  /** 1 to 31, where the text ends with `dia N`. */
  readonly referenceDay?: number;
}

export type InvalidShorthand =
  | 'INVALID_AMOUNT'
  | 'INVALID_COUNT'
  | 'MISSING_DESCRIPTION'
  | 'INVALID_DESCRIPTION'
  | 'AMBIGUOUS_TOTAL';

export type InstallmentShorthand =
  | Installments
  /** A single installment: an ordinary purchase. */
  | { readonly kind: 'single'; readonly description: string; readonly amount: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly reason: InvalidShorthand };

const NONE: InstallmentShorthand = { kind: 'none' };

const LONGEST_DESCRIPTION = 280;

// 10x20x30 measures a box.
const MEASUREMENTS = /\d ?x ?\d[\d.,]* ?x(?: ?\d|$)/i;
const REFERENCE_DAY = / dia (0?[1-9]|[12]\d|3[01])$/i;

/**
 * Parses the shorthand for a purchase in installments: `Smartphone 500 12x`, `Smartphone 500x12`, `TV 12x de 89,90`,
 * each optionally followed by `dia 10`. Never throws and never guesses an amount: text with two readings is `invalid`
 * with the reason, and text that is no shorthand is `none`.
 */
export function parseInstallmentShorthand(text: string): InstallmentShorthand {
  const whole = normalize(text);
  const day = REFERENCE_DAY.exec(whole);
  const shorthand = day === null ? whole : whole.slice(0, day.index);
  const tail = MEASUREMENTS.test(shorthand) ? undefined : shorthandTail(shorthand);
  if (tail === undefined) return NONE;
  if (tail.kind === 'two-amounts') return invalid('INVALID_COUNT');
  const count = readCount(tail.count);
  if (count === undefined) return invalid('INVALID_COUNT');
  if (tail.kind === 'ambiguous') return invalid('AMBIGUOUS_TOTAL');
  const cents = tail.kind === 'no-amount' ? undefined : readAmount(tail.amount);
  if (cents === undefined || tail.kind === 'no-amount') return invalid('INVALID_AMOUNT');
  const description = withoutEnd(tail.before, ' -–—:,;');
  const problem = descriptionProblem(description);
  if (problem !== undefined) return invalid(problem);
  const amount = formatMinorUnits(cents);
  if (count === 1) return { kind: 'single', description, amount };
  const referenceDay = day === null ? {} : { referenceDay: Number(day[1]) };
  return { kind: 'installments', description, amount, installments: count, ...referenceDay };
}

/** One spelling of `x`, single spaces, and no punctuation at the end. */
function normalize(text: string): string {
  return withoutEnd(text.normalize('NFC').replaceAll('×', 'x').replace(/\s+/g, ' ').trim(), ' .!;');
}

/** Not a regular expression: one anchored at the end takes quadratic time on long runs of these characters. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function descriptionProblem(description: string): InvalidShorthand | undefined {
  if (description === '') return 'MISSING_DESCRIPTION';
  const isStorable = !description.includes('\0') && !/\p{Surrogate}/u.test(description);
  return isStorable && [...description].length <= LONGEST_DESCRIPTION ? undefined : 'INVALID_DESCRIPTION';
}

function invalid(reason: InvalidShorthand): InstallmentShorthand {
  return { kind: 'invalid', reason };
}
