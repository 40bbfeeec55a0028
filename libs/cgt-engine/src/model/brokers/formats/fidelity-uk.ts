import type { BrokerRow } from '../file/broker-row';
import { cash, Reading } from '../reading';
import { hasColumns, type TableFormat } from './format';

const POUNDS = 'GBP';

export const fidelityUk: TableFormat = {
  broker: 'fidelity-uk',
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
    for (const row of rows) readRow(reading, row);
    return reading;
  },
};

function readRow(reading: Reading, row: BrokerRow): void {
  const type = row.text('transaction type').toLowerCase();
  const status = row.text('status').toLowerCase();
  if (/cancel/.test(status)) return reading.leaveOut(row, 'cancelled');
  if (status !== 'completed') return reading.leaveOut(row, 'not_completed');
  const [, side] = /^(buy|sell)\b/.exec(type) ?? [];
  const name = row.text('investments');
  if (side !== undefined && name.toLowerCase() !== 'cash')
    return readTrade(reading, row, side === 'buy' ? 'BUY' : 'SELL');
  // Income that buys units is both a dividend and a purchase: which of them a file means is not known.
  if (
    /dividend|distribution/.test(type) &&
    !/reinvest/.test(type) &&
    row.text('quantity') === '' &&
    name.toLowerCase() !== 'cash'
  ) {
    return reading.add({
      ...entryOf(row),
      event: { kind: 'dividend', total: cash(row.required('amount'), POUNDS) },
    });
  }
  if (/interest/.test(type)) return reading.leaveOut(row, 'interest');
  if (/fee|charge/.test(type)) return reading.leaveOut(row, 'fee');
  if (/cash|contribution|payment/.test(type) || name.toLowerCase() === 'cash') return reading.leaveOut(row, 'cash');
  if (/transfer/.test(type)) {
    return reading.leaveOutWithWarning(row, 'transfer', `${name} was moved; enter its cost by hand.`);
  }
  reading.leaveOutUnknown(row, row.text('transaction type'));
}

/** Dealt at the completion date: the order may be placed before the fund's dealing point. */
const entryOf = (row: BrokerRow) => ({
  rows: [row.number],
  date: row.day('completion date', 'day-first'),
  share: { name: row.text('investments') },
});

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL'): void {
  reading.add({
    ...entryOf(row),
    event: {
      kind: 'trade',
      action,
      quantity: row.quantity('quantity'),
      total: cash(row.required('amount'), POUNDS),
      price: row.amount('price per unit'),
    },
  });
}
