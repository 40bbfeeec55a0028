import type { Cash, Share } from '../entry';
import type { BrokerRow } from '../file/broker-row';
import { NOTHING, type ExactNumber } from '../file/exact-number';
import type { MoneyColumns, SignedCash } from '../file/money-columns';
import { cash, isPence, paidInOrOut, priceToCheck, Reading, toPennies } from '../reading';
import { warningsOfRewrittenDates } from '../rewritten-dates';
import { hasColumns, type TableFormat } from './format';
import { factsOf, layoutOf, type Layout } from './trading212-columns';

const TRADES: ReadonlyMap<string, 'BUY' | 'SELL'> = new Map(
  ['Market', 'Limit', 'Stop', 'Stop limit', 'market', 'limit', 'stop', 'stop limit'].flatMap((order) => [
    [`${order} buy`, 'BUY'],
    [`${order} sell`, 'SELL'],
  ]),
);
const SPLIT = /^stock split (open|close)$/;
/** Distributions of a fund of bonds are interest (ITTOIA 2005 s378A). */
const NO_DIVIDEND = /return of capital|\(interest\)/;

const PRICE_DECIMALS = 8;

/** Trading 212, in the three generations of its header: `Total (GBP)`, `Total` with its currency, and the columns of 2025.
 * The time's column may name its zone. */
export const trading212: TableFormat = {
  broker: 'trading212',
  idColumn: 'id',
  columnAs: (column) => (/^time \([^)]*\)$/.test(column) ? 'time' : column),
  fits: (columns) =>
    hasColumns('action', 'time', 'isin', 'ticker', 'no. of shares', 'price / share')(columns) &&
    [...columns.keys()].some((column) => /^total(?: \([a-z]{3}\))?$/.test(column)),
  identity: (row) => (row.text('id') === '' ? factsOf(row) : `${row.text('action')} ${row.text('id')}`),
  read: (rows) => {
    const reading = new Reading();
    const [first] = rows;
    if (first === undefined) return reading;
    const layout = layoutOf(first);
    const closed = new Map<string, BrokerRow>();
    for (const row of rows) {
      const side = sideOf(row.text('action'));
      if (side !== undefined) {
        readTrade(reading, row, side, layout);
        continue;
      }
      const action = row.text('action').toLowerCase();
      const [, half] = SPLIT.exec(action) ?? [];
      if (half !== undefined) readSplit(reading, row, half, closed);
      else if (/^dividend/.test(action) && !NO_DIVIDEND.test(action)) readDividend(reading, row, layout);
      else if (/^(?:deposit|withdrawal)$/.test(action))
        reading.leaveOut(row, paidInOrOut(layout.total.read(row)?.signed));
      else if (action.includes('interest')) reading.leaveOut(row, 'interest');
      else if (/^card |cashback/.test(action)) reading.leaveOut(row, 'cash');
      else if (action === 'currency conversion') reading.leaveOut(row, 'currency_exchange');
      else reading.leaveOutUnknown(row, row.text('action'));
    }
    for (const row of closed.values()) reading.leaveOutUnknown(row, row.text('action'));
    reading.warnings.push(...warningsOfRewrittenDates(rows, 'time'));
    return reading;
  },
};

function sideOf(action: string): 'BUY' | 'SELL' | undefined {
  return TRADES.get(action) ?? TRADES.get(action.toLowerCase());
}

function shareOf(reading: Reading, row: BrokerRow): Share {
  return reading.share(row.text('ticker'), row.text('isin'), row.text('name'));
}

function requiredTotal(row: BrokerRow, layout: Layout): SignedCash {
  const total = layout.total.read(row);
  if (total === undefined) throw row.unreadable('total', 'a number');
  return total;
}

/** The total is what left or reached the account, so the agreed amount is what remains without fees. */
function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL', layout: Layout): void {
  const total = requiredTotal(row, layout);
  let fees = NOTHING;
  for (const columns of layout.fees) fees = fees.plus(feeIn(row, columns, total.currency));
  const agreed = action === 'BUY' ? total.amount.minus(fees) : total.amount.plus(fees);
  if (agreed.isBelowZero) throw row.unreadable(total.column, 'more than the fees');
  const quantity = reading.traded(row, 'no. of shares', action);
  reading.add({
    rows: [row.number],
    date: row.day('time', 'day-first'),
    time: row.time('time'),
    share: shareOf(reading, row),
    event: {
      kind: 'trade',
      action,
      quantity,
      total: { amount: agreed, currency: total.currency },
      fees: fees.isZero ? undefined : { amount: fees, currency: total.currency },
      price: doubtfulPrice(row, quantity, { amount: agreed, currency: total.currency }),
    },
  });
}

