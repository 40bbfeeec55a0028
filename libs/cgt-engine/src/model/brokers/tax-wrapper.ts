import type { BrokerReading, LeftOutRecord } from './entry';
import type { BrokerRow, Columns } from './file/broker-row';

const WRAPPER_COLUMNS = ['account', 'account type', 'product wrapper', 'wrapper', 'account name'];
const WRAPPER = /\b(isa|lisa|jisa|sipp|pension)\b/i;
/** A client may be called Isa. */
const WRAPPER_IN_HEADING = /\b(?:ISA|LISA|JISA|SIPP)\b|\bpension\b/i;
const NAME_ISA = /\bIsa\b/g;

/** The rows of an ISA or a pension, where nothing is taxed (TCGA92 s151, s271). */
export function rowsInTaxWrapper(columns: Columns, rows: readonly BrokerRow[]): readonly BrokerRow[] {
  const telling = WRAPPER_COLUMNS.filter((column) => columns.has(column));
  if (telling.length === 0) return [];
  return rows.filter((row) => telling.some((column) => WRAPPER.test(row.text(column))));
}

/** What is left out of a reading, before what it leaves out itself. */
export function withoutWrapped(reading: BrokerReading, wrapped: readonly BrokerRow[]): BrokerReading {
  if (wrapped.length === 0) return reading;
  const leftOut: LeftOutRecord[] = wrapped.map(({ number, shown }) => ({
    row: number,
    reason: 'tax_wrapper',
    text: shown,
  }));
  return { entries: reading.entries, leftOut: [...leftOut, ...reading.leftOut], warnings: reading.warnings };
}

/** A file may say above its table only that it is of an ISA or a pension; a person has to decide. */
export function headingWarnings(file: string, heading: readonly Iterable<string>[]): readonly string[] {
  const telling = heading.map((cells) => [...cells].join(' ').trim()).find((text) => isOfWrapper(text));
  if (telling === undefined) return [];
  return [
    `${file}: its heading, "${telling.slice(0, 80)}", names an ISA or a pension. Its trades are counted; leave the file out if that is where they were made, since nothing is taxed there.`,
  ];
}

function isOfWrapper(text: string): boolean {
  return WRAPPER_IN_HEADING.test(text.replace(NAME_ISA, ''));
}
