/** Words after a number that multiply it. */
export const MULTIPLIERS: ReadonlyMap<string, bigint> = new Map([
  ['k', 1_000n],
  ['mil', 1_000n],
  ['thousand', 1_000n],
  ['millon', 1_000_000n],
  ['millones', 1_000_000n],
  ['million', 1_000_000n],
]);

/** Multipliers after which a smaller number is added: `2 mil 500`. */
export const ADDING_MULTIPLIERS: ReadonlySet<string> = new Set(['mil', 'thousand', 'millon', 'millones', 'million']);

/** Multipliers that may stand without a number. */
export const BARE_MULTIPLIERS: ReadonlySet<string> = new Set(['mil', 'thousand']);

/** The currency unit of a number. */
export type Unit = 'pesos' | 'centavos' | 'foreign';

/** Units after a number. */
export const UNITS_AFTER: ReadonlyMap<string, Unit> = new Map([
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

/** Units before a number, as consecutive tokens: `mx$` is two tokens. */
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

/** The hyphen, the minus sign, and the en dash that keyboards insert for it. */
export const MINUS_SIGNS: ReadonlySet<string> = new Set(['-', '−', '–']);
