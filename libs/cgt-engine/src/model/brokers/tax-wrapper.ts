import type { BrokerReading, LeftOutRecord } from './entry';
import type { BrokerRow, Columns } from './file/broker-row';
import type { CsvRecord } from './file/csv-records';

const WRAPPER_COLUMNS = ['account', 'account type', 'product wrapper', 'wrapper', 'account name'];
/** Between letters it is another word; a number or an underscore may stand beside it: `ISA12345`, `STOCKS_AND_SHARES_ISA`. */
const WRAPPER = /(?<![a-z])(?:n?isa|lisa|jisa|sipp|ssas|pension|individual[ _]savings)(?![a-z])/i;
/** A client may be called Isa or Lisa. */
const FIRST_NAME = /\b(?:Isa|Lisa)\b/g;
const TITLES = 'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Dame|Lady|Lord';
const TITLE_AND_NAME = new RegExp(`\\b(?:${TITLES})\\.? L?ISA\\b`, 'gi');
/** Where the name of the client may stand. */
const COLUMNS_OF_NAMES = new Set(['account', 'account name']);
const OF_ACCOUNT = 'Account|Portfolio|Wrapper|Invest|Cash|Stock|Share|Saver|Transfer';
/** "Mr Ali Isa", "Isa Bell" and "Lisa", but not "Isa Account". */
const MAY_BE_CLIENT = new RegExp(
  `\\b(?:${TITLES})\\b\\.? .*\\b(?:Isa|Lisa)\\b|\\bIsa\\s+(?!${OF_ACCOUNT})[A-Z][a-z]|\\bLisa\\b(?!\\s+(?:${OF_ACCOUNT}))`,
);

/**
 * Reads all rows but those of an ISA or a pension, where nothing is taxed (TCGA92 s151, s271). An account whose name may be
 * that of a client counts, with a warning: a person has to decide.
 */
export function readTaxed(
  file: string,
  rows: readonly BrokerRow[],
  columns: Pick<Columns, 'has'>,
  read: (taxed: readonly BrokerRow[]) => BrokerReading,
): BrokerReading {
  const telling = WRAPPER_COLUMNS.filter((column) => columns.has(column));
  if (telling.length === 0) return read(rows);
  const wrapped = new Set(rows.filter((row) => telling.some((column) => namesWrapper(column, row.text(column)))));
  const taxed = rows.filter((row) => !wrapped.has(row));
  const { entries, leftOut, warnings, wrapperWarnings } = read(taxed);
  return {
    entries,
    leftOut: [...[...wrapped].map(leftOutRow), ...leftOut],
    warnings: [...warnings, ...clientWarnings(file, telling, taxed)],
    wrapperWarnings,
  };
}

function namesWrapper(column: string, text: string): boolean {
  return WRAPPER.test(text) && !mayNameClient(column, text);
}

function leftOutRow({ number, shown }: BrokerRow): LeftOutRecord {
  return { row: number, reason: 'tax_wrapper', text: shown };
}

function mayNameClient(column: string, text: string): boolean {
  if (!COLUMNS_OF_NAMES.has(column) || WRAPPER.test(withoutNames(text))) return false;
  return MAY_BE_CLIENT.test(text) || text.search(TITLE_AND_NAME) >= 0;
}

function withoutNames(text: string): string {
  return text.replace(TITLE_AND_NAME, '').replace(FIRST_NAME, '');
}

function clientWarnings(file: string, columns: readonly string[], rows: readonly BrokerRow[]): readonly string[] {
  const names = new Set(
    rows.flatMap((row) =>
      columns
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

/**
 * A file may say above its table only that it is of an ISA or a pension, or between its tables that the next one is; a person
 * has to decide.
 */
export function headingWarnings(
  file: string,
  above: readonly Iterable<string>[],
  between: readonly CsvRecord[] = [],
): readonly string[] {
  const warnings: string[] = [];
  const telling = above.map(textOf).find(isOfWrapper);
  if (telling !== undefined) {
    warnings.push(
      `${file}: its heading, "${telling.slice(0, 80)}", names an ISA or a pension. Its trades are counted; leave the file out if that is where they were made, since nothing is taxed there.`,
    );
  }
  for (const record of between) {
    const text = textOf(record);
    if (!isOfWrapper(text)) continue;
    warnings.push(
      `${file}, row ${record.line}: the heading "${text.slice(0, 80)}" names an ISA or a pension. The trades below it are counted; take them out of the file if that is where they were made, since nothing is taxed there.`,
    );
  }
  return warnings;
}

/** A file is often called after its account, which its records may name nowhere. */
export function fileNameWarnings(file: string): readonly string[] {
  if (!isOfWrapper(file.replace(/[_.-]+/g, ' '))) return [];
  return [
    `${file}: the name of the file names an ISA or a pension. Its trades are counted; leave the file out if that is where they were made, since nothing is taxed there.`,
  ];
}

/**
 * Money that is paid into an ISA or a pension stands in the file of that account, whose records may say it nowhere else. One
 * warning a file.
 */
export function subscriptionWarnings(rows: readonly BrokerRow[]): readonly string[] {
  const telling = rows.find((row) => isOfWrapper(row.shown));
  if (telling === undefined) return [];
  const what = `"${telling.shown.slice(0, 80)}" is money paid into an ISA or a pension. The trades of this file are counted; leave it out if that is where they were made, since nothing is taxed there.`;
  return [`${telling.file}, row ${telling.number}: ${what}`];
}

function textOf(cells: Iterable<string>): string {
  return [...cells].join(' ').trim();
}

function isOfWrapper(text: string): boolean {
  return WRAPPER.test(withoutNames(text));
}
