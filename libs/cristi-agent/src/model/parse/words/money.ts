import { ENGLISH_MONEY } from './english/money';
import { PORTUGUESE_MONEY } from './portuguese/money';
import { FOREIGN_CODES } from './all-languages/currencies';
import { SPANISH_MONEY } from './spanish/money';

/** The currency unit of a number. */
export type Unit = 'pesos' | 'centavos' | 'foreign';

const of = (unit: Unit, ...lists: readonly (readonly string[])[]) =>
  lists.flat().map((phrase) => [phrase, unit] as const);

/** Units behind a number; a phrase of several words wins over a shorter one. */
export const UNITS_AFTER: ReadonlyMap<string, Unit> = new Map([
  ...of('pesos', SPANISH_MONEY.pesos, ENGLISH_MONEY.pesos, ['mxn', 'mxp', 'mn', 'mx']),
  ...of('centavos', SPANISH_MONEY.centavos, ENGLISH_MONEY.centavos),
  ...of('foreign', SPANISH_MONEY.foreign, ENGLISH_MONEY.foreign, PORTUGUESE_MONEY.foreign, FOREIGN_CODES),
]);

/** Sums by themselves, in another currency. */
export const FOREIGN_SUMS: ReadonlySet<string> = new Set(['fiver', 'tenner']);

export const APPROXIMATE_BEFORE = [
  ...SPANISH_MONEY.approximate,
  ...ENGLISH_MONEY.approximate,
  ...PORTUGUESE_MONEY.approximate,
];
export const APPROXIMATE_AFTER = [
  ...SPANISH_MONEY.approximateAfter,
  ...ENGLISH_MONEY.approximateAfter,
  ...PORTUGUESE_MONEY.approximateAfter,
];
export const UNSURE = [...SPANISH_MONEY.unsure, ...ENGLISH_MONEY.unsure];
export const ADJUSTED = [...SPANISH_MONEY.adjusted, ...ENGLISH_MONEY.adjusted];
export const EACH = [...SPANISH_MONEY.each, ...ENGLISH_MONEY.each, ...PORTUGUESE_MONEY.each];
export const EACH_BEHIND = [...SPANISH_MONEY.eachBehind, ...ENGLISH_MONEY.eachBehind];
export const EACH_BEFORE = SPANISH_MONEY.eachBefore;
export const PAID_WITH = [...SPANISH_MONEY.paidWith, ...ENGLISH_MONEY.paidWith];
export const TOTAL_BEFORE = [...SPANISH_MONEY.for, ...ENGLISH_MONEY.for];
export const SHARED = [...SPANISH_MONEY.shared, ...ENGLISH_MONEY.shared, ...PORTUGUESE_MONEY.shared];
export const SPLIT = [...SPANISH_MONEY.split, ...ENGLISH_MONEY.split];
export const REPEATED = [...SPANISH_MONEY.repeated, ...ENGLISH_MONEY.repeated, ...PORTUGUESE_MONEY.repeated];
export const PART_OF = [...SPANISH_MONEY.partOf, ...ENGLISH_MONEY.partOf, ...PORTUGUESE_MONEY.partOf];
export const PART_BEHIND = [...SPANISH_MONEY.partBehind, ...ENGLISH_MONEY.partBehind];
/** Before a price. */
export const PRICE_BEFORE: ReadonlySet<string> = new Set(['a', 'por', 'for', 'at', 'total', 'son', 'fueron', 'salio']);
