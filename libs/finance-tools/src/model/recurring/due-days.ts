import { CADENCE_RULES, type Cadence } from './cadences';
import type { Hit } from './chain';
import { evidenceOf } from './evidence';
import { firstDayOf, monthOf } from './day-number';
import type { DatedRow } from './recurring-row';

/** After more periods than this without a row, days are counted anew. */
const LONGEST_PAUSE = 3;

interface RunMeasure {
  readonly least: number;
  /** The most that the amounts of so many rows may add to their evidence. */
  readonly ofAmounts: (hits: number) => number;
}

/** Finds for each row of a payee the due day that is nearest, for many schedules one after another. */
export class DueDays<Row extends DatedRow> {
  readonly #days: Int32Array;
  readonly #months: Int32Array;
  readonly #slots: Int32Array;
  readonly #offsets: Int32Array;
  readonly #byMonth = new Int32Array(12);
  readonly #median: number;

  /** Sorted by day. */
  constructor(readonly rows: readonly Row[]) {
    const count = rows.length;
    this.#days = new Int32Array(count);
    this.#months = new Int32Array(count);
    this.#slots = new Int32Array(count);
    this.#offsets = new Int32Array(count);
    const sizes = new Float64Array(count);
    for (let place = 0; place < count; place += 1) {
      const { day, size } = rows[place] as Row;
      this.#days[place] = day;
      this.#months[place] = monthOf(day);
      sizes[place] = size;
    }
    sizes.sort();
    this.#median = sizes[Math.floor((count - 1) / 2)] ?? 1;
  }

  byWeeks(period: number, anchor: number): void {
    for (let row = 0; row < this.#days.length; row += 1) {
      const day = (this.#days[row] as number) - anchor;
      const slot = Math.round(day / period);
      this.#slots[row] = slot;
      this.#offsets[row] = day - slot * period;
    }
  }

  /** Due so many days after the row before, whenever that came. */
  byGaps(period: number, tolerance: number): void {
    let [last, slot] = [this.#days[0] as number, 0];
    for (let row = 0; row < this.#days.length; row += 1) {
      const gap = (this.#days[row] as number) - last;
      const steps = Math.round(gap / period);
      this.#slots[row] = slot + steps;
      this.#offsets[row] = gap - steps * period;
      const isNext = steps > 0 && Math.abs(gap - steps * period) <= tolerance;
      if (!isNext && gap <= LONGEST_PAUSE * period) continue;
      [last, slot] = [last + gap, slot + steps];
    }
  }

  /** The rows near every `months`th due day, at most: those of short tolerances are fewer. */
  mostHits(months: number, phase: number): number {
    let sum = 0;
    for (let month = phase; month < 12; month += months) sum += this.#byMonth[month] as number;
    return sum;
  }

  /** Due on that day of each month, or on the last one of a shorter month. */
  byMonths(date: number): void {
    this.#byMonth.fill(0);
    for (let row = 0; row < this.#days.length; row += 1) {
      const day = this.#days[row] as number;
      let slot = this.#months[row] as number;
      let offset = offsetIn(day, slot, date);
      if (offset > 14) {
        const next = offsetIn(day, slot + 1, date);
        if (-next < offset) [slot, offset] = [slot + 1, next];
      } else if (offset < -14) {
        const before = offsetIn(day, slot - 1, date);
        if (before < -offset) [slot, offset] = [slot - 1, before];
      }
      this.#slots[row] = slot;
      this.#offsets[row] = offset;
      this.#byMonth[slot % 12] = (this.#byMonth[slot % 12] as number) + 1;
    }
  }

  /**
   * The most evidence that rows at due days one after another may have, of every `months`th one; few may be
   * missed. -Infinity without `least` of them.
   */
  bestRun(cadence: Cadence, phase: number, measure: RunMeasure): number {
    const { months = 1, tolerance, longestGap } = CADENCE_RULES[cadence];
    const [slots, offsets] = [this.#slots, this.#offsets];
    const furthest = (longestGap + 1) * months;
    let best = -Infinity;
    let hits = 0;
    let off = 0;
    let firstRow = 0;
    let lastRow = 0;
    let last = -Infinity;
    let lastOffset = 0;
    for (let row = 0; row < slots.length; row += 1) {
      const offset = Math.abs(offsets[row] as number);
      if (offset > tolerance) continue;
      const slot = slots[row] as number;
      if (months > 1 && slot % months !== phase) continue;
      if (slot === last) {
        if (offset < lastOffset) {
          off -= lastOffset - offset;
          lastOffset = offset;
        }
        continue;
      }
      if (slot - last > furthest) {
        if (hits >= measure.least)
          best = Math.max(best, this.#evidence(cadence, measure, hits, off, firstRow, lastRow));
        hits = 0;
        off = 0;
        firstRow = row;
      }
      hits += 1;
      off += offset;
      lastOffset = offset;
      last = slot;
      lastRow = row;
    }
    if (hits >= measure.least) best = Math.max(best, this.#evidence(cadence, measure, hits, off, firstRow, lastRow));
    return best;
  }

  /** Of a run from one row to another. */
  #evidence(
    cadence: Cadence,
    { ofAmounts }: RunMeasure,
    hits: number,
    off: number,
    firstRow: number,
    lastRow: number,
  ): number {
    const { months = 1 } = CADENCE_RULES[cadence];
    const steps = Math.round(((this.#slots[lastRow] as number) - (this.#slots[firstRow] as number)) / months);
    const chance = Math.log(Math.max(1, this.#slots.length - (lastRow - firstRow)));
    return evidenceOf(cadence, hits, Math.max(0, steps - hits + 1), off, 0) + ofAmounts(hits) - chance;
  }

  /** The rows near every `months`th due day; of several at one of them that which is most like the others. */
  hits(months: number, phase: number, tolerance: number): Hit<Row>[] {
    const hits: Hit<Row>[] = [];
    for (let index = 0; index < this.#slots.length; index += 1) {
      const offset = this.#offsets[index] as number;
      if (offset > tolerance || offset < -tolerance) continue;
      const slot = this.#slots[index] as number;
      if (months > 1 && slot % months !== phase) continue;
      const hit = { row: this.rows[index] as Row, slot: (slot - phase) / months, offset };
      const other = hits.at(-1);
      // The numbers of due days do not decrease, since the rows are sorted.
      if (other?.slot !== hit.slot) hits.push(hit);
      else if (this.#distance(hit) < this.#distance(other)) hits[hits.length - 1] = hit;
    }
    return hits;
  }

  #distance({ row, offset }: Hit): number {
    return Math.abs(Math.log(row.size / this.#median)) * 5 + Math.abs(offset) / 5;
  }
}

function offsetIn(day: number, month: number, date: number): number {
  const first = firstDayOf(month);
  const length = firstDayOf(month + 1) - first;
  return day - first - Math.min(date, length) + 1;
}
