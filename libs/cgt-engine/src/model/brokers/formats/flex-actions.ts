import type { BrokerRow } from '../file/broker-row';
import { exactNumber, type ExactNumber } from '../file/exact-number';
import { rowsOf, type Reading } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { flexDay } from './flex-day';
import { momentColumn, shareOfFlex } from './flex-row';

const CANCELLED = /(?:^|;)\s*ca\s*(?:;|$)/i;
const SPLIT = /SPLIT ([\d.,]+) FOR ([\d.,]+)/i;

/** Splits; a split that changes the ISIN stands in two records. */
export function readActions(reading: Reading, all: readonly BrokerRow[]): void {
  const rows = withoutCancelled(reading, all);
  const keyOf = (row: BrokerRow) =>
    `${row.text(momentColumn(row))} ${SPLIT.exec(row.text('description'))?.[0] ?? ''} ${baseSymbol(row)}`;
  const splits = rows.filter((row) => SPLIT.test(row.text('description')));
  const others = new RowsByKey(splits, keyOf);
  const done = new Set<BrokerRow>();
  for (const row of rows) {
    if (done.has(row)) continue;
    const [, to = '', from = ''] = SPLIT.exec(row.text('description')) ?? [];
    const [numerator, denominator] = [exactNumber(to), exactNumber(from)];
    if (numerator?.isPositive !== true || denominator?.isPositive !== true) {
      reading.leaveOutUnknown(row, `${row.text('type')} ${row.text('description')}`.trim());
      continue;
    }
    const halves = others.takeAll(keyOf(row));
    for (const half of halves) done.add(half);
    const old = halves.find((half) => half.amount('quantity')?.isBelowZero === true);
    const kept = halves.find((half) => half !== old) ?? row;
    const column = momentColumn(row);
    reading.add({
      rows: rowsOf(...halves),
      date: flexDay(row, column),
      time: row.time(column),
      share: { ...shareOfFlex(kept), formerIsin: old?.text('isin') },
      event: { kind: 'split', to: numerator, from: denominator, when: 'by-time' },
    });
  }
}

/** A corporate action that was booked wrongly is booked once more with the opposite number, under the code Ca. */
function withoutCancelled(reading: Reading, rows: readonly BrokerRow[]): readonly BrokerRow[] {
  const isCancellation = (row: BrokerRow) => CANCELLED.test(row.text('code'));
  const keyOf = (row: BrokerRow, number: ExactNumber | undefined) =>
    [row.text('symbol'), row.text('isin'), row.text('description'), number?.text ?? ''].join('\t');
  const booked = new RowsByKey(
    rows.filter((row) => !isCancellation(row)),
    (row) => keyOf(row, row.amount('quantity')),
  );
  const gone = new Set<BrokerRow>();
  for (const row of rows.filter(isCancellation)) {
    const other = booked.take(keyOf(row, row.amount('quantity')?.neg()));
    gone.add(row);
    if (other === undefined) {
      const what = `a corporate action of ${row.text('symbol')} was cancelled that is not in this file; check that it is not counted.`;
      reading.leaveOutWithWarning(row, 'cancelled', what);
      continue;
    }
    gone.add(other);
    reading.leaveOut(other, 'cancelled');
    reading.leaveOut(row, 'cancelled');
  }
  return rows.filter((row) => !gone.has(row));
}

/** Before a split some files add ".OLD" to a symbol. */
function baseSymbol(row: BrokerRow): string {
  return row.text('symbol').replace(/\.OLD$/i, '');
}
