import { CADENCE_RULES, type Cadence } from './cadences';
import type { Chain } from './chain';
import { recent } from './amount-likeness';
import { dueDay, nearestSlot, WEEKEND_RULES, type Schedule } from './schedule';

/** How many of the last payments say on which day the next one comes. */
const FITTED = 12;
/** So many payments in a row on another day have moved there for good. */
const LASTING = 3;
/** Weekends and holidays explain so many days. */
const EXPLAINED = { weeks: 0, months: 2 };
/** The new day must explain all but such a part of what is off. */
const MOSTLY = 3;

interface Fitted {
  readonly schedule: Schedule;
  readonly off: number;
  readonly offRecently: number;
}

/** The schedule of the last payments, or of those since the day has moved for good. */
export function fitSchedule({ cadence, hits }: Chain): Schedule {
  const days = hits.slice(-FITTED).map(({ row }) => row.day);
  const whole = nearest(cadence, days);
  const { days: period } = CADENCE_RULES[cadence];
  const explained = period === undefined ? EXPLAINED.months : EXPLAINED.weeks;
  const moved = days.slice(days.findLastIndex((day) => offBy(whole.schedule, day) <= explained) + 1);
  if (moved.length < LASTING) return whole.schedule;
  const since = nearest(cadence, moved);
  const before = sum(moved.map((day) => offBy(whole.schedule, day)));
  return since.off * MOSTLY <= before ? since.schedule : whole.schedule;
}

/**
 * The schedule that payments on such days are nearest to: its day, and what happens at weekends. Of equally good
 * ones that which leaves weekends as they are, then that of the newest payments, then the later day of a month, which
 * short months hide.
 */
function nearest(cadence: Cadence, days: readonly number[]): Fitted {
  let best: Fitted | undefined;
  // The first rule leaves weekends as they are. Another one must explain most of what is off, or it is there by chance.
  let most = Infinity;
  for (const weekend of WEEKEND_RULES) {
    for (const [anchor, phase] of anchors(days, cadence)) {
      const schedule = { cadence, anchor, phase, weekend };
      const offsets = days.map((day) => offBy(schedule, day));
      const fitted = { schedule, off: sum(offsets), offRecently: sum(recent(offsets)) };
      if (fitted.off <= most && (best === undefined || isBetter(fitted, best))) best = fitted;
    }
    if (weekend === 'stay' && best !== undefined) most = best.off / 2;
  }
  if (best === undefined) throw new Error('a schedule of nothing');
  return best;
}

function offBy(schedule: Schedule, day: number): number {
  return Math.abs(day - dueDay(schedule, nearestSlot(schedule, day)));
}

/** Each day of the month, or of the weeks, with the month in which the newest payment was due. */
function anchors(days: readonly number[], cadence: Cadence): (readonly [anchor: number, phase: number])[] {
  const { days: period, months = 1 } = CADENCE_RULES[cadence];
  if (period !== undefined) return Array.from({ length: period }, (_, anchor) => [anchor, 0] as const);
  const newest = days.at(-1) ?? 0;
  return Array.from({ length: 31 }, (_, index) => {
    const monthly = { cadence: 'monthly', anchor: index + 1, phase: 0, weekend: 'stay' } as const;
    return [index + 1, nearestSlot(monthly, newest) % months] as const;
  });
}

function isBetter(one: Fitted, other: Fitted): boolean {
  if (one.off !== other.off) return one.off < other.off;
  if (one.schedule.weekend !== other.schedule.weekend) return false;
  if (one.offRecently !== other.offRecently) return one.offRecently < other.offRecently;
  return one.schedule.cadence !== 'weekly' && one.schedule.cadence !== 'biweekly' && one.schedule.anchor > 28;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
