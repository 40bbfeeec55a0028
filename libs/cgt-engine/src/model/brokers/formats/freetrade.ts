import type { BrokerRow } from '../file/broker-row';
import { NOTHING } from '../file/exact-number';
import { cash, paidInOrOut, Reading } from '../reading';
import { hasColumns, type TableFormat } from './format';

const ORDERS = new Set(['ORDER', 'FREESHARE_ORDER']);
const CASH_IN_OR_OUT = /TOP_UP|WITHDRAWAL|DEPOSIT/;
const STATEMENTS = /STATEMENT|TAX_CERTIFICATE/;

/** Names since 2026, by those before. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  'total amount in account currency': 'total amount',
  'total amount in instrument currency': 'total shares amount',
};

export const freetrade: TableFormat = {
  broker: 'freetrade',
  idColumn: 'order id',
  columnAs: (column) => FORMER_NAMES[column] ?? column,
  fits: hasColumns('title', 'type', 'timestamp', 'account currency', 'total amount', 'buy / sell'),
  identity: (row) => (row.text('order id') === '' ? row.facts : `${row.text('type')} ${row.text('order id')}`),
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) {
      const type = row.text('type').toUpperCase();
      if (ORDERS.has(type)) readOrder(reading, row);
      else if (type === 'DIVIDEND') readDividend(reading, row);
      else if (type === 'STOCK_SPLIT') readSplit(reading, row);
      else if (STATEMENTS.test(type)) reading.leaveOut(row, 'statement');
      else if (type.includes('INTEREST')) reading.leaveOut(row, 'interest');
      else if (CASH_IN_OR_OUT.test(type)) {
        const amount = row.amount('total amount');
        reading.leaveOut(row, type.includes('WITHDRAWAL') ? 'withdrawal' : paidInOrOut(amount));
      } else if (/FEE|SUBSCRIPTION/.test(type)) reading.leaveOut(row, 'fee');
      else if (/TRANSFER/.test(type) && row.text('quantity') === '') reading.leaveOut(row, 'transfer');
      else reading.leaveOutUnknown(row, row.text('type'));
    }
    return reading;
  },
};

const shareOf = (row: BrokerRow) => ({
  symbol: row.text('ticker'),
  isin: row.text('isin'),
  name: row.text('title'),
});

function readOrder(reading: Reading, row: BrokerRow): void {
  const side = row.text('buy / sell').toUpperCase();
  if (side !== 'BUY' && side !== 'SELL') throw row.unreadable('buy / sell', 'BUY or SELL');
  const currency = accountCurrency(row);
  const amount = row.required('total amount').abs();
  const fees = (row.amount('stamp duty') ?? NOTHING).plus(row.amount('fx fee amount') ?? NOTHING).abs();
  const agreed = side === 'BUY' ? amount.minus(fees) : amount.plus(fees);
  if (agreed.isBelowZero) throw row.unreadable('total amount', 'more than the fees');
  reading.add({
    rows: [row.number],
    date: row.day('timestamp', 'day-first'),
    time: row.time('timestamp'),
    share: shareOf(row),
    event: {
      kind: 'trade',
      action: side,
      quantity: reading.traded(row, 'quantity', side),
      total: cash(agreed, currency),
      fees: cash(fees, currency),
      price: row.amount('price per share in account currency'),
    },
  });
}

function accountCurrency(row: BrokerRow): string {
  const currency = row.text('account currency');
  if (currency === '') throw row.unreadable('account currency', 'a currency code');
  return currency;
}

function readDividend(reading: Reading, row: BrokerRow): void {
  const withheld = row.amount('dividend withheld tax amount') ?? NOTHING;
  const gross = row.amount('dividend gross distribution amount');
  const currency = row.text('instrument currency');
  if ((gross ?? NOTHING).isBelowZero || row.amount('total amount')?.isBelowZero === true) {
    return reading.leaveOutTakenBack(row);
  }
  const entry = { rows: [row.number], date: row.day('timestamp', 'day-first'), share: shareOf(row) };
  if (withheld.isZero || gross === undefined || currency === '') {
    const total = cash(row.required('total amount'), accountCurrency(row));
    return reading.add({ ...entry, event: { kind: 'dividend', total } });
  }
  reading.add({
    ...entry,
    event: { kind: 'dividend', total: cash(gross, currency), tax: cash(withheld, currency) },
  });
}

function readSplit(reading: Reading, row: BrokerRow): void {
  const columnOf = (part: string) =>
    row.columnsFrom('stock split').find((name) => name.includes(part) && row.text(name) !== '');
  const numberOf = (part: string) => {
    const column = columnOf(part);
    if (column === undefined) throw row.unreadable(`stock split ${part}`, 'a number');
    return row.quantity(column);
  };
  const amountOf = (part: string) => {
    const column = columnOf(part);
    return (column === undefined ? undefined : row.amount(column)) ?? NOTHING;
  };
  const exDate = columnOf('ex date') ?? 'timestamp';
  const newIsin = row.text(columnOf('new isin') ?? '') || row.text('isin');
  if (newIsin !== row.text('isin') && /^(?:true|yes|y|1)$/i.test(row.text(columnOf('maintain holding') ?? ''))) {
    const what = `shares of ${newIsin} came beside those of ${row.text('ticker')}, which stay; if it was a spin-off, enter it by hand.`;
    return reading.leaveOutWithWarning(row, 'unknown_type', what);
  }
  const forEach = amountOf('cash outturn received');
  if (forEach.isPositive) {
    reading.warnings.push(
      `${row.file}, row ${row.number}: ${forEach.text} was paid beside the split of ${row.text('ticker')} and is not counted; enter it by hand, as a CAPRETURN where it returns capital.`,
    );
  }
  const forFraction = amountOf('fractional payout cash received amount');
  const paid = forFraction.isZero ? (row.amount('total amount') ?? NOTHING).minus(forEach) : forFraction;
  const currencyColumn = forFraction.isZero ? undefined : columnOf('fractional payout cash received currency');
  const currency = currencyColumn === undefined ? accountCurrency(row) : row.text(currencyColumn);
  reading.add({
    rows: [row.number],
    date: row.day(exDate, 'day-first'),
    share:
      newIsin === row.text('isin') ? shareOf(row) : { ...shareOf(row), isin: newIsin, formerIsin: row.text('isin') },
    event: {
      kind: 'split',
      to: numberOf('outturn to'),
      from: numberOf('outturn from'),
      when: 'OPEN',
      ...(paid.isPositive && { cash: cash(paid, currency) }),
    },
  });
}
