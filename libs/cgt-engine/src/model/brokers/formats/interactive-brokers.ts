import { BrokerRow, type Columns } from '../file/broker-row';
import type { CsvRecord } from '../file/csv-records';
import { columnsOf } from '../file/header';
import { Reading } from '../reading';
import { isLongerThan, warningsOfLongRecords } from '../long-records';
import { headingWarnings, readTaxed } from '../tax-wrapper';
import type { DocumentFormat, TextFile } from './format';
import { readHistory } from './interactive-brokers-history';
import { identityOfTrade, readTrades } from './interactive-brokers-trades';

const HISTORY = 'transaction history';
const TRADES = 'trades';
const SECTION_HEADER = /^"?(?:transaction history|trades)"?[,;\t]"?header"?[,;\t]/im;

/** Sections of an Activity Statement that say something taxable. */
const UNREAD_SECTIONS: Readonly<Record<string, string>> = {
  'corporate actions': 'the section Corporate Actions is not read; enter splits, mergers and spin-offs by hand',
  'transaction fees':
    'the section Transaction Fees is not read; add its stamp duty and other taxes to the fees of their trades by hand',
  'stock grant activity':
    'the section Stock Grant Activity is not read; enter the shares that were granted at their value by hand',
  'grant activity': 'the section Grant Activity is not read; enter the shares that were granted at their value by hand',
  dividends: 'the section Dividends is not read; enter dividends by hand',
  transfers: 'the section Transfers is not read; enter the cost of shares that came from elsewhere by hand',
};

/** Interactive Brokers' Transaction History and Activity Statement: one CSV of many sections. */
export const interactiveBrokers: DocumentFormat = {
  broker: 'interactive-brokers',
  fits: ({ text }) => SECTION_HEADER.test(text),
  open: (file, records) => {
    const isHeader = ({ cells: [section, kind] }: CsvRecord) =>
      kind?.toLowerCase() === 'header' && [HISTORY, TRADES].includes(section?.toLowerCase() ?? '');
    if (!records.some(isHeader)) return undefined;
    const { sections, long } = sectionsOf(file, records);
    const history = sections.get(HISTORY) ?? [];
    const trades = sections.get(TRADES) ?? [];
    const rows = [...history, ...trades];
    return {
      count: rows.length,
      identities: () =>
        new Map([
          ...history.map((row) => [row.number, row.facts] as const),
          ...trades.map((row) => [row.number, identityOfTrade(row)] as const),
        ]),
      read: (isRepeated) => {
        const isNew = ({ number }: BrokerRow) => !isRepeated(number);
        const columns = { has: (column: string) => rows.some((row) => row.has(column)) };
        const read = readTaxed(file.name, rows.filter(isNew), columns, (taxed) => {
          const reading = new Reading();
          const counted = new Set(taxed);
          const isTaxed = (row: BrokerRow) => counted.has(row);
          readHistory(reading, history.filter(isTaxed), baseCurrency(sections));
          readTrades(reading, trades.filter(isTaxed), isinsBySymbol(sections));
          return reading;
        });
        const unread = Object.entries(UNREAD_SECTIONS).filter(([section]) => sections.has(section));
        return {
          entries: read.entries,
          leftOut: read.leftOut,
          warnings: [
            ...read.warnings,
            ...unread.map(([, what]) => `${file.name}: ${what}, or export a Flex Query.`),
            ...warningsOfLongRecords(file.name, long, read.entries),
          ],
          wrapperWarnings: headingWarnings(file.name, records.filter(isOfAccount)),
        };
      },
    };
  },
};

/** Sections that say whose account it is, and of what kind. */
function isOfAccount({ cells: [section] }: CsvRecord): boolean {
  return ['statement', 'account information', 'summary'].includes(section?.toLowerCase() ?? '');
}

interface Sections {
  readonly sections: ReadonlyMap<string, readonly BrokerRow[]>;
  /** Where a record has more cells than its header. */
  readonly long: readonly number[];
}

/** Rows marked Data, by section; a section may have several headers. */
function sectionsOf({ name }: TextFile, records: readonly CsvRecord[]): Sections {
  const sections = new Map<string, BrokerRow[]>();
  const headers = new Map<string, { readonly columns: Columns; readonly length: number }>();
  const long: number[] = [];
  for (const record of records) {
    const { line, cells, length } = record;
    const [section = '', kind = '', ...rest] = cells;
    const key = section.toLowerCase();
    if (kind.toLowerCase() === 'header') headers.set(key, { columns: columnsOf(rest), length });
    const header = headers.get(key);
    if (kind.toLowerCase() !== 'data' || header === undefined) continue;
    const rows = sections.get(key) ?? [];
    rows.push(new BrokerRow(name, line, header.columns, rest));
    sections.set(key, rows);
    if (isLongerThan(record, header)) long.push(line);
  }
  return { sections, long };
}

function baseCurrency(sections: ReadonlyMap<string, readonly BrokerRow[]>): string | undefined {
  const facts = [...(sections.get('summary') ?? []), ...(sections.get('account information') ?? [])];
  return facts.find((row) => row.text('field name').toLowerCase() === 'base currency')?.text('field value');
}

/** An Activity Statement may list its instruments with their ISINs. A symbol that has two is of a share and its receipt. */
function isinsBySymbol(sections: ReadonlyMap<string, readonly BrokerRow[]>): ReadonlyMap<string, string> {
  const isins = new Map<string, string>();
  for (const row of sections.get('financial instrument information') ?? []) {
    const [symbol, isin] = [row.text('symbol'), row.text('security id')];
    if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) continue;
    const other = isins.get(symbol);
    isins.set(symbol, other === undefined || other === isin ? isin : '');
  }
  return isins;
}
