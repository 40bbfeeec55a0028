// Days are counted from 1970-01-01, months from January of year 0: whole numbers that calendars are computed with.

const DAY_MS = 86_400_000;
const FIRST_MONTH = 1970 * 12;

/** The day of a date as `YYYY-MM-DD`, or of the beginning of a timestamp. */
export function dayNumber(date: string): number {
  return dayOfMonth(Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

/** `YYYY-MM-DD` */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Of the years 1880 to 3020, and so of all that can be booked and forecast. */
const [TABLE_FROM, TABLE_UNTIL] = [1880 * 12, 3020 * 12];
let firstDays: Int32Array | undefined;

/** The first day of a month. */
export function firstDayOf(month: number): number {
  firstDays ??= Int32Array.from({ length: TABLE_UNTIL - TABLE_FROM }, (_, index) =>
    computeFirstDay(TABLE_FROM + index),
  );
  return firstDays[month - TABLE_FROM] ?? computeFirstDay(month);
}

function computeFirstDay(month: number): number {
  return Math.round(Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS);
}

/** The month that a day is in. */
export function monthOf(day: number): number {
  // At most one off, since no month differs much from the mean.
  let month = FIRST_MONTH + Math.floor(day / 30.436875);
  while (firstDayOf(month) > day) month -= 1;
  while (firstDayOf(month + 1) <= day) month += 1;
  return month;
}

/** That day of the month, or the last one of a month that is too short. */
export function dayOfMonth(month: number, date: number): number {
  const first = firstDayOf(month);
  return first + Math.min(date, firstDayOf(month + 1) - first) - 1;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
