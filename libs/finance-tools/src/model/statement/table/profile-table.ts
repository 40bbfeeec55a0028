import { RefusedStatement } from '../refused-statement';
import { parseDateCell } from '../cells/date-cell';
import type { AccountSections } from './account-sections';
import type { ColumnsSeen } from './columns-seen';
import { ColumnProfile } from './column-profile';
import { isData } from './data-line';
import { EdgeBalances } from './edge-balances';
import type { FurtherTables } from './further-tables';
import { tableRows, type TableSource } from './table-rows';

const MOST_COLUMNS = 200;
/** Entries of a file. */
export const MOST_ENTRIES = 500_000;

export function tooMany(): RefusedStatement {
  return new RefusedStatement({
    reason: 'TOO_LARGE',
    place: null,
    found: `it holds more than ${MOST_ENTRIES} entries`,
    remedy: 'split the statement',
  });
}

/**
 * What each column holds, over all lines that have a day: `dateColumns` say where to look for one, undefined for anywhere.
 * At least `width` columns, for a header above no or shorter lines.
 */
export function profileTable(
  source: TableSource,
  { start, width }: { readonly start: number; readonly width: number },
  dateColumns: readonly number[] | undefined,
  { accounts, tables }: { readonly accounts: AccountSections; readonly tables: FurtherTables },
): ColumnsSeen {
  const profiles: ColumnProfile[] = [];
  const moneyMasks = new Map<number, number>();
  const sumMasks = new Set<number>();
  const edges = dateColumns === undefined ? new EdgeBalances() : undefined;
  let lines = 0;
  for (const line of tableRows(source, start)) {
    const { row, cells } = line;
    if (cells.length > MOST_COLUMNS && cells.findLastIndex((cell) => cell !== '') >= MOST_COLUMNS) {
      throw new RefusedStatement({
        reason: 'TOO_LARGE',
        place: `row ${row}`,
        found: `it has ${cells.length} columns`,
        remedy: `leave out columns: up to ${MOST_COLUMNS} are read`,
      });
    }
    const hasDay =
      dateColumns === undefined
        ? isData(cells)
        : dateColumns.some((index) => parseDateCell(cells[index] ?? '') !== undefined);
    // A balance may be a whole number.
    if (edges !== undefined && (hasDay || cells.some((cell) => parseDateCell(cell.trim()) !== undefined)))
      edges.add(row, cells);
    const [ofAccount, place] = [accounts.at(line), tables.at(line)];
    if (ofAccount.isOfOtherTable || place.isOfOtherTable || place.isHeader || !hasDay) continue;
    lines += 1;
    if (lines > MOST_ENTRIES) throw tooMany();
    let [mask, sums] = [0, 0];
    for (let index = 0; index < cells.length && index < MOST_COLUMNS; index += 1) {
      const cell = (cells[index] as string).trim();
      const profile = (profiles[index] ??= new ColumnProfile());
      const { money, nonZero } = profile;
      profile.add(cell, row);
      if (index < 31 && profile.money > money) mask |= 1 << index;
      if (index < 31 && profile.nonZero > nonZero) sums |= 1 << index;
    }
    moneyMasks.set(mask, (moneyMasks.get(mask) ?? 0) + 1);
    sumMasks.add(sums);
  }
  const columns = Math.max(profiles.length, Math.min(width, MOST_COLUMNS));
  for (let index = 0; index < columns; index += 1) profiles[index] ??= new ColumnProfile();
  return { profiles, moneyMasks, sumMasks, lines, edges: edges?.found() };
}
