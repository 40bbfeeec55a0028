import { plainWord } from '../cells/plain-word';
import type { ColumnProfile } from './column-profile';
import type { OpenTable } from './open-table';
import { CARD_WORDS } from './vocabulary/cell-words';

/** A card's number with most of its digits hidden, without blanks and hyphens: `4500********1234`, `XXXXXXXXXXXX5023`. */
const MASKED_NUMBER = /^(?:\d{4,6}[*x•]{4,12}|[*x•]{9,12})\d{3,4}$/i;

/** Whether names, the lines above them or masked numbers in the cells say that the statement is a card's. */
export function isOfCard({ header, preamble, preambleLines, seen }: Omit<OpenTable, 'layout'>): boolean {
  // A line of names that nobody knows stands above the entries as a line of preamble.
  const names = header?.cells.map(({ name }) => name) ?? namesAbove(preambleLines.at(-1));
  return preamble.isOfCard || names.some((name) => CARD_WORDS.test(name)) || seen.profiles.some(areMaskedNumbers);
}

function namesAbove(line: readonly string[] | undefined): readonly string[] {
  return line === undefined || line.length < 3 || line.some((cell) => /\d{5}/.test(cell)) ? [] : line.map(plainWord);
}

function areMaskedNumbers({ values, money }: ColumnProfile): boolean {
  if (values.size === 0 || money > 0) return false;
  for (const value of values) if (!MASKED_NUMBER.test(value.replace(/[\s-]/g, ''))) return false;
  return true;
}
