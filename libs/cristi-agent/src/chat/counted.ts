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
