import type { BrokerRow } from '../file/broker-row';
import { exactly, NOTHING, type ExactNumber } from '../file/exact-number';
import { cash, paidInOrOut, Reading } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { FRACTION_KIND, fractionPaid, MOVED_KIND, reasonOfKind } from './schwab-kinds';

/** A transaction of an equity awards account with its details. */
export interface AwardRecord {
  readonly row: BrokerRow;
  readonly details: readonly BrokerRow[];
  /** The rows that it stands in. */
  readonly rows: readonly number[];
}

const USD = 'USD';
/** A deposit may be entered some days after its lapse. */
const MAXIMUM_DAYS_APART = 10;

/** Reads an equity awards account: shares deposited at their market value, and sales. */
export function readEquityAwards(records: readonly AwardRecord[]): Reading {
  const reading = new Reading();
  const deposits = records.filter((record) => kindOf(record) === 'deposit');
  const unpaired = new RowsByKey(deposits, ({ row }) => numberOfShares(row, row.quantity('quantity')));
  const values = marketValues(deposits);
  for (const record of records) {
    const kind = kindOf(record);
    if (kind === 'deposit') readDeposit(reading, record);
    else if (kind === 'lapse') readLapse(reading, record, unpaired);
    else if (/sale|^sell/.test(kind)) readSale(reading, record, values);
    else if (kind === 'dividend' && record.row.amount('amount')?.isPositive === true) {
      reading.add({ ...entryOf(record), event: { kind: 'dividend', total: cash(record.row.required('amount'), USD) } });
    } else leaveOut(reading, record, kind);
  }
  return reading;
}

const kindOf = ({ row }: AwardRecord) => row.text('action').toLowerCase();

const entryOf = ({ row, rows }: AwardRecord, day?: { readonly of: BrokerRow; readonly column: string }) => ({
  rows,
  date: (day?.of ?? row).day(day?.column ?? 'date', 'month-first'),
  share: { symbol: row.text('symbol') },
});

function leaveOut(reading: Reading, { row, rows }: AwardRecord, kind: string): void {
  const isFraction = FRACTION_KIND.test(kind);
  const reason = isFraction
    ? 'cash'
    : (reasonOfKind(kind) ?? (MOVED_KIND.test(kind) ? paidInOrOut(row.amount('amount')) : undefined));
  if (reason === undefined) reading.leaveOutUnknown(row, row.text('action'));
  else if (isFraction) reading.leaveOutWithWarning(row, reason, fractionPaid(row.text('symbol')));
  else reading.leaveOut(row, reason);
  for (const number of rows.slice(1)) reading.leaveOut({ number, shown: row.shown }, reason ?? 'unknown_type');
}

function detailWith({ details }: AwardRecord, column: string): BrokerRow | undefined {
  return details.find((detail) => detail.text(column) !== '');
}

/** Restricted stock vests at its market value; shares of a purchase plan come at theirs on the day of purchase. */
function readDeposit(reading: Reading, record: AwardRecord): void {
  const { row } = record;
  const vest = detailWith(record, 'vestfairmarketvalue');
  const purchase = detailWith(record, 'purchasefairmarketvalue');
  const valued = vest ?? purchase;
  if (valued === undefined) {
    reading.leaveOutWithWarning(row, 'price_missing', `shares of ${row.text('symbol')} came without a price.`);
    return;
  }
  const [value, day] =
    valued === vest ? ['vestfairmarketvalue', 'vestdate'] : ['purchasefairmarketvalue', 'purchasedate'];
  const net = detailWith(record, 'netsharesdeposited');
  const quantity = net === undefined ? row.quantity('quantity') : net.quantity('netsharesdeposited');
  const on = valued.text(day) === '' ? undefined : { of: valued, column: day };
  addPurchase(reading, record, quantity, valued.required(value), on);
}

function addPurchase(
  reading: Reading,
  record: AwardRecord,
  quantity: ExactNumber,
  price: ExactNumber,
  on?: { readonly of: BrokerRow; readonly column: string },
): void {
  reading.add({
    ...entryOf(record, on),
    event: { kind: 'trade', action: 'BUY', quantity, total: cash(quantity.times(price), USD) },
  });
}

