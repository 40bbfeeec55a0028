import type { BrokerRow } from '../file/broker-row';
import { cash, Reading } from '../reading';
import { hasColumns, type TableFormat } from './format';

const USD = 'USD';

/** Morgan Stanley's reports of releases and of withdrawals from a stock plan. */
export const morganStanley: TableFormat = {
  broker: 'morgan-stanley',
  fits: (columns) =>
    hasColumns('order number', 'plan', 'type', 'price', 'quantity', 'net share proceeds')(columns) &&
    (columns.has('vest date') || columns.has('execution date')),
  isRecord: (row) => row.text('order number') !== '' || row.text('plan') !== '',
  read: (rows, { file, footer }) => {
    const reading = new Reading();
    for (const row of rows) readRow(reading, row);
    if (footer.some((row) => /pre-split/i.test(row.shown))) {
      reading.warnings.push(
        `${file}: the file says that some rows count shares as before a split; check their numbers.`,
      );
    }
    return reading;
  },
};

function readRow(reading: Reading, row: BrokerRow): void {
  const type = row.text('type').toLowerCase();
  const status = (row.text('status') || row.text('order status')).toLowerCase();
  if (/cancel/.test(status)) return reading.leaveOut(row, 'cancelled');
  if (!/^(?:complete|settled|$)/.test(status) || /pending|staged|rejected|expired/.test(status)) {
    return reading.leaveOut(row, 'not_completed');
  }
  if (row.text('plan').toLowerCase() === 'cash' || type.includes('wire')) return reading.leaveOut(row, 'cash');
  const name = row.text('plan');
  if (type === 'release') {
    const quantity = reading.traded(row, 'net share proceeds', 'BUY');
    const total = cash(quantity.times(row.required('price')), USD);
    return reading.add({
      rows: [row.number],
      date: row.day('vest date', 'year-first'),
      share: { name },
      release: `${row.text('vest date')} ${row.text('order number')} ${name}`,
      event: { kind: 'trade', action: 'BUY', quantity, total },
    });
  }
  if (type === 'sale') return readSale(reading, row, name);
  if (type.includes('transfer')) {
    return reading.leaveOutWithWarning(row, 'transfer', `shares of ${name} were moved to another account.`);
  }
  reading.leaveOutUnknown(row, row.text('type'));
}

function readSale(reading: Reading, row: BrokerRow, name: string): void {
  const quantity = reading.traded(row, 'quantity', 'SELL');
  const price = row.required('price');
  const agreed = quantity.times(price);
  const received = row.required('net amount').abs();
  const fees = agreed.minus(received);
  reading.add({
    rows: [row.number],
    date: row.day('execution date', 'year-first'),
    share: { name },
    event: {
      kind: 'trade',
      action: 'SELL',
      quantity,
      total: cash(fees.isBelowZero ? received : agreed, USD),
      fees: fees.isBelowZero ? undefined : cash(fees, USD),
      price,
    },
  });
}
