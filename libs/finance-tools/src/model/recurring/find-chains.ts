import { CADENCE_RULES, CADENCES, type Cadence } from './cadences';
import type { Chain } from './chain';
import { segments } from './chain-segments';
import { firstDayOf, monthOf } from './day-number';
import { DueDays } from './due-days';
import type { DatedRow } from './recurring-row';

/** With so many rows for one that may be due, nothing tells a stream from visits at random days. */
const MOST_A_CADENCE = 4;
/** Of many rows some are likely at equal distances by chance. */
const MANY = 12;
const LONGEST_MONTH = 31;
/** The days of the month that are tried for many rows: those on which most of them are. */
const MOST_DATES = 10;

/** What chains are worth looking at. */
export interface ChainMeasure {
  /** The evidence that is needed, which may grow with what was found. */
  readonly enough: () => number;
  /** The most that the amounts of so many rows may add to their evidence. */
  readonly ofAmounts: (hits: number) => number;
}

/**
 * All chains that rows of one payee may be, sorted by day: each cadence with the days that most of the rows have. Those
 * that cannot reach enough evidence are left out.
 */
export function* findChains<Row extends DatedRow>(rows: readonly Row[], measure: ChainMeasure): Generator<Chain<Row>> {
  const days = (rows.at(-1)?.day ?? 0) - (rows[0]?.day ?? 0);
  const possible = CADENCES.filter((cadence) => {
    const { least, meanDays, tolerance } = CADENCE_RULES[cadence];
    if (rows.length < leastOf(cadence, rows.length) || days + 2 * tolerance < (least - 1) * meanDays) return false;
    if ((rows.length * meanDays) / (days + meanDays) > MOST_A_CADENCE) return false;
    return hasRun(rows, cadence);
  });
  if (possible.length === 0) return;
  const due = new DueDays(rows);
  for (const cadence of possible) {
    const { days: period } = CADENCE_RULES[cadence];
    if (period === undefined) continue;
    for (let anchor = 0; anchor < period; anchor += 1) {
      due.byWeeks(period, anchor);
      yield* chainsOf(due, cadence, measure);
    }
    due.byGaps(period, CADENCE_RULES[cadence].tolerance);
    yield* chainsOf(due, cadence, measure);
  }
  const byMonths = possible.filter((cadence) => CADENCE_RULES[cadence].months !== undefined);
  if (byMonths.length === 0) return;
  for (const date of frequentDates(rows)) {
    due.byMonths(date);
    for (const cadence of byMonths) yield* chainsOf(due, cadence, measure);
  }
}

function* chainsOf<Row extends DatedRow>(
  due: DueDays<Row>,
  cadence: Cadence,
  { enough, ofAmounts }: ChainMeasure,
): Generator<Chain<Row>> {
  const { days, months = 1, tolerance } = CADENCE_RULES[cadence];
  const least = leastOf(cadence, due.rows.length);
  for (let phase = 0; phase < months; phase += 1) {
    if (days === undefined && due.mostHits(months, phase) < least) continue;
    if (due.bestRun(cadence, phase, { least, ofAmounts }) < enough()) continue;
    yield* segments(cadence, due.hits(months, phase, tolerance), least);
  }
}

/** Whether enough rows for a stream are near one another: of as few as that, one due day at most is missed somewhere. */
function hasRun(rows: readonly DatedRow[], cadence: Cadence): boolean {
  const { days, months = 1, tolerance } = CADENCE_RULES[cadence];
  const least = leastOf(cadence, rows.length);
  const longest = least * ((days ?? months * LONGEST_MONTH) + tolerance);
  for (let last = least - 1; last < rows.length; last += 1) {
    if ((rows[last] as DatedRow).day - (rows[last - least + 1] as DatedRow).day <= longest) return true;
  }
  return false;
}

function leastOf(cadence: Cadence, rows: number): number {
  const { least } = CADENCE_RULES[cadence];
  if (rows > MANY) return Math.max(least + 1, 4);
  return rows > 2 * least ? Math.max(least, 3) : least;
}

function frequentDates(rows: readonly DatedRow[]): number[] {
  const counts = new Map<number, number>();
  for (const { day } of rows) {
    const date = day - firstDayOf(monthOf(day)) + 1;
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  if (counts.size <= MOST_DATES) return [...counts.keys()];
  const near = (date: number) =>
    3 * (counts.get(date) ?? 0) + 2 * ((counts.get(date - 1) ?? 0) + (counts.get(date + 1) ?? 0));
  return [...counts.keys()].sort((one, other) => near(other) - near(one) || one - other).slice(0, MOST_DATES);
}
