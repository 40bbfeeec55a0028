import { brokerDate } from '../file/broker-date';
import type { BrokerRow } from '../file/broker-row';
import { exactNumber, NOTHING } from '../file/exact-number';
import { withoutCancelledTrades } from '../cancelled-trades';
import { isPence, tradeMoney, type Reading } from '../reading';

const FACTS_OF_TRADE = ['datadiscriminator', 'asset category', 'currency', 'account', 'symbol', 'date/time'];
const NUMBERS_OF_TRADE = ['quantity', 't. price', 'proceeds'];

/** What a trade is in every statement: its basis, its profit and its code are worked out anew for each. */
export function identityOfTrade(row: BrokerRow): string {
  const numbers = NUMBERS_OF_TRADE.map((column) => exactNumber(row.text(column))?.text ?? row.text(column));
  return [...FACTS_OF_TRADE.map((column) => row.text(column)), ...numbers].join(' ');
}

/** Reads the rows of the section Trades of an Activity Statement, whose amounts are in their own currencies. */
export function readTrades(reading: Reading, rows: readonly BrokerRow[], isins: ReadonlyMap<string, string>): void {
  const isOrder = (row: BrokerRow) => row.text('datadiscriminator').toLowerCase() === 'order';
  const hasOrders = rows.some(isOrder);
  const trades: BrokerRow[] = [];
  for (const row of rows) {
    const kind = row.text('datadiscriminator').toLowerCase();
    // Orders are followed by the executions that they consist of and the lots that they closed.
    if (hasOrders ? !isOrder(row) : !['trade', 'execution', ''].includes(kind)) reading.leaveOut(row, 'paired');
    else trades.push(row);
  }
  for (const row of withoutCancelledTrades(reading, trades, { isCancellation, keyOf })) readOrder(reading, row, isins);
}

function isCancellation(row: BrokerRow): boolean {
  return /(?:^|;)\s*ca\s*(?:;|$)/i.test(row.text('code'));
}

/** A cancellation has the number of its trade with the opposite sign. */
function keyOf(row: BrokerRow): string {
  const number = exactNumber(row.text('quantity'));
  return [
    ...['asset category', 'account', 'currency', 'symbol'].map((column) => row.text(column)),
    brokerDate(row.text('date/time'), 'year-first')?.text,
    (isCancellation(row) ? number?.neg() : number)?.text,
    exactNumber(row.text('t. price'))?.text,
  ].join('\t');
}

function readOrder(reading: Reading, row: BrokerRow, isins: ReadonlyMap<string, string>): void {
  const category = row.text('asset category');
  if (/^forex/i.test(category)) {
    return reading.leaveOutWithWarning(row, 'not_security', `an exchange of currencies (${category}) is left out.`);
  }
  if (!/^(?:stocks|etfs?|funds|mutual funds)/i.test(category)) {
    const what = `${row.text('symbol')} (${category || 'no asset category'}) is no share and is left out.`;
    return reading.leaveOutWithWarning(row, 'not_security', what);
  }
  const currency = row.text('currency');
  if (currency === '') throw row.unreadable('currency', 'a currency code');
  const symbol = row.text('symbol');
  if (isCancellation(row)) {
    const what = `a trade of ${row.text('symbol')} was cancelled; check that what it cancels is not counted.`;
    return reading.leaveOutWithWarning(row, 'cancelled', what);
  }
  const quantity = row.required('quantity');
  const action = quantity.isBelowZero ? 'SELL' : 'BUY';
  const commission = row.columnsFrom('comm').find((column) => row.text(column) !== '');
  const costs = commission === undefined ? NOTHING : row.required(commission).neg();
  reading.add({
    rows: [row.number],
    date: row.day('date/time', 'year-first'),
    time: row.time('date/time'),
    share: { symbol, isin: isins.get(symbol) },
    event: {
      kind: 'trade',
      action,
      quantity: row.quantity('quantity'),
      ...tradeMoney(action, row.required('proceeds'), costs, currency),
      price: isPence(currency) ? row.amount('t. price')?.hundredth() : row.amount('t. price'),
    },
  });
}
