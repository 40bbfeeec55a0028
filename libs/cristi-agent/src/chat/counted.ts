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
