import type { BrokerReading, LeftOutRecord } from './entry';
import type { BrokerRow, Columns } from './file/broker-row';

const WRAPPER_COLUMNS = ['account', 'account type', 'product wrapper', 'wrapper', 'account name'];
const WRAPPER = /\b(isa|lisa|jisa|sipp|pension)\b/i;
/** A client may be called Isa. */
const WRAPPER_IN_HEADING = /\b(?:ISA|LISA|JISA|SIPP)\b|\bpension\b/i;
const NAME_ISA = /\bIsa\b/g;
/** Where the name of the client may stand. */
const COLUMNS_OF_NAMES = new Set(['account', 'account name']);
/** "Mr Ali Isa" and "Isa Bell", but not "Isa Account". */
const CLIENT_ISA =
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Dame|Lady|Lord)\b\.? .*\bIsa\b|\bIsa\s+(?!Account|Portfolio|Wrapper|Invest|Cash|Stock|Share|Saver|Transfer)[A-Z][a-z]/;

/** The rows of an ISA or a pension, where nothing is taxed (TCGA92 s151, s271). */
export function rowsInTaxWrapper(columns: Columns, rows: readonly BrokerRow[]): readonly BrokerRow[] {
  const telling = WRAPPER_COLUMNS.filter((column) => columns.has(column));
  if (telling.length === 0) return [];
  return rows.filter((row) => telling.some((column) => namesWrapper(column, row.text(column))));
}

function namesWrapper(column: string, text: string): boolean {
  return WRAPPER.test(text) && !mayNameClient(column, text);
}

function mayNameClient(column: string, text: string): boolean {
  return COLUMNS_OF_NAMES.has(column) && CLIENT_ISA.test(text) && !WRAPPER.test(text.replace(NAME_ISA, ''));
}

/** Accounts whose name may be that of a client called Isa: a person has to decide. */
export function clientWarnings(file: string, columns: Columns, rows: readonly BrokerRow[]): readonly string[] {
  const telling = [...COLUMNS_OF_NAMES].filter((column) => columns.has(column));
  if (telling.length === 0) return [];
  const names = new Set(
    rows.flatMap((row) =>
      telling
        .map((column) => [column, row.text(column)] as const)
        .filter(([column, text]) => mayNameClient(column, text))
        .map(([, text]) => text),
    ),
  );
  return [...names].map(
    (name) =>
      `${file}: "${name.slice(0, 80)}" is taken for the name of a client, and the trades of this account are counted; leave them out if it is an ISA, since nothing is taxed there.`,
  );
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
