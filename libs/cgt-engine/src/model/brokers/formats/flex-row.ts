import type { BrokerRow } from '../file/broker-row';

/** What a record says of its share. */
export const shareOfFlex = (row: BrokerRow) => ({
  symbol: row.text('symbol'),
  isin: row.text('isin') || (row.text('securityidtype') === 'ISIN' ? row.text('securityid') : ''),
  name: row.text('description'),
});

/** Attributes name the moment of a trade in several ways. */
export function momentColumn(row: BrokerRow): string {
  return ['datetime', 'tradedate', 'reportdate'].find((column) => row.text(column) !== '') ?? 'datetime';
}
