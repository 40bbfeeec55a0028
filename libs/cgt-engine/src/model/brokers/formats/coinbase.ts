import { isIsoCurrency } from '@bursar/money';

import type { BrokerRow } from '../file/broker-row';
import { exactNumber, NOTHING, type ExactNumber } from '../file/exact-number';
import { cash, paidInOrOut, Reading } from '../reading';
import { receivedIn, sidesOfConversions } from './coinbase-conversions';
import { hasColumns, type TableFormat } from './format';

const TRADE = /^(?:advanced? trade )?(buy|sell)$/;
/** "Bought 20 ETH for 0.7 BTC on ETH-BTC at 0.035 BTC/ETH": a token that is paid with another is a disposal of that. */
const PAID = /^(?:bought|sold) [\d.,]+ ([A-Za-z0-9]+) for ([\d.,]*\d) ([A-Za-z][A-Za-z0-9]*)/i;
const REWARD = /reward|staking income|earn|inflation|incentive|interest|airdrop/;
const CONVERSION = 'convert';
const TOTAL = 'total';

/** Coinbase's transaction history: tokens, whose holdings are pools of the kind crypto (CRYPTO22200). */
export const coinbase: TableFormat = {
  broker: 'coinbase',
  idColumn: 'id',
  fits: hasColumns('timestamp', 'transaction type', 'asset', 'quantity transacted', 'subtotal'),
  identity: (row) => row.text('id') || row.facts,
  read: (rows) => {
    const reading = new Reading();
    const others: OtherRecords = {
      trades: new Set(rows.filter(isTrade).map(tradeKey)),
      sides: sidesOfConversions(rows.filter((row) => typeOf(row) === CONVERSION)),
    };
    for (const row of rows) readRow(reading, row, others);
    return reading;
  },
};

/** What the other records of a file say of a record. */
interface OtherRecords {
  /** Trades by their keys. */
  readonly trades: ReadonlySet<string>;
  /** Of conversions whose tokens have a record each. */
  readonly sides: ReadonlyMap<BrokerRow, 'BUY' | 'SELL'>;
}

const typeOf = (row: BrokerRow) => row.text('transaction type').toLowerCase();

const entryOf = (row: BrokerRow, symbol = row.text('asset')) => ({
  rows: [row.number],
  date: row.day('timestamp', 'year-first'),
  time: row.time('timestamp'),
  share: { symbol, kind: 'CRYPTO' as const },
});

function currencyOf(row: BrokerRow): string {
  const currency = row.text('price currency') || row.text('spot price currency');
  if (currency === '') throw row.unreadable('price currency', 'a currency code');
  return currency;
}

function readRow(reading: Reading, row: BrokerRow, others: OtherRecords): void {
  const type = typeOf(row);
  const asset = row.text('asset');
  const [, side] = TRADE.exec(type) ?? [];
  const brings = side !== undefined || type === CONVERSION || REWARD.test(type);
  if (isIsoCurrency(asset)) {
    if (type === CONVERSION && isMoney(row, asset) && !others.sides.has(row)) return readConversion(reading, row);
    if (!brings || isMoney(row, asset)) {
      const quantity = row.amount('quantity transacted');
      return reading.leaveOut(row, type.includes('withdraw') ? 'withdrawal' : paidInOrOut(quantity));
    }
    reading.warnings.push(
      `${row.file}, row ${row.number}: ${asset} is read as a token; if it is the currency of that code, leave its trades out.`,
    );
  }
  if (side !== undefined) return readTrade(reading, row, side === 'buy' ? 'BUY' : 'SELL', others.trades);
  const ofPair = others.sides.get(row);
  if (ofPair !== undefined) {
    return addTrade(reading, row, { action: ofPair, total: row.required('subtotal'), fees: feesOf(row, ofPair) });
  }
  if (type === CONVERSION) return readConversion(reading, row);
  if (REWARD.test(type)) {
    reading.warnings.push(
      `${row.file}, row ${row.number}: ${asset} received as a reward is a purchase at its value, which is also income.`,
    );
    return addTrade(reading, row, { action: 'BUY', total: valueOf(row) });
  }
  if (/send|receive|transfer|deposit|withdrawal/.test(type)) {
    return reading.leaveOutWithWarning(
      row,
      'transfer',
      `${asset} was moved; if its owner changed, enter that by hand.`,
    );
  }
  reading.leaveOutUnknown(row, row.text('transaction type'));
}

