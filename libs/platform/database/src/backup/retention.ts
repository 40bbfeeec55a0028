/** How many days, weeks and months keep their newest backup; left out: none. */
export interface RetentionRules {
  readonly daily?: number | undefined;
  readonly weekly?: number | undefined;
  readonly monthly?: number | undefined;
}

const DAY_MILLISECONDS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const MONDAY_OFFSET_DAYS = 3;

type Period = (time: number) => number;

const dayOf: Period = (time) => Math.floor(time / DAY_MILLISECONDS);
/** ISO weeks begin on Monday. */
const weekOf: Period = (time) => Math.floor((dayOf(time) + MONDAY_OFFSET_DAYS) / 7);
const monthOf: Period = (time) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth();

/**
 * The times of the backups that the rules keep, out of all `times` (milliseconds since 1970): of each of the last days, ISO
 * weeks and months in UTC that have a backup, the newest. Periods without one do not count. Without a rule, and of nothing
 * but one backup, all are kept; the newest always is.
 */
export function keptBackups(times: readonly number[], { daily, weekly, monthly }: RetentionRules): Set<number> {
  const rules = [
    [dayOf, daily],
    [weekOf, weekly],
    [monthOf, monthly],
  ] as const;
  if (rules.every(([, count]) => count === undefined)) return new Set(times);
  const newestFirst = [...times].sort((a, b) => b - a);
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [periodOf, count = 0] of rules) {
    const newest = new Map<number, number>();
    for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
    for (const time of [...newest.values()].slice(0, count)) kept.add(time);
  }
  return kept;
}