/** The price of a share to check a total with; in another currency than the total's, by the row's own rate. */
function doubtfulPrice(row: BrokerRow, quantity: ExactNumber, total: Cash): ExactNumber | undefined {
  const priced = row.text('currency (price / share)');
  const price = row.amount('price / share');
  if (priced === total.currency || price === undefined) return priceToCheck(quantity, total.amount, price);
  if (isPence(priced) && total.currency === 'GBP') return priceToCheck(quantity, total.amount, price.hundredth());
  const rate = row.amount('exchange rate');
  if (rate?.isPositive !== true) return undefined;
  // Exports of some years have the rate of the one currency in the other, those of others the reverse.
  const atRate = priceToCheck(quantity, total.amount, price.div(rate));
  return atRate && priceToCheck(quantity, total.amount, price.times(rate)) && atRate.round(PRICE_DECIMALS);
}

/** A fee in the price's currency comes to the total's at the row's own rate. */
function feeIn(row: BrokerRow, columns: MoneyColumns, currency: string): ExactNumber {
  const fee = columns.read(row);
  if (fee === undefined) return NOTHING;
  if (fee.currency === currency || fee.amount.isZero) return fee.amount;
  const priced = row.text('currency (price / share)');
  const rate = row.amount('exchange rate');
  const inPounds = isPence(priced) ? 'GBP' : priced;
  if (fee.currency !== inPounds || rate === undefined || !rate.isPositive)
    throw row.unreadable(fee.column, `an amount in ${currency}`);
  return toPennies(fee.amount.div(rate));
}

/** Gross is what was received with what was withheld; in two currencies, the amount of each share tells. */
function readDividend(reading: Reading, row: BrokerRow, layout: Layout): void {
  const received = requiredTotal(row, layout);
  if (received.signed.isBelowZero) return reading.leaveOutTakenBack(row);
  const withheld = layout.withheld.read(row);
  const tax = withheld?.amount.isZero === true ? undefined : withheld;
  const entry = { rows: [row.number], date: row.day('time', 'day-first'), share: shareOf(reading, row) };
  const add = (total: Cash) =>
    reading.add({
      ...entry,
      event: { kind: 'dividend', total, ...(tax && { tax: { amount: tax.amount, currency: tax.currency } }) },
    });
  if (tax === undefined) return add({ amount: received.amount, currency: received.currency });
  if (tax.currency === received.currency) {
    return add({ amount: received.amount.plus(tax.amount), currency: tax.currency });
  }
  const perShare = row.amount('price / share');
  const priced = row.text('currency (price / share)');
  if (perShare !== undefined && (isPence(priced) ? 'GBP' : priced) === tax.currency) {
    const net = cash(perShare.times(row.quantity('no. of shares')), priced);
    return add({ amount: net.amount.plus(tax.amount), currency: tax.currency });
  }
  reading.warnings.push(
    `${row.file}, row ${row.number}: tax was withheld in ${tax.currency} from a dividend in ${received.currency}; the total is what was received.`,
  );
  add({ amount: received.amount, currency: received.currency });
}

/** The old shares go and the new ones come, in two records of one day. */
function readSplit(reading: Reading, row: BrokerRow, half: string, halves: Map<string, BrokerRow>): void {
  const date = row.day('time', 'day-first');
  const key = `${date.text} ${row.text('ticker')}`;
  const other = halves.get(key);
  if (other === undefined || other.text('action').toLowerCase().endsWith(half)) {
    halves.set(other === undefined ? key : `${key} ${row.number}`, row);
    return;
  }
  halves.delete(key);
  const [close, open] = half === 'open' ? [other, row] : [row, other];
  const [from, to] = [close.quantity('no. of shares'), open.quantity('no. of shares')];
  reading.add({
    rows: [other.number, row.number],
    date,
    share: { ...shareOf(reading, open), formerIsin: close.text('isin') },
    event: { kind: 'split', to, from, when: 'OPEN' },
  });
}
