import { addDays, type CivilDate } from '@bursar/calendar';
import { instantOf, zonedTimeAt } from '@bursar/calendar/zoned-time';

import { COMPETENCE_ZONE } from './competence-month';
import type { OccurredAt } from './occurred-at';

const MILLISECONDS_A_MINUTE = 60_000;

/**
 * The instant of a clock reading, in milliseconds since 1970. Without an offset the clock is São Paulo's: a reading that a
 * clock change skipped moves forward by the length of the gap, one that occurred twice is the first (contract, section 5).
 */
export function instantOfOccurredAt({ offsetMinutes, ...wallTime }: OccurredAt): number {
  if (offsetMinutes === undefined) return instantOf(wallTime, COMPETENCE_ZONE);
  return instantOf(wallTime, 'UTC') - offsetMinutes * MILLISECONDS_A_MINUTE;
}

/** An instant in São Paulo's local time, with the offset of that moment: `2026-01-31T23:59:59-03:00`. */
export function localInstantText(epochMilliseconds: number): string {
  const { date, hour, minute, second, millisecond, offset } = zonedTimeAt(epochMilliseconds, COMPETENCE_ZONE);
  const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
  return `${date.text}T${time}${fraction(millisecond)}${offset}`;
}

/** An instant in UTC: `2026-02-01T02:59:59Z`, milliseconds only when there are any. */
export function utcInstantText(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().replace('.000Z', 'Z');
}

function fraction(millisecond: number): string {
  return millisecond === 0 ? '' : `.${String(millisecond).padStart(3, '0')}`;
}

/** The first instant of the São Paulo day that holds an instant, and that of the next day, in milliseconds since 1970. */
export function dayAround(epochMilliseconds: number): readonly [number, number] {
  const { date } = zonedTimeAt(epochMilliseconds, COMPETENCE_ZONE);
  return [midnightOf(date), midnightOf(addDays(date, 1))];
}

function midnightOf(date: CivilDate): number {
  return instantOf({ date, hour: 0, minute: 0, second: 0, millisecond: 0 }, COMPETENCE_ZONE);
}
