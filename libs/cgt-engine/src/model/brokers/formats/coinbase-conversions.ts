import type { BrokerRow } from '../file/broker-row';
import { exactNumber, type ExactNumber } from '../file/exact-number';
import { RowsByKey } from '../rows-by-key';

/** "Converted 0.05 BTC to 0.7 ETH". */
const RECEIVED = /\bto ([\d.,]+) ([A-Za-z0-9]+)/;

/** What a conversion brought, by its notes. */
export function receivedIn(row: BrokerRow): { readonly quantity: ExactNumber; readonly symbol: string } {
  const [, number = '', symbol = ''] = RECEIVED.exec(row.text('notes')) ?? [];
  const quantity = exactNumber(number);
  if (quantity?.isPositive !== true) throw row.unreadable('notes', '"Converted … to NUMBER ASSET"');
  return { quantity, symbol };
}

/**
 * Conversions whose two tokens have a record each, by record: what was given up is sold, what came is bought. Some years'
 * exports have a record of the first alone, whose notes name the other.
 */
export function sidesOfConversions(conversions: readonly BrokerRow[]): ReadonlyMap<BrokerRow, 'BUY' | 'SELL'> {
  const records = new RowsByKey(conversions, keyOf);
  const sides = new Map<BrokerRow, 'BUY' | 'SELL'>();
  for (const key of new Set(conversions.map(keyOf))) {
    const rows = records.takeAll(key);
    if (new Set(rows.map((row) => row.text('asset'))).size < 2) continue;
    for (const row of rows) sides.set(row, sideOf(row));
  }
  return sides;
}

function keyOf(row: BrokerRow): string {
  return `${row.text('timestamp')}\t${row.text('notes') || row.text('id')}`;
}

function sideOf(row: BrokerRow): 'BUY' | 'SELL' {
  if (row.text('notes') !== '') {
    return receivedIn(row).symbol.toUpperCase() === row.text('asset').toUpperCase() ? 'BUY' : 'SELL';
  }
  return row.required('quantity transacted').isBelowZero ? 'SELL' : 'BUY';
}
