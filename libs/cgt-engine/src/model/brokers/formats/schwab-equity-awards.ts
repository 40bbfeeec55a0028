import { columnsOf, possibleHeaders, type WrittenRecord } from '../file/header';
import { BrokerRow, rowOfFacts } from '../file/broker-row';
import type { CsvRecord } from '../file/csv-records';
import { readEquityAwards } from './equity-awards';
import { hasColumns, type DocumentFormat, type OpenedDocument, type TextFile } from './format';
import type { AwardRecord } from './restated-awards';

const BROKER = 'schwab-equity-awards';

/** Charles Schwab's equity awards account, as JSON. */
export const schwabEquityAwardsJson: DocumentFormat = {
  broker: BROKER,
  open: ({ name, text }) => {
    if (!/^\s*\{/.test(text) || !/"transactions"/i.test(text)) return undefined;
    const list = transactionsIn(text);
    return list === undefined ? undefined : opened(list.map((item, place) => recordOf(name, place + 1, item)));
  },
};

interface AwardJson {
  readonly [field: string]: unknown;
  readonly TransactionDetails?: unknown;
}

function transactionsIn(text: string): readonly AwardJson[] | undefined {
  let whole: Readonly<Record<string, unknown>>;
  try {
    whole = JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
  const list = whole['Transactions'] ?? whole['transactions'];
  const areObjects = Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null);
  return areObjects ? (list as readonly AwardJson[]) : undefined;
}

function recordOf(file: string, number: number, item: AwardJson): AwardRecord {
  const details = Array.isArray(item.TransactionDetails) ? (item.TransactionDetails as readonly unknown[]) : [];
  return {
    row: rowOfFacts(file, number, item),
    rows: [number],
    details: details.map((detail) => {
      const facts = (detail as { readonly Details?: unknown } | null)?.Details ?? detail;
      return rowOfFacts(file, number, typeof facts === 'object' && facts !== null ? { ...facts } : {});
    }),
  };
}

function opened(records: readonly AwardRecord[]): OpenedDocument {
  return {
    count: records.reduce((sum, { rows }) => sum + rows.length, 0),
    identities: () => {
      const identities = new Map<number, string>();
      for (const { row, rows, details } of records) {
        const facts = [row, ...details].map((part) => part.facts).join('\n');
        rows.forEach((number, place) => identities.set(number, place === 0 ? facts : `${facts} ${place}`));
      }
      return identities;
    },
    read: (isRepeated) => readEquityAwards(records.filter(({ row }) => !isRepeated(row.number))),
  };
}

const isHeader = hasColumns('date', 'action', 'symbol', 'awarddate', 'fairmarketvalueprice', 'netsharesdeposited');

/** The same as CSV: lines with details follow the line that they belong to. */
export const schwabEquityAwardsCsv: DocumentFormat = {
  broker: BROKER,
  fits: (_file, beginning) => headerOf(beginning) !== undefined,
  open: (file, records) => {
    const header = headerOf(records);
    return header === undefined ? undefined : opened(csvAwards(file, records, header));
  },
};

function headerOf<Written extends WrittenRecord>(records: readonly Written[]): Written | undefined {
  return possibleHeaders(records).find(({ cells }) => isHeader(columnsOf(cells)));
}

function csvAwards({ name }: TextFile, records: readonly CsvRecord[], header: CsvRecord): AwardRecord[] {
  const columns = columnsOf(header.cells);
  const awards: { row: BrokerRow; rows: number[]; details: BrokerRow[] }[] = [];
  for (const { line, cells } of records.slice(records.indexOf(header) + 1)) {
    const row = new BrokerRow(name, line, columns, cells);
    if (row.isBlank || /total/i.test(row.text('date'))) continue;
    const last = awards.at(-1);
    if (row.text('action') !== '' || last === undefined) {
      awards.push({ row, rows: [line], details: [row] });
    } else {
      last.rows.push(line);
      last.details.push(row);
    }
  }
  return awards;
}
