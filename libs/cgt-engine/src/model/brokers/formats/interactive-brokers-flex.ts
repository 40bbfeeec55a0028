import { brokerDate } from '../file/broker-date';
import type { BrokerRow } from '../file/broker-row';
import { exactNumber, NOTHING } from '../file/exact-number';
import { withoutCancelledTrades } from '../cancelled-trades';
import { cash, Reading, tradeMoney } from '../reading';
import { headingWarnings } from '../tax-wrapper';
import { readFlexCash } from './flex-cash';
import { readFlexXml, type FlexElement, type FlexFile, type FlexRecord } from './flex-xml';
import { readActions } from './flex-actions';
import { flexDay } from './flex-day';
import { momentColumn, shareOfFlex } from './flex-row';
import { OPTION_SYMBOL } from './interactive-brokers-history';
import type { DocumentFormat } from './format';

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
  const levels = new Set(flex.records.map(levelOf));
  const hasOrders = levels.has('order');
  const cashRows: FlexRecord[] = [];
  const actions: BrokerRow[] = [];
  const trades = new Map<BrokerRow, FlexElement>();
  for (const record of flex.records) {
    const { element, row } = record;
    if (element === 'CorporateAction') actions.push(row);
    else if (element === 'CashTransaction' || element === 'StatementOfFundsLine') cashRows.push(record);
    else if (levelOf(record) === 'repeated' || (levelOf(record) === 'execution' && hasOrders)) {
      reading.leaveOut(row, 'paired');
    } else trades.set(row, element);
  }
  for (const row of withoutCancelledTrades(reading, [...trades.keys()], { isCancellation, keyOf })) {
    readOrder(reading, row, trades.get(row) ?? 'Trade', flex.accountCurrency);
  }
  readActions(reading, actions);
  readFlexCash(reading, cashRows, hasOrders);
  reading.wrapperWarnings.push(
    ...headingWarnings(
      file,
      flex.accounts.map((account) => [account]),
    ),
  );
  reading.warnings.push(...warningsOfUnread(flex, levels).map((what) => `${file}: ${what}`));
  return reading;
}

/** A trade stands in a file as an order, as its executions, and again in lots and sums of them. */
function levelOf({ element, row }: FlexRecord): 'order' | 'execution' | 'repeated' | undefined {
  if (element === 'Order') return 'order';
  if (element !== 'Trade') return undefined;
  const level = row.text('levelofdetail').toUpperCase();
  if (/LOT|SUMMARY|WASH/.test(level)) return 'repeated';
  return level === 'ORDER' ? 'order' : 'execution';
}

/** What a file has that no record is made of. */
function warningsOfUnread(flex: FlexFile, levels: ReadonlySet<string | undefined>): readonly string[] {
  const warnings: string[] = [];
  if (flex.moved.length > 0) {
    warnings.push(
      `the section Transfers (${firstOf(flex.moved)}) is not read; enter the cost of shares that came from elsewhere by hand.`,
    );
  }
  if ((flex.hasSummaries || levels.has('repeated')) && !levels.has('order') && !levels.has('execution')) {
    warnings.push(
      'it has trades as sums or lots alone, which are not read; choose Executions or Orders in the Flex Query.',
    );
  }
  const untaxed = untaxedOf(flex);
  if (untaxed.length > 0) {
    warnings.push(
      `the section Transaction Taxes has taxes that no trade of ${firstOf(untaxed)} names; if the commissions lack them, add them to the fees by hand.`,
    );
  }
  return warnings;
}

/** Shares that have taxes in a section of their own, and trades, but none with taxes. */
function untaxedOf({ taxed, records }: FlexFile): readonly string[] {
  if (taxed.length === 0) return [];
  const trades = records.filter((record) => levelOf(record) !== undefined).map(({ row }) => row);
  const traded = new Set(trades.map((row) => row.text('symbol')));
  const withTaxes = trades.filter((row) => !(row.amount('taxes') ?? NOTHING).isZero);
  const named = new Set(withTaxes.map((row) => row.text('symbol')));
  return taxed.filter((symbol) => traded.has(symbol) && !named.has(symbol));
}

const MOST_NAMED = 5;

function firstOf(symbols: readonly string[]): string {
  return symbols.slice(0, MOST_NAMED).join(', ') + (symbols.length > MOST_NAMED ? ' and others' : '');
}

/** A trade that is taken back is booked once more, as "BUY (Ca.)" with the opposite number. */
function isCancellation(row: BrokerRow): boolean {
  return /CA\.|CANCEL/i.test(row.text('buysell')) || /cancel/i.test(row.text('transactiontype'));
}

function keyOf(row: BrokerRow): string {
  const day = brokerDate(row.text(momentColumn(row)), 'year-first')?.text;
  const numbers = ['quantity', 'tradeprice'].map((column) => exactNumber(row.text(column))?.abs().text);
  const share = ['assetcategory', 'accountid', 'currency', 'symbol', 'isin'].map((column) => row.text(column));
  return [...share, row.text('buysell').slice(0, 3).toUpperCase(), day, ...numbers].join('\t');
}

function readOrder(reading: Reading, row: BrokerRow, element: FlexElement, accountCurrency: string | undefined): void {
  const category = row.text('assetcategory').toUpperCase();
  if (category !== 'STK' || OPTION_SYMBOL.test(row.text('symbol'))) {
    const kind = { OPT: 'an option', FOP: 'an option', FUT: 'a future', CASH: 'forex', CFD: 'a CFD', BOND: 'a bond' }[
      category
    ];
    const what = `${row.text('symbol')} (${kind ?? (category || 'no asset category')}) is left out.`;
    return reading.leaveOutWithWarning(row, 'not_security', what);
  }
  const side = row.text('buysell').toUpperCase();
  if (isCancellation(row)) {
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
      ...moneyOf(row, side, currency),
      price: row.amount('tradeprice'),
    },
    order: orderOf(element, row),
    poundsForUnit: accountCurrency === 'GBP' ? row.amount('fxratetobase') : undefined,
  });
}

function orderOf(element: FlexElement, row: BrokerRow) {
  const id = row.text('iborderid') || row.text('orderid');
  if (id === '') return undefined;
  return { id, isExecution: levelOf({ element, row }) !== 'order' };
}

/** The commission may be in the account's currency; taxes are in the trade's. */
function moneyOf(row: BrokerRow, side: 'BUY' | 'SELL', currency: string) {
  const proceeds = row.required('proceeds');
  const commission = (row.amount('ibcommission') ?? NOTHING).neg();
  const taxes = (row.amount('taxes') ?? NOTHING).neg();
  const paidIn = row.text('ibcommissioncurrency');
  if (paidIn === '' || paidIn === currency || commission.isZero) {
    return tradeMoney(side, proceeds, commission.plus(taxes), currency);
  }
  if (commission.isBelowZero || !taxes.isZero) {
    throw row.unreadable('ibcommissioncurrency', `${currency}, the currency of the trade`);
  }
  return { total: cash(proceeds, currency), fees: cash(commission, paidIn) };
}
