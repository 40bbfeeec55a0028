import { zonedTimeAt } from '@bursar/calendar/zoned-time';

import { secondsAt, type Timestamp } from './date-input';
import { mexicanDay } from './mexico-city';

/**
 * Arguments as the ledger dates them, which counts days in Mexico City, whatever zone a household sets later: of a timestamp with an
 * offset whose day is another one in the household's zone, the clock reading there. Without a zone they stay as they are.
 */
export function datedIn<Value>(value: Value, timeZone: string | undefined): Value {
  if (timeZone === undefined || typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return readingIn(value, timeZone) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => datedIn(one, timeZone)) as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, datedIn<unknown>(one, timeZone)])) as Value;
}

function isTimestamp(value: object): value is Timestamp {
  return 'offsetMinutes' in value && 'nanosecond' in value;
}

function readingIn(timestamp: Timestamp, timeZone: string): Timestamp {
  if (timestamp.offsetMinutes === undefined) return timestamp;
  const { date, hour, minute, second } = zonedTimeAt(secondsAt(timestamp, timestamp.offsetMinutes) * 1_000, timeZone);
  if (date.text === mexicanDay(timestamp).text) return timestamp;
  return { date, hour, minute, second, nanosecond: timestamp.nanosecond, offsetMinutes: undefined };
}
