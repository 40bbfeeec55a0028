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

/** Names of other years, by those here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'market code': 'market',
  qty: 'quantity',
  'exch. rate': 'exchange rate',
  'instrument currency': 'currency',
};
const COST_BASE = /^cost base per share \(([a-z]{3})\)$/;

/** Sharesight's report of all trades. */
export const sharesightTrades: TableFormat = {
  broker: 'sharesight',
  columnAs: (column) => OTHER_NAMES[column] ?? column,
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
  const quantity = reading.traded(row, 'quantity', action);
  const rate = row.amount('exchange rate');
  const ofPortfolio = portfolioCurrency(row);
  const entry = {
    rows: [row.number],
    date: row.day('date', 'day-first'),
    share: { symbol: row.text('code'), name: row.text('name') },
  };
  const event = { kind: 'trade', action, quantity } as const;
  if (!isIsoCurrency(currency.toUpperCase()) && !isPence(currency)) {
    return reading.add({ ...entry, event: { ...event, total: cash(row.required('value'), ofPortfolio) } });
  }
  const priceColumn = columnFrom(row.columnsFrom('price'), 'price') ?? 'price';
  const feeColumn = columnFrom(row.columnsFrom('brokerage'), 'brokerage') ?? 'brokerage';
  const agreed = quantity.times(row.required(priceColumn));
  const fees = row.amount(feeColumn) ?? NOTHING;
  const paidIn = fees.isZero ? currency : brokerageCurrency(row, currency, ofPortfolio);
  warnOfValue(reading, row, {
    agreed,
    fees: action === 'BUY' ? fees : fees.neg(),
    isFeeConverted: paidIn !== currency,
  });
  reading.add({
    ...entry,
    event: { ...event, total: cash(agreed, currency), fees: cash(fees, paidIn) },
    // The rate is to the portfolio's own currency.
    ...(rate?.isPositive === true && ofPortfolio === POUNDS && { unitsForPound: rate }),
  });
}

/** Brokerage was in the market's currency until it got a column for its own, which the row's rate has to cover. */
function brokerageCurrency(row: BrokerRow, market: string, ofPortfolio: string): string {
  if (!row.has('brokerage currency')) return market;
  const currency = row.text('brokerage currency');
  if (currency !== market && currency !== ofPortfolio) {
    throw row.unreadable(
      'brokerage currency',
      `${market} or ${ofPortfolio}, the currencies of the share and the report`,
    );
  }
  return currency;
}

/** The currency of the values; only newer reports name it. */
function portfolioCurrency(row: BrokerRow): string {
  const [column = ''] = row.columnsFrom('cost base per share (');
  return COST_BASE.exec(column)?.[1]?.toUpperCase() ?? POUNDS;
}

/** The report has the value in the portfolio's own currency beside: it tells what price and brokerage mean. */
function warnOfValue(
  reading: Reading,
  row: BrokerRow,
  { agreed, fees, isFeeConverted }: { agreed: ExactNumber; fees: ExactNumber; isFeeConverted: boolean },
): void {
  const value = Math.abs(row.amount('value')?.approximately ?? 0);
  const rate = row.amount('exchange rate')?.approximately ?? 0;
  if (value === 0 || rate <= 0) return;
  const [price, cost] = [agreed.approximately / rate, fees.approximately / (isFeeConverted ? 1 : rate)];
  const isNear = (one: number) => Math.abs(Math.abs(one) - value) <= value * TOLERATED_PART + TOLERATED;
  // Of prices in pence the rate may be to the pound or to the penny, and brokerage in the market's currency is then in pence too.
  const inPence = price / PENCE + (isFeeConverted ? cost : cost / PENCE);
  if (isNear(price + cost) || (isPence(row.text('currency')) && isNear(inPence))) return;
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
      const gross = row.required(isForeign ? 'gross amount' : 'gross dividend');
      if (gross.isBelowZero) {
        reading.leaveOutTakenBack(row);
        continue;
      }
      const currency = isForeign ? row.text('currency') || POUNDS : POUNDS;
      const tax = isForeign ? row.amount('foreign tax deducted') : undefined;
      reading.add({
        rows: [row.number],
        date: row.day('date paid', 'day-first'),
        share: { symbol: row.text('code').replace(/^.*:|\..*$/g, ''), name: row.text('name') },
        event: {
          kind: 'dividend',
          total: cash(gross, currency),
          ...(tax?.isZero === false && { tax: cash(tax, currency) }),
        },
      });
    }
    return reading;
  },
};
