import { fold } from '../model/text/fold';

const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    ['primero', 'primera', 'primer', 'first', '1st'],
    ['segundo', 'segunda', 'second', '2nd'],
    ['tercero', 'tercera', 'tercer', 'third', '3rd'],
    ['cuarto', 'cuarta', 'fourth', '4th'],
    ['quinto', 'quinta', 'fifth', '5th'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
const COUNTED = /^(?:el |la |the |#|number |numero )?(\d{1,3}|\w+)(?: (?:one|entry|gasto|ingreso))?$/;

/** Which one of a list a text counts, from 1: `2`, `#2`, `el segundo`, `the second one`. Undefined for anything else. */
export function countedNumber(text: string): number | undefined {
  const [, counted = ''] = COUNTED.exec(fold(text).trim()) ?? [];
  return /^\d+$/.test(counted) ? Number(counted) : ORDINALS.get(counted);
}

/** Which ones of a list a text counts: `2 y 3`, `la primera y la tercera`. Undefined for anything else. */
export function countedNumbers(text: string): readonly number[] | undefined {
  const numbers = text.split(/\s*,\s*|\s+(?:y|and|&)\s+/u).map(countedNumber);
  return numbers.every((number) => number !== undefined) ? [...new Set(numbers)] : undefined;
}

const COUNTS: ReadonlyMap<string, number> = new Map(
  [
    'dos, two',
    'tres, three',
    'cuatro, four',
    'cinco, five',
    'seis, six',
    'siete, seven',
    'ocho, eight',
    'nueve, nine',
    'diez, ten',
  ].flatMap((words, index) => words.split(', ').map((word) => [word, index + 2] as const)),
);
const ENTRIES = '(?:(?:^| )(?:gastos|ingresos|movimientos|entradas|registros|ones|entries|expenses|transactions))?';
const COUNT = `(\\d{1,3}|${[...COUNTS.keys()].join('|')})`;
const COUNT_OF_ENTRIES = new RegExp(`^(?:${COUNT})?${ENTRIES}$`);
const LAST_ONES = new RegExp(
  `^(?:(?:los|las|the|mis|my) )?(?:${COUNT} (?:ultim[oa]s|last)|(?:ultim[oa]s|last) ${COUNT})${ENTRIES}$`,
);

const ALL =
  /^(?:todos?|todas?|tod[oa]s l[oa]s gastos|ambos|ambas|all(?: of (?:it|them))?|everything|both|(?:l[oa]s|the) (\w+))$/;

/** Whether a text names all of `count`: `todo`, `ambos`, `los dos`, `the three`. */
export function isAllOf(count: number, text: string): boolean {
  const found = ALL.exec(fold(text).trim());
  const two = /^(?:ambos|ambas|both)$/.test(found?.[0] ?? '') ? 2 : count;
  return found !== null && (found[1] === undefined ? two : COUNTS.get(found[1])) === count;
}

/** How many of the last ones a text names: `los últimos dos`, `the last 3 expenses`. Undefined for anything else. */
export function countOfLast(text: string): number | undefined {
  const [, ahead, behind] = LAST_ONES.exec(fold(text).trim()) ?? [];
  return countIn(ahead ?? behind) || undefined;
}

/** How many entries a text counts, `usual` where it has no number: `3`, `tres gastos`. Undefined for anything else. */
export function countOfEntries(text: string, usual: number): number | undefined {
  const found = COUNT_OF_ENTRIES.exec(fold(text).trim());
  return found === null ? undefined : (countIn(found[1]) ?? usual);
}

function countIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return COUNTS.get(word) ?? Number(word);
}
