import { isCurrencyCode } from '../cells/currencies';
import { parseDateCell } from '../cells/date-cell';
import { isData } from './data-line';

/**
 * The first line of a table without a header; -1 without any. A line above with a day and an amount that stand elsewhere than
 * in all other lines says what an account held, and so does one that alone has the currency, and begins its day with the year,
 * or does not, against all others.
 */
export function firstEntry(lines: readonly (readonly string[])[]): number {
  const entries = lines.flatMap((cells, line) => (isData(cells) ? [{ line, cells, ...dayOf(cells) }] : []));
  const [first, second, ...others] = entries;
  if (first === undefined) return -1;
  if (second === undefined || others.length === 0) return first.line;
  const isElsewhere = first.place !== second.place && others.every(({ place }) => place === second.place);
  const isOtherForm = entries.slice(1).every(({ isYearFirst }) => isYearFirst !== first.isYearFirst);
  return isElsewhere || (isOtherForm && hasCurrencyAlone(first.cells, entries)) ? second.line : first.line;
}

function dayOf(cells: readonly string[]): { readonly place: number; readonly isYearFirst: boolean } {
  const place = cells.findIndex((cell) => parseDateCell(cell.trim()) !== undefined);
  return { place, isYearFirst: /^\d{4}/.test(cells[place]?.trim() ?? '') };
}

function hasCurrencyAlone(
  cells: readonly string[],
  entries: readonly { readonly cells: readonly string[] }[],
): boolean {
  const isCode = (cell = '') => isCurrencyCode(cell.trim());
  return cells.some(
    (cell, index) => isCode(cell) && entries.every((other) => other.cells === cells || !isCode(other.cells[index])),
  );
}
