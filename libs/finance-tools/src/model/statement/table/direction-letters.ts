import type { DirectionSign } from './table-reading';
import { directionOf } from './vocabulary/words';

/**
 * The letters that a direction column's name stands for: under `Cargo/Abono` a C is a cargo, which leaves, although it is a
 * credit elsewhere. Undefined where the name has not both sides or they begin alike, and where other letters stand in the
 * cells: a C beside a D is a credit under any name.
 */
export function directionLetters(name: string, cells: Iterable<string>): Letters | undefined {
  const letters = lettersOf(name);
  if (letters === undefined) return undefined;
  for (const cell of cells) if (cell.length === 1 && !letters.has(cell.toLowerCase())) return undefined;
  return letters;
}

/** Letters of languages in which they are none alone: borç and alacak, dare and avere, terhelés and jóváírás, дебет and кредит, duguje and potražuje, חובה and זכות. */
const OUT_AND_IN = new Set(['b/a', 'd/a', 't/j', 'д/к', 'd/p', 'ח/ז']);

type Letters = ReadonlyMap<string, DirectionSign>;

function lettersOf(name: string): Letters | undefined {
  const [one = '', other = '', ...more] = name.split(/ ?\/ ?| (?:o|ou|or|oder|of|e|y|u|und|et|en) /);
  if (more.length === 0 && OUT_AND_IN.has(name)) return new Map([[one, -1] as const, [other, 1] as const]);
  if (more.length > 0 || one.length < 2 || other.length < 2) return undefined;
  const [first, second] = [directionOf(one), directionOf(other)];
  if (first === undefined || second === undefined || first === second) return undefined;
  const [initial, last] = [one.charAt(0), other.charAt(0)];
  return initial === last ? undefined : new Map([[initial, first] as const, [last, second] as const]);
}
