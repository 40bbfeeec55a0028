import type { BrokerRow } from '../file/broker-row';
import { exactNumber, NOTHING, type ExactNumber } from '../file/exact-number';
import { Reading, rowsOf, tradeMoney } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { headingWarnings } from '../tax-wrapper';
import { readFlexCash } from './flex-cash';
import { readFlexXml, type FlexElement, type FlexFile, type FlexRecord } from './flex-xml';
import { flexDay } from './flex-day';
import { OPTION_SYMBOL } from './interactive-brokers-history';
import type { DocumentFormat } from './format';

const CANCELLED = /(?:^|;)\s*ca\s*(?:;|$)/i;
const SPLIT = /SPLIT ([\d.,]+) FOR ([\d.,]+)/i;

/** Interactive Brokers' Flex Query. */
export const interactiveBrokersFlex: DocumentFormat = {
  broker: 'interactive-brokers-flex',
  open: ({ name, text }) => {
    if (!text.includes('<FlexQueryResponse')) return undefined;
    const flex = readFlexXml(name, text);
    if (flex === undefined) return undefined;
    return {
      count: flex.records.length,
      identities: () => new Map(flex.records.map(({ element, row }) => [row.number, identityOf(element, row)])),
      read: (isRepeated) =>
        readRecords(name, { ...flex, records: flex.records.filter(({ row }) => !isRepeated(row.number)) }),
    };
  },
};

function identityOf(element: FlexElement, row: BrokerRow): string {
  const id = row.text('tradeid') || row.text('iborderid') || row.text('orderid') || row.text('transactionid');
  return id === '' ? row.facts : `${element} ${id} ${row.text('levelofdetail')}`;
}

function readRecords(file: string, flex: FlexFile): Reading {
  const reading = new Reading();
  const hasOrders = flex.records.some(({ element }) => element === 'Order');
  const cashRows: FlexRecord[] = [];
  const actions: BrokerRow[] = [];
  for (const record of flex.records) {
    const { element, row } = record;
    if (element === 'CorporateAction') actions.push(row);
    else if (element === 'CashTransaction' || element === 'StatementOfFundsLine') cashRows.push(record);
    else if (element === 'Trade' && hasOrders) reading.leaveOut(row, 'paired');
    else readOrder(reading, record, flex.accountCurrency);
  }
  readActions(reading, actions);
  readFlexCash(reading, cashRows, hasOrders);
  reading.warnings.push(
    ...headingWarnings(
      file,
      flex.accounts.map((account) => [account]),
    ),
  );
  if (flex.moved.length > 0) {
    const symbols = flex.moved.slice(0, 5).join(', ') + (flex.moved.length > 5 ? ' and others' : '');
    reading.warnings.push(
      `${file}: the section Transfers (${symbols}) is not read; enter the cost of shares that came from elsewhere by hand.`,
    );
  }
  return reading;
}

const shareOfFlex = (row: BrokerRow) => ({
  symbol: row.text('symbol'),
  isin: row.text('isin') || (row.text('securityidtype') === 'ISIN' ? row.text('securityid') : ''),
  name: row.text('description'),
});

/** Attributes name the moment of a trade in several ways. */
function momentColumn(row: BrokerRow): string {
  return ['datetime', 'tradedate', 'reportdate'].find((column) => row.text(column) !== '') ?? 'datetime';
}

function readOrder(reading: Reading, { element, row }: FlexRecord, accountCurrency: string | undefined): void {
  const category = row.text('assetcategory').toUpperCase();
  if (category !== 'STK' || OPTION_SYMBOL.test(row.text('symbol'))) {
    const kind = { OPT: 'an option', FOP: 'an option', FUT: 'a future', CASH: 'forex', CFD: 'a CFD', BOND: 'a bond' }[
      category
    ];
    const what = `${row.text('symbol')} (${kind ?? (category || 'no asset category')}) is left out.`;
    return reading.leaveOutWithWarning(row, 'not_security', what);
  }
  const side = row.text('buysell').toUpperCase();
  if (/CA\.|CANCEL/.test(side)) {
    const what = `a trade of ${row.text('symbol')} was cancelled; check that what it cancels is not counted.`;
    return reading.leaveOutWithWarning(row, 'cancelled', what);
  }
  if (side !== 'BUY' && side !== 'SELL') throw row.unreadable('buysell', 'BUY or SELL');
  const currency = row.text('currency');
  if (currency === '') throw row.unreadable('currency', 'a currency code');
  const column = momentColumn(row);
  reading.add({
    rows: [row.number],
    date: flexDay(row, column),
    time: row.time(column),
    share: shareOfFlex(row),
    event: {
      kind: 'trade',
      action: side,
      quantity: row.quantity('quantity'),
      ...tradeMoney(side, row.required('proceeds'), costsOf(row, currency), currency),
      price: row.amount('tradeprice'),
    },
    order: orderOf(element, row),
    poundsForUnit: accountCurrency === 'GBP' ? row.amount('fxratetobase') : undefined,
  });
}

