import type { BrokerRow } from './file/broker-row';
import type { Reading } from './reading';
import { RowsByKey } from './rows-by-key';

/** How a format tells which of its trades is taken back, and by which record. */
export interface Cancellations {
  isCancellation(row: BrokerRow): boolean;
  /** The same for a trade and its cancellation: share, day, number and price. */
  keyOf(row: BrokerRow): string;
}

/**
 * The trades but those that were cancelled, which are left out with their cancellations. A cancellation whose trade is not
 * there stays.
 */
export function withoutCancelledTrades(
  reading: Reading,
  rows: readonly BrokerRow[],
  { isCancellation, keyOf }: Cancellations,
): readonly BrokerRow[] {
  const cancellations = rows.filter(isCancellation);
  if (cancellations.length === 0) return rows;
  const booked = new RowsByKey(
    rows.filter((row) => !isCancellation(row)),
    keyOf,
  );
  const gone = new Set<BrokerRow>();
  for (const row of cancellations) {
    const trade = booked.take(keyOf(row));
    if (trade === undefined) continue;
    for (const record of [trade, row]) {
      gone.add(record);
      reading.leaveOut(record, 'cancelled');
    }
  }
  return rows.filter((row) => !gone.has(row));
}
