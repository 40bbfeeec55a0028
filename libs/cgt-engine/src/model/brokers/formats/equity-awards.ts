import type { LeftOutReason } from '../entry';
import type { BrokerRow } from '../file/broker-row';
import { NOTHING, type ExactNumber } from '../file/exact-number';
import { cash, paidInOrOut, Reading, rowsOf } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { WithheldTaxes } from '../withheld-taxes';
import { marketValues, restatedQuantity, type AwardRecord, type MarketValues } from './restated-awards';
import { FRACTION_KIND, fractionPaid, MOVED_KIND, reasonOfKind, WITHHOLDING_KIND } from './schwab-kinds';

const USD = 'USD';
/** A deposit may be entered some days after its lapse. */
const MAXIMUM_DAYS_APART = 10;

/** Reads an equity awards account: shares deposited at their market value, and sales. */
export function readEquityAwards(records: readonly AwardRecord[]): Reading {
  const reading = new Reading();
  const deposits = records.filter((record) => kindOf(record) === 'deposit');
  const unpaired = new RowsByKey(deposits, ({ row }) => numberOfShares(row, row.quantity('quantity')));
  const values = marketValues(deposits);
  const taxes = new WithheldTaxes(
    records.filter(isWithholding).map(({ row }) => ({ row, amount: row.required('amount'), currency: USD })),
    records.filter(isDividend).map(({ row }) => row),
    (row) => `${row.text('symbol')} ${row.day('date', 'month-first').text}`,
  );
  for (const record of records) {
    const kind = kindOf(record);
    if (kind === 'deposit') readDeposit(reading, record);
    else if (kind === 'lapse') readLapse(reading, record, unpaired);
    else if (/sale|^sell/.test(kind)) readSale(reading, record, values);
    else if (isDividend(record)) readDividend(reading, record, taxes);
    else if (!isWithholding(record)) leaveOut(reading, record, kind);
  }
  taxes.leaveOutRest(reading);
  return reading;
}

const kindOf = ({ row }: AwardRecord) => row.text('action').toLowerCase();

const isDividend = (record: AwardRecord) =>
  kindOf(record) === 'dividend' && record.row.amount('amount')?.isPositive === true;

/** Tax on the shares themselves is withheld in shares, and stands with their lapse. */
const isWithholding = (record: AwardRecord) =>
  record.rows.length === 1 && WITHHOLDING_KIND.test(kindOf(record)) && record.row.text('amount') !== '';

const entryOf = ({ row, rows }: AwardRecord, day?: { readonly of: BrokerRow; readonly column: string }) => ({
  rows,
  date: (day?.of ?? row).day(day?.column ?? 'date', 'month-first'),
  share: { symbol: row.text('symbol') },
});

function leaveOut(reading: Reading, { row, rows }: AwardRecord, kind: string): void {
  const isFraction = FRACTION_KIND.test(kind);
  const reason = isFraction ? 'cash' : (reasonOfKind(kind) ?? reasonOfMove(row, kind));
  if (reason === undefined) reading.leaveOutUnknown(row, row.text('action'));
  else if (isFraction) reading.leaveOutWithWarning(row, reason, fractionPaid(row.text('symbol')));
  else if (reason === 'transfer') {
    const what = `shares of ${row.text('symbol')} were moved; if their owner changed, enter that by hand.`;
    reading.leaveOutWithWarning(row, reason, what);
  } else reading.leaveOut(row, reason);
  for (const number of rows.slice(1)) reading.leaveOut({ number, shown: row.shown }, reason ?? 'unknown_type');
}

/** Money comes and goes without a number of shares. */
function reasonOfMove(row: BrokerRow, kind: string): LeftOutReason | undefined {
  if (!MOVED_KIND.test(kind)) return undefined;
  const areShares = row.text('symbol') !== '' && !(row.amount('quantity') ?? NOTHING).isZero;
  return areShares ? 'transfer' : paidInOrOut(row.amount('amount'));
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

/** The tax withheld stands in a record of its own, of the same share and day. */
function readDividend(reading: Reading, record: AwardRecord, taxes: WithheldTaxes): void {
  const { rows, tax } = taxes.take(reading, record.row);
  reading.add({
    ...entryOf(record),
    rows: [...record.rows, ...rowsOf(...rows)].sort((a, b) => a - b),
    event: { kind: 'dividend', total: cash(record.row.required('amount'), USD), ...(tax && { tax }) },
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
