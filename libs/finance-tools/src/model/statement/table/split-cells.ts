import { parseAmountCell } from '../cells/amount-cell';
import type { Header } from './find-header';
import type { ColumnsSeen } from './columns-seen';
import type { NamedCells, TableReading } from './table-reading';

/** Undefined where no line can have been split: only texts are split at commas. */
export function namedCells(header: Header | undefined, seen: ColumnsSeen, isText: boolean): NamedCells | undefined {
  if (header === undefined || !isText) return undefined;
  const count = header.cells.length;
  const more = seen.profiles.slice(count).reduce((most, { filled }) => Math.max(most, filled), 0);
  return more === 0 ? undefined : { count, areFewerEverywhere: more === seen.lines };
}

/** `-1` and `035.20`, `-1035` and `20`, with a mark between them. */
const SPLIT = /^[^\d.,|]*(?:\d{1,3}\|\d{3}(?:[.,]\d{1,2})?|\d+\|\d{1,2})$/;

/**
 * Whether an amount or a text with a comma was written without quotes, so that the cells behind it stand under the names of
 * others: the rest of a number stands behind an amount, or a line has more cells than names and than other lines.
 */
export function isSplit(cells: readonly string[], { named, amount, balance, columns }: TableReading): boolean {
  if (named === undefined) return false;
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  if (last < named.count) return false;
  const amounts = amount.kind === 'pair' ? [amount.debit, amount.credit] : [amount.column];
  const money = [...amounts, balance].filter((index) => index !== undefined);
  const isCut = (index: number) =>
    !money.includes(index + 1) && SPLIT.test(`${(cells[index] ?? '').trim()}|${(cells[index + 1] ?? '').trim()}`);
  if (money.some(isCut)) return true;
  if (named.areFewerEverywhere) return false;
  const texts = [...columns.descriptions, ...columns.payeesOut, ...columns.payeesIn];
  // A text before an amount moves it; one behind it only looks so where numbers stand in it.
  const moved = last + 1 - named.count;
  const isMoved = (index: number) =>
    parseAmountCell((cells[index + moved] ?? '').trim()) !== undefined && texts.some((text) => text < index);
  return money.some(isMoved);
}
