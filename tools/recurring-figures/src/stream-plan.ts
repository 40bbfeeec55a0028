import { dayOfMonth, monthOf, weekdayOf, type Random } from '@bursar/finance-tools/recurring';

import { normal } from './draws';

/** How a stream was meant to be paid. */
export interface StreamPlan {
  readonly payee: string;
  readonly every:
    | { readonly months: 1 | 2 | 3 | 6 | 12; readonly date: number; readonly phase: number }
    | { readonly days: 7 | 14; readonly phase: number };
  /** What happens to a day at a weekend. */
  readonly weekend: 'stay' | 'before' | 'after';
  /** Payments come up to so many days early or late. */
  readonly jitter: number;
  /** Cents, negative for what is paid; by the number of the payment. */
  readonly cents: (index: number) => number;
  /** Of single payments, that they do not happen. */
  readonly missing: number;
  /** Shares of the whole time: when it begins and ends. */
  readonly from: number;
  readonly until: number;
  /** The day of the month that it moves to for good, after that share of the time. */
  readonly moved?: { readonly after: number; readonly date: number };
  /** Each payment counts its days from the one before it. */
  readonly drifts?: boolean;
}

export interface Payment {
  readonly day: number;
  readonly cents: number;
}

export function payments(random: Random, plan: StreamPlan, first: number, last: number): Payment[] {
  const length = last - first;
  const begins = first + plan.from * length;
  const ends = first + plan.until * length;
  const made: Payment[] = [];
  let previousMissed = false;
  for (const [index, due] of dueDays(random, plan, first, last).entries()) {
    if (due < begins || due > ends) continue;
    // A payment after one that was missed comes: two in a row would be a pause.
    previousMissed = !previousMissed && random.chance(plan.missing);
    if (previousMissed) continue;
    const day = movedFromWeekend(due, plan.weekend) + random.between(-plan.jitter, plan.jitter);
    if (day >= first && day < last) made.push({ day, cents: plan.cents(index) });
  }
  return made;
}

function dueDays(random: Random, { every, moved, drifts = false }: StreamPlan, first: number, last: number): number[] {
  const days: number[] = [];
  if ('days' in every) {
    for (let day = first + every.phase; day < last; day += every.days) {
      if (drifts) day += Math.round(Math.max(-1, Math.min(1, normal(random) * 0.6)));
      days.push(day);
    }
    return days;
  }
  for (let month = monthOf(first) + every.phase; month <= monthOf(last) + 1; month += every.months) {
    const isMoved = moved !== undefined && dayOfMonth(month, 1) > first + moved.after * (last - first);
    days.push(dayOfMonth(month, isMoved ? moved.date : every.date));
  }
  return days;
}

function movedFromWeekend(day: number, rule: StreamPlan['weekend']): number {
  const weekday = weekdayOf(day);
  if (rule === 'stay' || (weekday !== 0 && weekday !== 6)) return day;
  if (rule === 'before') return weekday === 6 ? day - 1 : day - 2;
  return weekday === 6 ? day + 2 : day + 1;
}
