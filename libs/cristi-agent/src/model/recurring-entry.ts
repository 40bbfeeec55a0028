import {
  addDays,
  addMonths,
  civilDate,
  dayWithinMonth,
  monthOfDate,
  yearMonthOf,
  type CivilDate,
  type YearMonth,
} from '@bursar/calendar';

import type { CategoryType, TransactionType } from './transaction';

/** Income or an expense that comes by itself, with one rhythm: the two others are null. */
export interface RecurringEntry {
  readonly name: string;
  readonly type: TransactionType;
  /** Centavos. */
  readonly amount: bigint;
  /** Normalized. */
  readonly category: string;
  readonly categoryType: CategoryType;
  /** One to four days of every month, each cut to the month's last day. */
  readonly daysOfMonth: readonly number[] | null;
  /** Every so many weeks from `from` on. */
  readonly everyWeeks: number | null;
  /** `MM-DD`; 02-29 is cut likewise. */
  readonly yearly: string | null;
  /** The first day on which it may come, `YYYY-MM-DD`. */
  readonly from: string | null;
  /** The last day on which it may come, `YYYY-MM-DD`. */
  readonly until: string | null;
  /** It comes so many times from `from` on. */
  readonly remaining: number | null;
}

const LAST_DAY = civilDate('2999-12-31');
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** The days in order on which it comes from `first` to `last`, both included. A day that two days of the month are cut to counts twice. */
export function occurrencesBetween(entry: RecurringEntry, first: CivilDate, last: CivilDate): CivilDate[] {
  const days: CivilDate[] = [];
  for (const day of occurrencesFrom(entry, first)) {
    if (day.epochDay > last.epochDay) break;
    days.push(day);
  }
  return days;
}

/** The first day on or after `day` on which it comes; undefined when it is over. */
export function nextOccurrence(entry: RecurringEntry, day: CivilDate): CivilDate | undefined {
  const [next] = occurrencesFrom(entry, day);
  return next;
}

/** The days in order on which it comes, from `first` on. */
export function* occurrencesFrom(entry: RecurringEntry, first: CivilDate): Generator<CivilDate> {
  const last = lastDay(entry);
  const from = entry.from === null ? first : later(first, civilDate(entry.from));
  for (const day of rhythm(entry, from)) {
    if (day.epochDay > last.epochDay) return;
    yield day;
  }
}

/** The day after which it does not come any more. */
function lastDay(entry: RecurringEntry): CivilDate {
  const until = entry.until === null ? LAST_DAY : civilDate(entry.until);
  if (entry.remaining === null || entry.from === null) return until;
  let [count, last] = [0, until];
  for (const day of rhythm(entry, civilDate(entry.from))) {
    count += 1;
    if (count < entry.remaining && day.epochDay <= until.epochDay) continue;
    last = earlier(day, until);
    break;
  }
  return last;
}

function rhythm(entry: RecurringEntry, from: CivilDate): Generator<CivilDate> {
  const { daysOfMonth, everyWeeks, yearly } = entry;
  if (daysOfMonth !== null) return everyMonth(from, monthOfDate(from), 1, daysOfMonth);
  if (everyWeeks !== null) return every(everyWeeks * DAYS_A_WEEK, civilDate(entry.from ?? from.text), from);
  const [month = 1, day = 1] = (yearly ?? '').split('-').map(Number);
  return everyMonth(from, yearMonthOf(from.year, month), MONTHS_A_YEAR, [day]);
}

function* everyMonth(
  from: CivilDate,
  firstMonth: YearMonth,
  step: number,
  days: readonly number[],
): Generator<CivilDate> {
  const inOrder = [...days].sort((one, other) => one - other);
  const lastMonth = monthOfDate(LAST_DAY);
  for (let month = firstMonth; month <= lastMonth; month = addMonths(month, step)) {
    for (const each of inOrder) {
      const day = dayWithinMonth(month, each);
      if (day.epochDay >= from.epochDay) yield day;
    }
  }
}

function* every(days: number, anchor: CivilDate, from: CivilDate): Generator<CivilDate> {
  const missed = Math.max(0, Math.ceil((from.epochDay - anchor.epochDay) / days));
  for (let day = addDays(anchor, missed * days); day.epochDay <= LAST_DAY.epochDay; day = addDays(day, days)) yield day;
}

function later(one: CivilDate, other: CivilDate): CivilDate {
  return one.epochDay > other.epochDay ? one : other;
}

function earlier(one: CivilDate, other: CivilDate): CivilDate {
  return one.epochDay < other.epochDay ? one : other;
}
