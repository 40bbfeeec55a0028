/** What stands behind a number and multiplies it. */
export const MULTIPLIERS: ReadonlyMap<string, bigint> = new Map([
  ['k', 1_000n],
  ['mil', 1_000n],
  ['thousand', 1_000n],
  ['millon', 1_000_000n],
  ['millones', 1_000_000n],
  ['million', 1_000_000n],
]);

/** Multipliers that numbers below them are added to: `2 mil 500`. */
export const ADDING_MULTIPLIERS: ReadonlySet<string> = new Set(['mil', 'thousand', 'millon', 'millones', 'million']);

/** One of these needs no number before it. */
export const BARE_MULTIPLIERS: ReadonlySet<string> = new Set(['mil', 'thousand']);

/** In which money a number is. */
export type Unit = 'pesos' | 'centavos' | 'foreign';

/** Behind a number. */
export const UNITS_BEHIND: ReadonlyMap<string, Unit> = new Map([
  ['pesos', 'pesos'],
  ['peso', 'pesos'],
  ['mxn', 'pesos'],
  ['varos', 'pesos'],
  ['centavos', 'centavos'],
  ['centavo', 'centavos'],
  ['cents', 'centavos'],
  ['cent', 'centavos'],
  ['usd', 'foreign'],
  ['dolares', 'foreign'],
  ['dolar', 'foreign'],
  ['dollars', 'foreign'],
  ['dollar', 'foreign'],
  ['€', 'foreign'],
  ['eur', 'foreign'],
  ['euros', 'foreign'],
  ['euro', 'foreign'],
  ['£', 'foreign'],
]);

/** Before a number, as signs that stand together: `mx$` is two of them. */
export const UNITS_BEFORE: readonly { readonly signs: readonly string[]; readonly unit: Unit }[] = [
  { signs: ['us', '$'], unit: 'foreign' },
  { signs: ['mx', '$'], unit: 'pesos' },
  { signs: ['$'], unit: 'pesos' },
  { signs: ['mxn'], unit: 'pesos' },
  { signs: ['usd'], unit: 'foreign' },
  { signs: ['eur'], unit: 'foreign' },
  { signs: ['€'], unit: 'foreign' },
  { signs: ['£'], unit: 'foreign' },
];

/** Typed or set in their place by a keyboard. */
export const MINUS_SIGNS: ReadonlySet<string> = new Set(['-', '−', '–']);
