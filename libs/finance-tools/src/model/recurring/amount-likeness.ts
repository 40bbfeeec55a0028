import type { DatedRow } from './recurring-row';

const RECENT = 6;
const LARGEST_DIFFERENCE = 0.35;

/** Of two middle ones the smaller in size. */
export function medianRow<Row extends Pick<DatedRow, 'size'>>(rows: readonly Row[]): Row {
  const sorted = [...rows].sort((one, other) => Math.abs(one.size) - Math.abs(other.size));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('a median of nothing');
  return middle;
}

/** The last rows, which say what a stream costs at present. */
export function recent<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.slice(-RECENT);
}

/** Whether the amounts, all of one sign, follow one another: each is near the median of those just before it. */
export function amountsAgree(rows: readonly Pick<DatedRow, 'size'>[]): boolean {
  let [least, most] = [Infinity, 0];
  for (const { size } of rows) {
    least = Math.min(least, Math.abs(size));
    most = Math.max(most, Math.abs(size));
  }
  // Whatever the median is.
  if (most - least <= least * LARGEST_DIFFERENCE) return true;
  return rows.every(({ size }, index) => {
    const before = index === 0 ? rows.slice(0, RECENT) : rows.slice(Math.max(0, index - RECENT), index);
    const median = medianRow(before).size;
    return Math.abs(size - median) <= Math.abs(median) * LARGEST_DIFFERENCE + 1e-9;
  });
}
