import type { BrokerRow } from '../file/broker-row';
import { cash, paidInOrOut, Reading } from '../reading';
import { hasColumns, type TableFormat } from './format';

export const revolut: TableFormat = {
  broker: 'revolut',
  fits: hasColumns('date', 'ticker', 'type', 'quantity', 'price per share', 'total amount', 'currency', 'fx rate'),
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) readRow(reading, row);
    return reading;
  },
};

const entryOf = (row: BrokerRow) => ({
  rows: [row.number],
  date: row.day('date', 'day-first'),
  time: row.time('date'),
  share: { symbol: row.text('ticker') },
});

function currencyOf(row: BrokerRow): string {
  const currency = row.text('currency');
  if (currency === '') throw row.unreadable('currency', 'a currency code');
  return currency;
}

function readRow(reading: Reading, row: BrokerRow): void {
  const type = row.text('type').toLowerCase();
  const [, side] = /^(buy|sell)\b/.exec(type) ?? [];
  if (side !== undefined) {
    const action = side === 'buy' ? 'BUY' : 'SELL';
    return reading.add({
      ...entryOf(row),
      event: {
        kind: 'trade',
        action,
        quantity: reading.traded(row, 'quantity', action),
        total: cash(row.required('total amount', currencyOf(row)), currencyOf(row)),
        price: row.amount('price per share', currencyOf(row)),
      },
    });
  }
  if (type === 'stock split') {
    return reading.add({ ...entryOf(row), event: { kind: 'added-shares', added: row.signedQuantity('quantity') } });
  }
  if (
    /^dividend/.test(type) &&
    !/tax/.test(type) &&
    row.amount('total amount', row.text('currency'))?.isPositive === true
  ) {
    return reading.add({
      ...entryOf(row),
      event: { kind: 'dividend', total: cash(row.required('total amount', currencyOf(row)), currencyOf(row)) },
    });
  }
  if (/^dividend.*\btax\b/.test(type)) return reading.leaveOut(row, 'tax');
  if (/interest/.test(type)) return reading.leaveOut(row, 'interest');
  if (/fee/.test(type)) return reading.leaveOut(row, 'fee');
  if (/transfer/.test(type)) return reading.leaveOut(row, 'transfer');
  if (/cash (?:top-?up|withdrawal)/.test(type)) {
    return reading.leaveOut(
      row,
      type.includes('withdrawal') ? 'withdrawal' : paidInOrOut(row.amount('total amount', row.text('currency'))),
    );
  }
  reading.leaveOutUnknown(row, row.text('type'));
}
