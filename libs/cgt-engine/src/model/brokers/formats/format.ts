import type { BrokerReading } from '../entry';
import type { BrokerRow, Columns } from '../file/broker-row';
import type { CsvRecord } from '../file/csv-records';
import type { WrittenRecord } from '../file/header';

/** A file as formats look at it. */
export interface TextFile {
  /** As the caller names it, printable. */
  readonly name: string;
  /** Lines end with LF. */
  readonly text: string;
}

/** The export of a broker that is one table with a header, known by the names of its columns in lower case. */
export interface TableFormat {
  readonly broker: string;
  fits(columns: Columns): boolean;
  /** The name that a column of another year's export has here; left out, all years name them alike. */
  columnAs?(column: string): string;
  /** The id that a record keeps in every export; left out, all its cells. */
  identity?(row: BrokerRow): string;
  /** The column of an id that no two records share; left out where the broker gives none. */
  readonly idColumn?: string;
  /** Whether a line below the header is a record; left out, every line that is not blank. Totals and footers are none. */
  isRecord?(row: BrokerRow): boolean;
  read(rows: readonly BrokerRow[], whole: WholeTable): BrokerReading;
}

/** What stands around the records of a table. */
export interface WholeTable {
  readonly file: string;
  /** Lines below the header that are no records. */
  readonly footer: readonly BrokerRow[];
}

/** The export of a broker that is not one table. */
export interface DocumentFormat {
  readonly broker: string;
  /** Whether a file of CSV is worth reading whole, by the records of its beginning; left out for other files. */
  fits?(file: TextFile, beginning: readonly WrittenRecord[]): boolean;
  /** Undefined for a file of another format. */
  open(file: TextFile, records: readonly CsvRecord[]): OpenedDocument | undefined;
}

export interface OpenedDocument {
  /** How many records there are. */
  readonly count: number;
  /** Every record's identity by its row: needed only beside another file of the broker. */
  identities(): ReadonlyMap<number, string>;
  /** Reads the records but those that an earlier file has. */
  read(isRepeated: (row: number) => boolean): BrokerReading;
}

/** A table is known by columns that it always has. */
export function hasColumns(...names: readonly string[]): (columns: Columns) => boolean {
  return (columns) => names.every((name) => columns.has(name));
}
