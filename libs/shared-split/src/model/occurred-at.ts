import { parseCivilDate } from '@bursar/calendar';
import type { WallTime } from '@bursar/calendar/zoned-time';

/** When something happened, as written: a clock reading, and the offset of that clock if given. */
export interface OccurredAt extends WallTime {
  /** Minutes east of UTC; `undefined` for São Paulo's local time. */
  readonly offsetMinutes: number | undefined;
}

const FORM =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?(?:Z|(?<sign>[+-])(?<offsetHours>\d{2}):?(?<offsetMinutes>\d{2}))?)?$/;

/**
 * Reads `YYYY-MM-DD`, alone or followed by `T` or one space, `HH:MM[:SS[.fraction]]` and optionally `Z`, `±HH:MM` or
 * `±HHMM`. A date alone is its midnight; digits beyond milliseconds are cut. `undefined` for another form, and for
 * days and clock readings that do not exist (30 February, 24:00, second 60).
 */
export function parseOccurredAt(text: string): OccurredAt | undefined {
  const parts = FORM.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const date = parseCivilDate(parts['date'] ?? '');
  const [hour, minute, second] = [below(24, parts['hour']), below(60, parts['minute']), below(60, parts['second'])];
  const [offsetHours, offsetRest] = [below(24, parts['offsetHours']), below(60, parts['offsetMinutes'])];
  if (date === undefined || hour === undefined || minute === undefined || second === undefined) return undefined;
  if (offsetHours === undefined || offsetRest === undefined) return undefined;
  const size = offsetHours * 60 + offsetRest;
  return {
    date,
    hour,
    minute,
    second,
    millisecond: Number((parts['fraction'] ?? '').slice(0, 3).padEnd(3, '0')),
    offsetMinutes: parts['sign'] === '-' ? -size : parts['sign'] === '+' || text.endsWith('Z') ? size : undefined,
  };
}

/** Whether a value of a parsed input is one. */
export function isOccurredAt(value: unknown): value is OccurredAt {
  return typeof value === 'object' && value !== null && 'offsetMinutes' in value;
}

/** The text that `parseOccurredAt` reads as the same. */
export function formatOccurredAt({ date, hour, minute, second, millisecond, offsetMinutes }: OccurredAt): string {
  const clock = [hour, minute, second].map(twoDigits).join(':');
  const time = `${date.text}T${clock}.${String(millisecond).padStart(3, '0')}`;
  if (offsetMinutes === undefined) return time;
  const size = Math.abs(offsetMinutes);
  return `${time}${offsetMinutes < 0 ? '-' : '+'}${twoDigits(Math.trunc(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Two digits as a number under the limit; nothing there is 0. */
function below(limit: number, digits = '00'): number | undefined {
  const value = Number(digits);
  return value < limit ? value : undefined;
}
