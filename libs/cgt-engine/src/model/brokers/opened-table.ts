import { BrokerRow, type Columns } from './file/broker-row';
import type { CsvRecord } from './file/csv-records';
import { columnsOf, headingAbove, renamedColumns } from './file/header';
import type { OpenedDocument, TableFormat } from './formats/format';
import { isLongerThan, warningsOfLongRecords } from './long-records';
import { warningsOfRepetition } from './repeated-within';
import { headingWarnings, readTaxed } from './tax-wrapper';

/** A broker's file whose format is known and whose records are counted. */
export interface OpenedBrokerFile extends OpenedDocument {
  readonly name: string;
  readonly broker: string;
}

/** The lines of a table: records, what stands below them, and headings between tables that share one header. */
interface TableLines {
  readonly rows: BrokerRow[];
  readonly footer: BrokerRow[];
  readonly between: CsvRecord[];
  /** Where the header is repeated. */
  readonly breaks: number[];
  /** Where a record has more cells than the header. */
  readonly long: number[];
}

export function openedTable(
  name: string,
  records: readonly CsvRecord[],
  header: CsvRecord,
  format: TableFormat,
): OpenedBrokerFile {
  const columns = renamedColumns(columnsOf(header.cells), format.columnAs);
  const start = records.indexOf(header);
  const { rows, footer, between, breaks, long } = linesOf(name, records.slice(start), columns, format);
  return {
    name,
    broker: format.broker,
    count: rows.length,
    identities: () => new Map(rows.map((row) => [row.number, format.identity?.(row) ?? row.facts])),
    read: (isRepeated) => {
      const read = rows.filter((row) => !isRepeated(row.number));
      const reading = readTaxed(name, read, columns, (taxed) => format.read(taxed, { file: name, footer }));
      const counted = new Set(reading.entries.flatMap((entry) => entry.rows));
      const traded = read.filter(({ number }) => counted.has(number));
      return {
        entries: reading.entries,
        leftOut: reading.leftOut,
        warnings: [
          ...reading.warnings,
          ...warningsOfRepetition(traded, { breaks, idColumn: format.idColumn }),
          ...warningsOfLongRecords(name, long, reading.entries),
        ],
        wrapperWarnings: [...reading.wrapperWarnings, ...headingWarnings(name, records.slice(0, start), between)],
      };
    },
  };
}

/** Blank lines, repetitions of the header and the headings above those are no records. */
function linesOf(name: string, table: readonly CsvRecord[], columns: Columns, format: TableFormat): TableLines {
  const lines: TableLines = { rows: [], footer: [], between: [], breaks: [], long: [] };
  const header = table[0] as CsvRecord;
  const title = header.at(0);
  for (let place = 1; place < table.length; place += 1) {
    const record = table[place] as CsvRecord;
    const row = new BrokerRow(name, record.line, columns, record);
    const first = record.at(0) ?? '';
    if (first === '' ? row.isBlank : first === title && isRepeated(record, header)) {
      if (first === '') continue;
      takeHeading(lines, headingAbove(table, place));
      lines.breaks.push(record.line);
    } else if (format.isRecord?.(row) ?? true) {
      lines.rows.push(row);
      if (isLongerThan(record, header)) lines.long.push(record.line);
    } else lines.footer.push(row);
  }
  return lines;
}

function isRepeated(record: CsvRecord, header: CsvRecord): boolean {
  return record.length === header.length && record.cells.every((cell, place) => cell === header.at(place));
}

/** A line turns out to be a heading only when the header below it is met. */
function takeHeading({ rows, footer, between }: TableLines, heading: readonly CsvRecord[]): void {
  const [top] = heading;
  if (top === undefined) return;
  for (const list of [rows, footer]) while ((list.at(-1)?.number ?? 0) >= top.line) list.pop();
  between.push(...heading);
}
