import { printable } from '@bursar/toolkit';

import type { CollectedEntry, LeftOutReason } from './entry';
import { instrumentTransactions, transactionOf } from './broker-transactions';
import { unreadableRow } from './file/unreadable-row';
import { warningsOfListings, warningsOfNamesakes } from './foreign-namesakes';
import { instrumentsOf } from './instruments';
import { openBrokerFile, unknownBrokerFile } from './open-broker-file';
import type { OpenedBrokerFile } from './opened-table';
import { atOwnRate } from './own-rates';
import { pairOrders } from './pair-orders';
import { leftOutRows, pairStockPlans, type LeftOut } from './pair-stock-plans';
import { repeatedRecords, sameRecordIn } from './repeated-records';
import { warningsOfSameTrades } from './same-trades';
import type { NamedEntry } from './settled-split';
import { settleSplits } from './splits';
import { fileNameWarnings } from './tax-wrapper';
import { warningsOfTotals } from './totals';
import type { FieldContext } from '../parse/fields';
import type { Transaction } from '../transaction';

/** A file as a broker exports it, as text. */
export interface BrokerFile {
  readonly name: string;
  readonly content: string;
}

export interface BrokerFilesOptions extends Pick<FieldContext, 'hasRates'> {
  /** `file` converts money to pounds at the rate of its own record. */
  readonly rates?: 'hmrc' | 'file' | undefined;
  /** The ticker that a symbol, an ISIN, a SEDOL or a name shall have. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
}

/** A transaction with the records that it was read from. */
export interface BrokerTransaction {
  readonly transaction: Transaction;
  readonly isin: string | undefined;
  readonly file: string;
  readonly rows: readonly number[];
}

export interface ReadFile {
  readonly name: string;
  readonly broker: string;
  readonly rows: number;
  readonly transactions: number;
  readonly left_out: number;
}

export interface BrokerHistory {
  readonly files: readonly ReadFile[];
  /** What shares are: their other names and kinds. */
  readonly instruments: readonly Transaction[];
  /** In the order of their days, those of a day in the order of the files. */
  readonly transactions: readonly BrokerTransaction[];
  readonly leftOut: readonly LeftOut[];
  readonly warnings: readonly string[];
}

/**
 * Reads brokers' exports as one history (CONTRACT.md, section 15): every record is in one transaction or left out with a
 * reason. Throws UNKNOWN_BROKER_FILE and BROKER_ROW_UNREADABLE.
 */
export function readBrokerFiles(files: readonly BrokerFile[], options: BrokerFilesOptions): BrokerHistory {
  const collected = collect(namedFiles(files));
  const ordered = pairOrders(collected.entries);
  const paired = pairStockPlans(ordered.entries);
  const leftOut = [...collected.leftOut, ...ordered.leftOut, ...paired.leftOut];
  const entries = options.rates === 'file' ? paired.entries.map(atOwnRate) : paired.entries;
  const instruments = instrumentsOf(
    entries.map(({ share }) => share),
    options.aliases ?? {},
  );
  const allInOrder = entries
    .map((entry) => withTicker(entry, instruments.tickerOf(entry.share)))
    .sort((a, b) => a.date.epochDay - b.date.epochDay);
  const { splits, repeated, warnings: warningsOfSplits } = settleSplits(allInOrder);
  const entriesInOrder = repeated.size === 0 ? allInOrder : allInOrder.filter((entry) => !repeated.has(entry));
  for (const entry of repeated) leftOut.push(...leftOutRows(entry, 'duplicate'));
  const transactions = entriesInOrder.map((entry) => ({
    transaction: transactionOf(entry, splits.get(entry), options),
    isin: instruments.isinOf(entry.share),
    file: entry.file,
    rows: entry.rows,
  }));
  const severalBrokers = new Set(collected.files.map(({ broker }) => broker)).size > 1;
  return {
    files: collected.files.map(({ name, broker, count }) => ({
      name,
      broker,
      rows: count,
      transactions: transactions.filter(({ file }) => file === name).length,
      left_out: leftOut.filter(({ file }) => file === name).length,
    })),
    instruments: instrumentTransactions(instruments.listed, options),
    transactions,
    leftOut,
    warnings: [
      ...collected.warnings,
      ...ordered.warnings,
      ...paired.warnings,
      ...instruments.warnings,
      ...(severalBrokers ? warningsOfNamesakes(entriesInOrder, options.aliases ?? {}) : []),
      ...warningsOfListings(entriesInOrder, options.aliases ?? {}),
      ...warningsOfSplits,
      ...warningsOfTotals(entriesInOrder),
      ...warningsOfSameTrades(
        transactions.map((one) => ({ ...one, source: one.file })),
        [],
        sameRecordIn(collected.files),
      ),
    ],
  };
}

function withTicker(entry: CollectedEntry, ticker: string): NamedEntry {
  if (ticker !== '') {
    entry.ticker = ticker;
    return entry;
  }
  const value = entry.share.symbol || entry.share.name || '';
  throw unreadableRow(
    { file: entry.file, row: entry.rows[0] ?? 0, field: 'share', value },
    'a name with letters or digits',
  );
}

/** Names as they may be shown; of two files with one name the second gets a number. */
function namedFiles(files: readonly BrokerFile[]): readonly BrokerFile[] {
  const taken = new Set<string>();
  return files.map(({ name, content }) => {
    const shown = printable(name);
    let free = shown;
    for (let copy = 2; taken.has(free); copy += 1) free = `${shown} (${copy})`;
    taken.add(free);
    return { name: free, content };
  });
}

interface Collected {
  readonly files: readonly OpenedBrokerFile[];
  readonly entries: CollectedEntry[];
  readonly leftOut: LeftOut[];
  readonly warnings: string[];
}

/** Reads each file, without what an earlier one has. */
function collect(files: readonly BrokerFile[]): Collected {
  const collected = { entries: [] as CollectedEntry[], leftOut: [] as LeftOut[], warnings: [] as string[] };
  const first = new Map<string, string>();
  const opened = files.map(({ name, content }) => {
    const file = openBrokerFile(name, content);
    if (file === undefined) throw unknownBrokerFile(name, content);
    const earlier = first.get(content);
    if (earlier !== undefined) collected.warnings.push(`${name} is the same file as ${earlier}; it is left out.`);
    else first.set(content, name);
    return file;
  });
  const { rows: repeated, overlaps } = repeatedRecords(opened);
  opened.forEach((file, place) => {
    const rows = repeated[place] ?? new Set<number>();
    const leaveOut = (row: number, reason: LeftOutReason, text: string) =>
      collected.leftOut.push({ file: file.name, row, reason, text: printable(text) });
    const identities = rows.size > 0 ? file.identities() : undefined;
    for (const row of rows) leaveOut(row, 'duplicate', identities?.get(row)?.replace(/\s+/g, ' ').slice(0, 120) ?? '');
    if (first.get(files[place]?.content ?? '') !== file.name) return;
    const { entries, leftOut, warnings, wrapperWarnings } = file.read((row) => rows.has(row));
    for (const entry of entries) {
      entry.file = file.name;
      entry.broker = file.broker;
      collected.entries.push(entry);
    }
    for (const { row, reason, text } of leftOut) leaveOut(row, reason, text);
    const hasTrades = entries.some(({ event }) => event.kind === 'trade');
    const ofName = wrapperWarnings.length === 0 && hasTrades ? fileNameWarnings(file.name) : [];
    for (const warning of [...warnings, ...wrapperWarnings, ...ofName]) collected.warnings.push(printable(warning));
  });
  for (const { file, earlier, count } of overlaps) {
    if (first.get(files[opened.findIndex(({ name }) => name === file)]?.content ?? '') !== file) continue;
    collected.warnings.push(`${file} and ${earlier} overlap: ${count} records of ${file} are in both and count once.`);
  }
  return { files: opened, ...collected };
}