function orderOf(element: FlexElement, row: BrokerRow) {
  const id = row.text('iborderid') || row.text('orderid');
  if (id === '') return undefined;
  const level = row.text('levelofdetail').toUpperCase();
  return { id, isExecution: element === 'Trade' && level !== 'ORDER' };
}

/** Commission and taxes, above zero for what was paid. */
function costsOf(row: BrokerRow, currency: string): ExactNumber {
  const commission = row.amount('ibcommission') ?? NOTHING;
  const paidIn = row.text('ibcommissioncurrency');
  if (paidIn !== '' && paidIn !== currency && !commission.isZero) {
    throw row.unreadable('ibcommissioncurrency', `${currency}, the currency of the trade`);
  }
  return commission.plus(row.amount('taxes') ?? NOTHING).neg();
}

/** Splits; a split that changes the ISIN stands in two records. */
function readActions(reading: Reading, all: readonly BrokerRow[]): void {
  const rows = withoutCancelled(reading, all);
  const keyOf = (row: BrokerRow) =>
    `${row.text(momentColumn(row))} ${SPLIT.exec(row.text('description'))?.[0] ?? ''} ${baseSymbol(row)}`;
  const splits = rows.filter((row) => SPLIT.test(row.text('description')));
  const others = new RowsByKey(splits, keyOf);
  const done = new Set<BrokerRow>();
  for (const row of rows) {
    if (done.has(row)) continue;
    const [, to = '', from = ''] = SPLIT.exec(row.text('description')) ?? [];
    const [numerator, denominator] = [exactNumber(to), exactNumber(from)];
    if (numerator?.isPositive !== true || denominator?.isPositive !== true) {
      reading.leaveOutUnknown(row, `${row.text('type')} ${row.text('description')}`.trim());
      continue;
    }
    const halves = others.takeAll(keyOf(row));
    for (const half of halves) done.add(half);
    const old = halves.find((half) => half.amount('quantity')?.isBelowZero === true);
    const kept = halves.find((half) => half !== old) ?? row;
    const column = momentColumn(row);
    reading.add({
      rows: rowsOf(...halves),
      date: flexDay(row, column),
      time: row.time(column),
      share: { ...shareOfFlex(kept), formerIsin: old?.text('isin') },
      event: { kind: 'split', to: numerator, from: denominator, when: 'by-time' },
    });
  }
}

/** A corporate action that was booked wrongly is booked once more with the opposite number, under the code Ca. */
function withoutCancelled(reading: Reading, rows: readonly BrokerRow[]): readonly BrokerRow[] {
  const isCancellation = (row: BrokerRow) => CANCELLED.test(row.text('code'));
  const keyOf = (row: BrokerRow, number: ExactNumber | undefined) =>
    [row.text('symbol'), row.text('isin'), row.text('description'), number?.text ?? ''].join('\t');
  const booked = new RowsByKey(
    rows.filter((row) => !isCancellation(row)),
    (row) => keyOf(row, row.amount('quantity')),
  );
  const gone = new Set<BrokerRow>();
  for (const row of rows.filter(isCancellation)) {
    const other = booked.take(keyOf(row, row.amount('quantity')?.neg()));
    gone.add(row);
    if (other === undefined) {
      const what = `a corporate action of ${row.text('symbol')} was cancelled that is not in this file; check that it is not counted.`;
      reading.leaveOutWithWarning(row, 'cancelled', what);
      continue;
    }
    gone.add(other);
    reading.leaveOut(other, 'cancelled');
    reading.leaveOut(row, 'cancelled');
  }
  return rows.filter((row) => !gone.has(row));
}

/** Before a split some files add ".OLD" to a symbol. */
function baseSymbol(row: BrokerRow): string {
  return row.text('symbol').replace(/\.OLD$/i, '');
}
