import type { CivilDate } from '@bursar/calendar';
import { instantOf, zonedTimeAt } from '@bursar/calendar/zoned-time';

import { secondsAt, type Timestamp } from './date-input';

// Offsets come from the tz database and its history: daylight saving time from 1996 to 2022, none since 2022-10-30.

const ZONE = 'America/Mexico_City';
const NANOSECONDS_A_SECOND = 1_000_000_000n;

/** The calendar day in Mexico City: converted where an offset was given, else the day as written. */
export function mexicanDay(input: CivilDate | Timestamp): CivilDate {
  if (!('date' in input)) return input;
  if (input.offsetMinutes === undefined) return input.date;
  return zonedTimeAt(secondsAt(input, input.offsetMinutes) * 1_000, ZONE).date;
}

/** Nanoseconds since 1970 of a timestamp; without an offset it is wall time in Mexico City. */
export function instantOfTimestamp(timestamp: Timestamp): bigint {
  const { offsetMinutes, nanosecond } = timestamp;
  const seconds =
    offsetMinutes === undefined
      ? Math.floor(instantOf({ ...timestamp, millisecond: 0 }, ZONE) / 1_000)
      : secondsAt(timestamp, offsetMinutes);
  return BigInt(seconds) * NANOSECONDS_A_SECOND + BigInt(nanosecond);
}

/** Formats an instant as Mexico City time with its offset, to the second; fractions are dropped. */
export function mexicanTimestamp(nanoseconds: bigint): string {
  const cut = ((nanoseconds % NANOSECONDS_A_SECOND) + NANOSECONDS_A_SECOND) % NANOSECONDS_A_SECOND;
  const seconds = Number((nanoseconds - cut) / NANOSECONDS_A_SECOND);
  const { date, hour, minute, second, offset } = zonedTimeAt(seconds * 1_000, ZONE);
  const clock = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
  return `${date.text}T${clock}${offset}`;
}
