import type { BrokerRow } from '../file/broker-row';
import { NOTHING } from '../file/exact-number';
import { CostsOfTrades } from '../costs-of-trades';
import { cash, Reading, rowsOf } from '../reading';
import { warningsOfRewrittenDates } from '../rewritten-dates';
import { RowsByKey } from '../rows-by-key';
import { CAPITAL_EVENT } from './capital-events';
import { hasColumns, type TableFormat } from './format';

const POUNDS = 'GBP';

export const fidelityUk: TableFormat = {
  broker: 'fidelity-uk',
  idColumn: 'reference number',
  fits: hasColumns(
    'order date',
    'completion date',
    'transaction type',
    'investments',
    'product wrapper',
    'quantity',
    'price per unit',
    'status',
  ),
  read: (rows) => {
    const reading = new Reading();
    const completed = rows.filter((row) => row.text('status').toLowerCase() === 'completed');
    const costs = new CostsOfTrades(
      completed.filter(isCost),
      completed.filter((row) => sideOf(row) !== undefined),
      orderDayAndAccount,
    );
    const recorded = new RowsByKey(completed.filter(isIncomeOfShare), incomeKey);
    for (const row of rows) readRow(reading, row, costs, recorded);
    costs.leaveOutRest(reading, (row) => (/stamp|tax/.test(typeOf(row)) ? 'tax' : 'fee'), 'transaction type');
    reading.warnings.push(...warningsOfRewrittenDates(completed, 'completion date'));
    return reading;
  },
};

/** What a trade costs beside its price; yearly fees have other names. */
const COST = /stamp duty|transaction tax|\bptm\b|(?:deal|trad)(?:ing|e)? (?:fee|charge)|\bf\/?x\b.*(?:fee|charge)/;

const typeOf = (row: BrokerRow) => row.text('transaction type').toLowerCase();
const isCash = (row: BrokerRow) => row.text('investments').toLowerCase() === 'cash';
const isCost = (row: BrokerRow) => isCash(row) && COST.test(typeOf(row)) && row.amount('amount')?.isBelowZero === true;

function sideOf(row: BrokerRow): 'BUY' | 'SELL' | undefined {
  const [, side] = /^(buy|sell)\b/.exec(typeOf(row)) ?? [];
  if (side === undefined || isCash(row)) return undefined;
  return side === 'buy' ? 'BUY' : 'SELL';
}

const orderDayAndAccount = (row: BrokerRow) =>
  [row.text('order date'), row.text('product wrapper'), row.text('account number')].join('\t');

/** Income that buys units is both a dividend and a purchase: which of them a file means is not known. */
function isIncome(row: BrokerRow): boolean {
  const type = typeOf(row);
  return /dividend|distribution/.test(type) && !/reinvest|buy|cash out/.test(type);
}

/** Units that came with income are no plain payment. */
function isIncomeOfShare(row: BrokerRow): boolean {
  return isIncome(row) && !isCash(row) && (row.amount('quantity') ?? NOTHING).isZero;
}

const incomeKey = (row: BrokerRow) =>
  [
    row.text('completion date'),
    row.text('account number'),
    isCash(row) ? row.text('source investment') : row.text('investments'),
    row.amount('amount')?.text ?? '',
  ].join('\t');

function readRow(reading: Reading, row: BrokerRow, costs: CostsOfTrades, recorded: RowsByKey<BrokerRow>): void {
  const type = typeOf(row);
  const status = row.text('status').toLowerCase();
  if (/cancel/.test(status)) return reading.leaveOut(row, 'cancelled');
  if (status !== 'completed') return reading.leaveOut(row, 'not_completed');
  const side = sideOf(row);
  if (side !== undefined) return readTrade(reading, row, side, costs.takeAll(row));
  if (isCost(row)) return;
  if (isIncomeOfShare(row)) return readIncome(reading, row, row.text('investments'));
  if (isIncome(row) && isCash(row)) {
    const source = row.text('source investment');
    // The share may have a record of the same payment.
    if (recorded.take(incomeKey(row)) !== undefined) return reading.leaveOut(row, 'paired');
    if (source !== '') return readIncome(reading, row, source);
    const what = `"${row.text('transaction type')}" does not say which share it is of; enter the dividend by hand.`;
    return reading.leaveOutWithWarning(row, 'unknown_type', what);
  }
  if (/interest/.test(type)) return reading.leaveOut(row, 'interest');
  if (/fee|charge/.test(type)) return reading.leaveOut(row, 'fee');
  if (isPlainCash(row, type)) return reading.leaveOut(row, 'cash');
  if (/transfer/.test(type)) {
    return reading.leaveOutWithWarning(
      row,
      'transfer',
      `${row.text('investments')} was moved; enter its cost by hand.`,
    );
  }
  reading.leaveOutUnknown(row, row.text('transaction type'));
}

/** Money that came for a share, such as by a takeover, may be capital. */
function isPlainCash(row: BrokerRow, type: string): boolean {
  const isOfShare = !isCash(row) && row.text('investments') !== '';
  return !isOfShare && !CAPITAL_EVENT.test(type) && (isCash(row) || /cash|contribution|payment/.test(type));
}

/** Dealt at the completion date: the order may be placed before the fund's dealing point. */
const entryOf = (row: BrokerRow, name: string) => ({
  rows: [row.number],
  date: row.day('completion date', 'day-first'),
  share: { name },
});

function readIncome(reading: Reading, row: BrokerRow, name: string): void {
  const amount = row.required('amount');
  if (amount.isBelowZero) return reading.leaveOutTakenBack(row);
  reading.add({ ...entryOf(row, name), event: { kind: 'dividend', total: cash(amount, POUNDS) } });
}

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL', costs: readonly BrokerRow[]): void {
  const fees = costs.reduce((sum, cost) => sum.plus(cost.required('amount').abs()), NOTHING);
  reading.add({
    ...entryOf(row, row.text('investments')),
    rows: rowsOf(row, ...costs),
    event: {
      kind: 'trade',
      action,
      quantity: reading.traded(row, 'quantity', action),
      total: cash(row.required('amount'), POUNDS),
      fees: cash(fees, POUNDS),
      price: row.amount('price per unit'),
    },
  });
}