/** A lapse beside its deposit says the same again; alone it is the purchase. */
function readLapse(reading: Reading, record: AwardRecord, unpaired: RowsByKey<AwardRecord>): void {
  const { row, rows } = record;
  const net = detailWith(record, 'netsharesdeposited');
  const quantity = net === undefined ? row.quantity('quantity') : net.quantity('netsharesdeposited');
  const day = row.day('date', 'month-first').epochDay;
  const deposit = unpaired.takeWhere(
    numberOfShares(row, quantity),
    (other) => Math.abs(other.row.day('date', 'month-first').epochDay - day) <= MAXIMUM_DAYS_APART,
  );
  if (deposit !== undefined) {
    for (const number of rows) reading.leaveOut({ number, shown: row.shown }, 'paired');
    return;
  }
  const price = detailWith(record, 'fairmarketvalueprice')?.required('fairmarketvalueprice');
  if (price === undefined) throw row.unreadable('fairmarketvalueprice', 'a price');
  addPurchase(reading, record, quantity, price);
}

const numberOfShares = (row: BrokerRow, quantity: ExactNumber) => `${row.text('symbol')} ${quantity.text}`;

function readSale(reading: Reading, record: AwardRecord, values: MarketValues): void {
  const { row } = record;
  const fees = (row.amount('feesandcommissions') ?? NOTHING).abs();
  reading.add({
    ...entryOf(record),
    event: {
      kind: 'trade',
      action: 'SELL',
      quantity: restatedQuantity(reading, record, values),
      total: cash(row.required('amount').abs().plus(fees), USD),
      fees: cash(fees, USD),
    },
  });
}

/**
 * Deposits are restated for later splits, sales are not: where the market value at a sale's deposit is a whole multiple of
 * the deposit's own, the sale counts shares of before the split.
 */
function restatedQuantity(reading: Reading, record: AwardRecord, values: MarketValues): ExactNumber {
  const { row, details } = record;
  const stated = row.quantity('quantity');
  const sold = details.filter((detail) => detail.text('shares') !== '');
  if (sold.length === 0) return stated;
  let added = NOTHING;
  for (const detail of sold) {
    const factor = splitFactor(detail, row.text('symbol'), values);
    if (factor !== undefined) added = added.plus(detail.quantity('shares').times(factor.minus(ONE)));
  }
  if (added.isZero) return stated;
  const quantity = stated.plus(added);
  reading.warnings.push(
    `${row.file}, row ${row.number}: the sale of ${stated.text} ${row.text('symbol')} is taken as ${quantity.text}, since its deposit counts shares as after a split.`,
  );
  return quantity;
}

const ONE = exactly('1');
const ROUNDING = exactly('0.01');

const VALUES = [
  ['vestdate', 'vestfairmarketvalue'],
  ['purchasedate', 'purchasefairmarketvalue'],
] as const;

/** Of a share on the day that it was deposited, by symbol, day and field. */
type MarketValues = ReadonlyMap<string, ExactNumber>;

function marketValues(deposits: readonly AwardRecord[]): MarketValues {
  const values = new Map<string, ExactNumber>();
  for (const { row, details } of deposits) {
    for (const detail of details) {
      for (const [day, field] of VALUES) {
        const value = detail.amount(field);
        if (value === undefined || detail.text(day) === '') continue;
        values.set(keyOfValue(row.text('symbol'), detail, day), value);
      }
    }
  }
  return values;
}

function keyOfValue(symbol: string, detail: BrokerRow, day: string): string {
  return `${symbol} ${day} ${detail.day(day, 'month-first').text}`;
}

function splitFactor(detail: BrokerRow, symbol: string, values: MarketValues): ExactNumber | undefined {
  for (const [day, field] of VALUES) {
    const atSale = detail.amount(field);
    if (detail.text(day) === '' || atSale === undefined) continue;
    const deposited = values.get(keyOfValue(symbol, detail, day));
    if (deposited === undefined || !deposited.isPositive) continue;
    const factor = atSale.div(deposited);
    // A restated value is rounded to some decimals.
    const whole = factor.round(0);
    if (whole.gt(ONE) && factor.minus(whole).abs().lte(ROUNDING)) return whole;
  }
  return undefined;
}
