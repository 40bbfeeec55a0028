import { columnName, type Columns } from './broker-row';
import type { CsvRecord } from './csv-records';

/** How many lines may stand before a header. */
const MAXIMUM_PREAMBLE = 20;

/** What a header is known by. */
export type WrittenRecord = Pick<CsvRecord, 'line' | 'cells'>;

/** The places of the columns; of two with one name the first counts. */
export function columnsOf(cells: readonly string[]): Columns {
  const columns = new Map<string, number>();
  cells.forEach((cell, place) => {
    const name = columnName(cell);
    if (name !== '' && !columns.has(name)) columns.set(name, place);
  });
  return columns;
}

/** The columns by the names that a format knows them by; a column that has such a name already keeps it. */
export function renamedColumns(columns: Columns, columnAs: ((column: string) => string) | undefined): Columns {
  if (columnAs === undefined) return columns;
  const renamed = new Map<string, number>();
  for (const [column, place] of columns) {
    const name = columnAs(column);
    renamed.set(columns.has(name) ? column : name, place);
  }
  return renamed;
}

/** The records of a file that may be its header. */
export function possibleHeaders<Written extends WrittenRecord>(records: readonly Written[]): readonly Written[] {
  const below = records.findIndex(({ line }) => line > MAXIMUM_PREAMBLE + 1);
  return below < 0 ? records : records.slice(0, below);
}

/** A title, or a label and what it says. */
const MOST_CELLS_OF_HEADING = 2;

/** The lines directly above a header that is repeated, as far as they have less than a record has. */
export function headingAbove(records: readonly CsvRecord[], place: number): readonly CsvRecord[] {
  let start = place;
  while (start > 0 && isOfHeading(records[start - 1])) start -= 1;
  return records.slice(start, place);
}

function isOfHeading(record: CsvRecord | undefined): boolean {
  return record !== undefined && record.cells.filter((cell) => cell !== '').length <= MOST_CELLS_OF_HEADING;
}
