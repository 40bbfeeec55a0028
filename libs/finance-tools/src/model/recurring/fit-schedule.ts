import { CADENCE_RULES } from './cadences';
import type { Chain } from './chain';
import { recent } from './amount-likeness';
import { dueDay, nearestSlot, WEEKEND_RULES, type Schedule } from './schedule';

/** How many of the last payments say on which day the next one comes. */
const FITTED = 12;

interface Fitted {
  readonly schedule: Schedule;
  readonly off: number;
  readonly offRecently: number;
}

/**
 * The schedule that the last payments of a chain are nearest to: its day, and what happens at weekends. Of equally good
 * ones that which leaves weekends as they are, then that of the newest payments, then the later day of a month, which
 * short months hide.
 */
export function fitSchedule({ cadence, hits }: Chain): Schedule {
  const days = hits.slice(-FITTED).map(({ row }) => row.day);
  let best: Fitted | undefined;
  // The first rule leaves weekends as they are. Another one must explain most of what is off, or it is there by chance.
  let most = Infinity;
  for (const weekend of WEEKEND_RULES) {
    for (const [anchor, phase] of anchors(days, cadence)) {
      const schedule = { cadence, anchor, phase, weekend };
      const offsets = days.map((day) => Math.abs(day - dueDay(schedule, nearestSlot(schedule, day))));
      const fitted = { schedule, off: sum(offsets), offRecently: sum(recent(offsets)) };
      if (fitted.off <= most && (best === undefined || isBetter(fitted, best))) best = fitted;
    }
    if (weekend === 'stay' && best !== undefined) most = best.off / 2;
  }
  if (best === undefined) throw new Error('a schedule of nothing');
  return best.schedule;
}

/** Each day of the month, or of the weeks, with the month in which the newest payment was due. */
function anchors(days: readonly number[], cadence: Chain['cadence']): (readonly [anchor: number, phase: number])[] {
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
