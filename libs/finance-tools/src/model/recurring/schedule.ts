import { CADENCE_RULES, type Cadence } from './cadences';
import { dayOfMonth, monthOf, weekdayOf } from './day-number';

/** What happens to a day that is at a weekend. */
export const WEEKEND_RULES = ['stay', 'before', 'after'] as const;

export type WeekendRule = (typeof WEEKEND_RULES)[number];

/** The days on which a stream is due, numbered. */
export interface Schedule {
  readonly cadence: Cadence;
  /** The day of the month, 1 to 31; with weeks the first due day of all from day 0 on. */
  readonly anchor: number;
  /** With months: which of the months from January of year 0 is due, from 0. */
  readonly phase: number;
  readonly weekend: WeekendRule;
}

/** The day of that number. */
export function dueDay({ cadence, anchor, phase, weekend }: Schedule, slot: number): number {
  const { days, months = 1 } = CADENCE_RULES[cadence];
  const day = days === undefined ? dayOfMonth(slot * months + phase, anchor) : anchor + slot * days;
  return weekend === 'stay' ? day : movedFromWeekend(day, weekend);
}

/** The number of the due day that is nearest; of two, the earlier one. */
export function nearestSlot(schedule: Schedule, day: number): number {
  const { days, months = 1 } = CADENCE_RULES[schedule.cadence];
  const about =
    days === undefined
      ? Math.floor((monthOf(day) - schedule.phase) / months)
      : Math.floor((day - schedule.anchor) / days);
  let best = about - 1;
  for (const slot of [about, about + 1, about + 2]) {
    if (Math.abs(dueDay(schedule, slot) - day) < Math.abs(dueDay(schedule, best) - day)) best = slot;
  }
  return best;
}

function movedFromWeekend(day: number, rule: 'before' | 'after'): number {
  const weekday = weekdayOf(day);
  if (weekday !== 0 && weekday !== 6) return day;
  if (rule === 'before') return weekday === 6 ? day - 1 : day - 2;
  return weekday === 6 ? day + 2 : day + 1;
}
