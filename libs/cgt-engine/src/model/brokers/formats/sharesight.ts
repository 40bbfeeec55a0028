import { isIsoCurrency } from '@bursar/money';

import type { BrokerRow } from '../file/broker-row';
import { NOTHING, type ExactNumber } from '../file/exact-number';
import { cash, isPence, Reading } from '../reading';
import { hasColumns, type TableFormat } from './format';

const POUNDS = 'GBP';
const PENCE = 100;
/** Rates are rounded. */
const TOLERATED_PART = 0.01;
const TOLERATED = 1;

/** Sharesight's report of all trades. */
export const sharesightTrades: TableFormat = {
  broker: 'sharesight',
  fits: (columns) =>
    hasColumns('market', 'code', 'name', 'type', 'date', 'quantity', 'currency', 'exchange rate', 'value')(columns) &&
    columnFrom([...columns.keys()], 'price') !== undefined,
  isRecord: (row) => row.text('type') !== '' || row.text('date') !== '',
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) {
      const type = row.text('type').toLowerCase();
      if (type === 'buy' || type === 'sell') readTrade(reading, row, type === 'buy' ? 'BUY' : 'SELL');
      else reading.leaveOutUnknown(row, row.text('type'));
    }
    return reading;
  },
};

/** `Price` or `Price *`. */
function columnFrom(columns: readonly string[], name: string): string | undefined {
  return columns.find((column) => column === name || column === `${name} *`);
}

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL'): void {
  const currency = row.text('currency');
  const quantity = row.quantity('quantity');
  const rate = row.amount('exchange rate');
  const entry = {
    rows: [row.number],
    date: row.day('date', 'day-first'),
    share: { symbol: row.text('code'), name: row.text('name') },
  };
  const event = { kind: 'trade', action, quantity } as const;
  if (!isIsoCurrency(currency.toUpperCase()) && !isPence(currency)) {
    return reading.add({ ...entry, event: { ...event, total: cash(row.required('value'), POUNDS) } });
  }
  const priceColumn = columnFrom(row.columnsFrom('price'), 'price') ?? 'price';
  const feeColumn = columnFrom(row.columnsFrom('brokerage'), 'brokerage') ?? 'brokerage';
  const agreed = quantity.times(row.required(priceColumn));
  const fees = row.amount(feeColumn) ?? NOTHING;
  warnOfValue(reading, row, action === 'BUY' ? agreed.plus(fees) : agreed.minus(fees));
  reading.add({
    ...entry,
    event: { ...event, total: cash(agreed, currency), fees: cash(fees, currency) },
    ...(rate?.isPositive === true && { unitsForPound: rate }),
  });
}

/** The report has the value in the portfolio's own currency beside: it tells what price and brokerage mean. */
function warnOfValue(reading: Reading, row: BrokerRow, paid: ExactNumber): void {
  const value = Math.abs(row.amount('value')?.approximately ?? 0);
  const rate = row.amount('exchange rate')?.approximately ?? 0;
  if (value === 0 || rate <= 0) return;
  const expected = paid.abs().approximately / rate;
  const isNear = (one: number) => Math.abs(one - value) <= value * TOLERATED_PART + TOLERATED;
  // Of prices in pence the rate may be to the pound or to the penny, and the brokerage is then in pence too.
  if (isNear(expected) || (isPence(row.text('currency')) && isNear(expected / PENCE))) return;
  reading.warnings.push(
    `${row.file}, row ${row.number}: number, price and brokerage do not come to the value ${row.text('value')}; check in which currency each is.`,
  );
}

/** Sharesight's report of taxable income: dividends of this country, with `Net Dividend`, and of others. */
export const sharesightIncome: TableFormat = {
  broker: 'sharesight',
  fits: (columns) =>
    hasColumns('code', 'name', 'date paid')(columns) && (columns.has('gross dividend') || columns.has('gross amount')),
  isRecord: (row) => row.text('date paid') !== '',
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) {
      const isForeign = row.has('gross amount');
      const currency = isForeign ? row.text('currency') || POUNDS : POUNDS;
      const tax = isForeign ? row.amount('foreign tax deducted') : undefined;
      reading.add({
        rows: [row.number],
        date: row.day('date paid', 'day-first'),
        share: { symbol: row.text('code').replace(/^.*:|\..*$/g, ''), name: row.text('name') },
        event: {
          kind: 'dividend',
          total: cash(row.required(isForeign ? 'gross amount' : 'gross dividend'), currency),
          ...(tax?.isZero === false && { tax: cash(tax, currency) }),
        },
      });
    }
    return reading;
  },
};
