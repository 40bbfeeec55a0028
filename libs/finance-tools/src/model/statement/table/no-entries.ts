import { parseDayWithoutYear } from '../cells/day-without-year';
import { rawText } from '../cells/clean-text';
import { EXPORT_AGAIN, hasLostSign } from '../cells/lost-signs';
import type { RefusedStatement } from '../refused-statement';
import { refused, type OpenTable } from './open-table';
import { namedDates } from './find-header';
import type { TableRow } from './table-rows';

/** A line within these tells how days and amounts are written. */
const FIRST_LINES = 100;

/** Why a table has no entries, as far as that can be seen. */
export function noEntries({ header }: OpenTable, rows: Iterable<TableRow>): RefusedStatement {
  if (header === undefined)
    return refused(
      'NO_TABLE',
      'no column holds days, or none holds amounts',
      'say by a mapping which columns hold them',
    );
  const lines: (readonly string[])[] = [];
  for (const { cells } of rows) if (lines.push(cells) >= FIRST_LINES) break;
  const lost = lines.flat().find(hasLostSign);
  if (lost !== undefined)
    return refused('NO_ENTRIES', `a sign beside the amounts was lost (${rawText(lost)})`, EXPORT_AGAIN);
  const day = dayWithoutYear(namedDates(header.cells), lines);
  if (day !== undefined) {
    const remedy = 'choose an export whose days have years, or write the years into the file';
    return refused('NO_ENTRIES', `the days have no year (${day})`, remedy);
  }
  return refused(
    'NO_ENTRIES',
    'no line behind the header holds a day and an amount',
    'choose a statement with entries',
  );
}

function dayWithoutYear(columns: readonly number[], lines: readonly (readonly string[])[]): string | undefined {
  for (const cells of lines) {
    const found = columns
      .map((index) => (cells[index] ?? '').trim())
      .find((cell) => parseDayWithoutYear(cell) !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