/** What the whole cost or brought in differs from the subtotal by its fees. */
function feesOf(row: BrokerRow, action: 'BUY' | 'SELL'): ExactNumber | undefined {
  const column = row.columnsFrom(TOTAL)[0];
  const whole = column === undefined ? undefined : row.amount(column)?.abs();
  const subtotal = row.required('subtotal').abs();
  if (whole === undefined) {
    const stated = row.columnsFrom('fees')[0];
    return stated === undefined ? undefined : row.amount(stated)?.abs();
  }
  const fees = action === 'BUY' ? whole.minus(subtotal) : subtotal.minus(whole);
  return fees.isBelowZero ? undefined : fees;
}

const isTrade = (row: BrokerRow) => TRADE.test(typeOf(row));

const tradeKey = (row: BrokerRow) =>
  [row.text('timestamp'), row.text('asset'), exactNumber(row.text('quantity transacted'))?.abs().text].join(' ');

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL', recorded: ReadonlySet<string>): void {
  const fees = feesOf(row, action);
  addTrade(reading, row, { action, total: row.required('subtotal'), fees });
  const [, bought, number = '', symbol = ''] = PAID.exec(row.text('notes')) ?? [];
  if (bought?.toUpperCase() !== row.text('asset').toUpperCase() || isIsoCurrency(symbol.toUpperCase())) return;
  const quantity = exactNumber(number);
  if (quantity === undefined || !quantity.isPositive) throw row.unreadable('notes', '"… for NUMBER ASSET"');
  // The other token may have a record of its own.
  if (recorded.has([row.text('timestamp'), symbol, quantity.text].join(' '))) return;
  const isBuy = action === 'BUY';
  const subtotal = row.required('subtotal').abs();
  const whole = isBuy ? subtotal.plus(fees ?? NOTHING) : subtotal.minus(fees ?? NOTHING);
  reading.warnings.push(
    `${row.file}, row ${row.number}: ${row.text('asset')} was ${isBuy ? 'bought with' : 'sold for'} ${symbol}; ${quantity.text} ${symbol} count as ${isBuy ? 'sold' : 'bought'} for the same value. If another record has that, leave one out.`,
  );
  reading.add({
    ...entryOf(row, symbol),
    rows: [],
    event: { kind: 'trade', action: isBuy ? 'SELL' : 'BUY', quantity, total: cash(whole, currencyOf(row)) },
  });
}

/** Older files leave the subtotal of a reward empty. */
function valueOf(row: BrokerRow): ExactNumber {
  const price = ['price at transaction', 'spot price at transaction'].find((column) => row.has(column));
  if (price === undefined || row.text('subtotal') !== '') return row.required('subtotal');
  return row.required(price).times(row.quantity('quantity transacted'));
}

interface Deal {
  readonly action: 'BUY' | 'SELL';
  readonly total: ExactNumber;
  readonly fees?: ExactNumber | undefined;
}

function addTrade(reading: Reading, row: BrokerRow, { action, total, fees }: Deal): void {
  const currency = currencyOf(row);
  reading.add({
    ...entryOf(row),
    event: {
      kind: 'trade',
      action,
      quantity: reading.traded(row, 'quantity transacted', action),
      total: cash(total, currency),
      fees: fees && cash(fees, currency),
    },
  });
}

/** Money that accounts are kept in; codes of other currencies are also those of tokens. */
const ACCOUNT_CURRENCIES = new Set(['GBP', 'EUR', 'USD']);

function isMoney(row: BrokerRow, symbol: string): boolean {
  return ACCOUNT_CURRENCIES.has(symbol) || symbol === currencyOf(row);
}

/** A sale and a purchase at the same value; money on one of the sides is neither. */
function readConversion(reading: Reading, row: BrokerRow): void {
  const { quantity, symbol } = receivedIn(row);
  const total = cash(row.required('subtotal'), currencyOf(row));
  const given = { symbol: row.text('asset'), action: 'SELL', quantity: row.quantity('quantity transacted') } as const;
  const sides = [given, { symbol, action: 'BUY', quantity } as const].filter((side) => !isMoney(row, side.symbol));
  sides.forEach(({ symbol: token, action, quantity: number }, place) => {
    const event = { kind: 'trade', action, quantity: number, total } as const;
    reading.add({ ...entryOf(row, token), ...(place > 0 && { rows: [] }), event });
  });
  if (sides.length === 0) reading.leaveOut(row, 'currency_exchange');
}
