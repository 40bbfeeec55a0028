const NAMES = [
  ['enero', 'january', 'ene', 'jan'],
  ['febrero', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['abril', 'april', 'abr', 'apr'],
  ['mayo', 'may'],
  ['junio', 'june', 'jun'],
  ['julio', 'july', 'jul'],
  ['agosto', 'august', 'ago', 'aug'],
  ['septiembre', 'setiembre', 'september', 'sep', 'sept'],
  ['octubre', 'october', 'oct'],
  ['noviembre', 'november', 'nov'],
  ['diciembre', 'december', 'dic', 'dec'],
];

/** Months, January is 1, by their Spanish and English names and abbreviations, folded. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
