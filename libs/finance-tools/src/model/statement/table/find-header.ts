import { cleanText } from '../cells/clean-text';
import { headerName, type NameOfColumn } from '../cells/plain-word';
import { headingOfAccount } from './preamble';
import { DATE_ROLES, knownHeader, MONEY_ROLES, type KnownWord } from './vocabulary/words';
import { wordsByNeighbours } from './vocabulary/words-by-neighbours';

/** A column's name with what it may mean. */
export interface HeaderCell extends NameOfColumn {
  /** As it stands in the file. */
  readonly text: string;
  readonly words: readonly KnownWord[];
}

export interface Header {
  /** The index of its line, from 0. */
  readonly line: number;
  readonly cells: readonly HeaderCell[];
}

/** A header stands within these first lines. */
export const HEADER_LINES = 60;

export function headerCells(record: readonly string[]): readonly HeaderCell[] {
  const cells = record.map((cell) => {
    const text = cleanText(cell);
    const name = headerName(text);
    // A name that is a currency alone (`CAD$`) stands above amounts in it.
    const words = name.name === '' && name.currency !== undefined ? CURRENCY_ALONE : wordsOf(name.name, text);
    return { text, ...name, words };
  });
  return wordsByNeighbours(cells);
}

/** `fechaMovimiento` is one word or two. */
function wordsOf(name: string, text: string): readonly KnownWord[] {
  const known = knownHeader(name);
  const parted = known.length > 0 ? text : text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return parted === text ? known : knownHeader(headerName(parted).name);
}

const CURRENCY_ALONE: readonly KnownWord[] = [{ role: 'amount', rank: 10_000, language: 'en' }];

/** How many names of the line are known; 0 unless a day and an amount are among them. */
export function knownNames(cells: readonly HeaderCell[]): number {
  const names = (roles: typeof DATE_ROLES) =>
    cells.filter(({ words }) => words.some(({ role }) => roles.includes(role)));
  // `Soll/Haben` may stand above signed amounts.
  const hasBothSides = ({ name, words }: HeaderCell) =>
    name.includes('/') && words.some(({ role }) => role === 'direction');
  const dates = names(DATE_ROLES);
  const money = [...names(MONEY_ROLES), ...cells.filter(hasBothSides)];
  if (dates.length === 0 || money.length === 0) return 0;
  // One name is not both.
  if (dates.length === 1 && money.length === 1 && dates[0] === money[0]) return 0;
  return cells.filter(({ words }) => words.length > 0).length;
}

/** The line that names a day and an amount; of several the one with most known names, then the first. */
export function findHeader(lines: readonly (readonly string[])[]): Header | undefined {
  let best: (Header & { readonly known: number }) | undefined;
  let isDivided = false;
  for (const [line, record] of lines.slice(0, HEADER_LINES).entries()) {
    if (record.length < 2) continue;
    // The header of another account's section behind the first is none of this one.
    const isHeading = headingOfAccount(record) !== undefined;
    if (isHeading && isDivided && best !== undefined) break;
    isDivided ||= isHeading;
    const cells = headerCells(record);
    const known = knownNames(cells);
    if (known > (best?.known ?? 0)) best = { line, cells, known };
  }
  return best;
}

/** The first column with such a name. */
export function indexNamed(header: readonly HeaderCell[], names: RegExp): number | undefined {
  const index = header.findIndex(({ name }) => names.test(name));
  return index < 0 ? undefined : index;
}

/** The columns whose names may mean a day. */
export function namedDates(header: readonly HeaderCell[]): number[] {
  return header.flatMap(({ words }, index) => (words.some(({ role }) => DATE_ROLES.includes(role)) ? [index] : []));
}
