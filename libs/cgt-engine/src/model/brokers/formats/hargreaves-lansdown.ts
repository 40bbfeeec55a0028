import type { BrokerRow } from '../file/broker-row';
import { cash, paidInOrOut, Reading, toPennies } from '../reading';
import { CAPITAL_EVENT } from './capital-events';
import { hasColumns, type TableFormat } from './format';

const POUNDS = 'GBP';
/** "Diageo plc ORD 28 101/108p 150 @ 1950.00": the share, the number and the price in pence. */
const NUMBER_AT_PRICE = /\s+[\d,.]+\s*@\s*[\d,.]+\s*$/;

export const hargreavesLansdown: TableFormat = {
  broker: 'hargreaves-lansdown',
  idColumn: 'reference',
  fits: (columns) =>
    hasColumns('trade date', 'settle date', 'reference', 'unit cost (p)', 'quantity')(columns) &&
    valueColumn([...columns.keys()]) !== undefined,
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) {
      const [, side] = /^([BS])\d/i.exec(row.text('reference')) ?? [];
      if (side !== undefined && row.text('quantity') !== '') {
        readTrade(reading, row, side.toUpperCase() === 'B' ? 'BUY' : 'SELL');
      } else leaveOut(reading, row);
    }
    return reading;
  },
};

/** Its pound sign may have been lost in an earlier decoding. */
function valueColumn(columns: readonly string[]): string | undefined {
  return columns.find((column) => column.startsWith('value ('));
}

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL'): void {
  const moved = row.required(valueColumn(row.columnsFrom('value (')) ?? 'value (£)');
  const paid = moved.abs();
  const quantity = row.quantity('quantity');
  const price = row.required('unit cost (p)').abs().hundredth();
  const agreed = toPennies(quantity.times(price));
  const fees = action === 'BUY' ? paid.minus(agreed) : agreed.minus(paid);
  reading.warnOfContraryMoney(row, action, moved);
  const isSplit = !fees.isBelowZero;
  reading.add({
    rows: [row.number],
    date: row.day('trade date', 'day-first'),
    share: { name: row.text('description').replace(NUMBER_AT_PRICE, '') },
    event: {
      kind: 'trade',
      action,
      quantity,
      total: cash(isSplit ? agreed : paid, POUNDS),
      fees: isSplit ? cash(fees, POUNDS) : undefined,
      price,
    },
  });
}

function leaveOut(reading: Reading, row: BrokerRow): void {
  const text = `${row.text('reference')} ${row.text('description')}`.toLowerCase();
  const amount = row.amount(valueColumn(row.columnsFrom('value (')) ?? '');
  if (/interest/.test(text)) reading.leaveOut(row, 'interest');
  else if (/fee|charge/.test(text)) reading.leaveOut(row, 'fee');
  else if (CAPITAL_EVENT.test(text) || /dividend|distribution|capital|return/.test(text)) {
    reading.leaveOutUnknown(row, row.text('description'));
  } else if (/transfer/.test(text) && row.text('quantity') !== '') {
    const what = `shares of ${row.text('description')} were moved; enter their cost by hand.`;
    reading.leaveOutWithWarning(row, 'transfer', what);
  } else if (/transfer/.test(text)) reading.leaveOut(row, 'transfer');
  else if (row.text('quantity') !== '') reading.leaveOutUnknown(row, row.text('reference'));
  else reading.leaveOut(row, paidInOrOut(amount));
}
