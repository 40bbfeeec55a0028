import type { BrokerRow } from '../file/broker-row';
import { cash, Reading } from '../reading';
import { hasColumns, type TableFormat } from './format';

export const investEngine: TableFormat = {
  broker: 'investengine',
  fits: hasColumns(
    'security / isin',
    'transaction type',
    'quantity',
    'share price',
    'total trade value',
    'trade date/time',
  ),
  isRecord: (row) => row.text('transaction type') !== '' || row.text('quantity') !== '',
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) {
      const type = row.text('transaction type').toLowerCase();
      if (type === 'buy' || type === 'sell') readTrade(reading, row, type === 'buy' ? 'BUY' : 'SELL');
      else reading.leaveOutUnknown(row, row.text('transaction type'));
    }
    return reading;
  },
};

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL'): void {
  const security = row.text('security / isin');
  const [, name = security, isin] = /^(.*?)\s*\/\s*ISIN:?\s+([A-Z0-9]{12})$/i.exec(security) ?? [];
  reading.add({
    rows: [row.number],
    date: row.day('trade date/time', 'day-first'),
    time: row.time('trade date/time'),
    share: { name, isin },
    event: {
      kind: 'trade',
      action,
      quantity: reading.traded(row, 'quantity', action),
      total: cash(row.required('total trade value'), 'GBP'),
      price: row.amount('share price'),
    },
  });
}
