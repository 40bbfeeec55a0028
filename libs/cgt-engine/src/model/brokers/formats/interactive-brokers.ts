import { BrokerRow, type Columns } from '../file/broker-row';
import type { CsvRecord } from '../file/csv-records';
import { columnsOf } from '../file/header';
import { Reading } from '../reading';
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
    const sections = sectionsOf(file, records);
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
          warnings: [...read.warnings, ...unread.map(([, what]) => `${file.name}: ${what}, or export a Flex Query.`)],
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

/** Rows marked Data, by section; a section may have several headers. */
function sectionsOf({ name }: TextFile, records: readonly CsvRecord[]): Map<string, BrokerRow[]> {
  const sections = new Map<string, BrokerRow[]>();
  const headers = new Map<string, Columns>();
  for (const { line, cells } of records) {
    const [section = '', kind = '', ...rest] = cells;
    const key = section.toLowerCase();
    if (kind.toLowerCase() === 'header') headers.set(key, columnsOf(rest));
    const columns = headers.get(key);
    if (kind.toLowerCase() !== 'data' || columns === undefined) continue;
    const rows = sections.get(key) ?? [];
    rows.push(new BrokerRow(name, line, columns, rest));
    sections.set(key, rows);
  }
  return sections;
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
