/** By zone. The code uses only a few zones, and creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * The local time in a zone of the tz database at an instant of the years 1 to 9999: the day as `YYYY-MM-DD`, and the
 * second of that day. Throws a RangeError for an unknown zone.
 */
export function wallClockAt(
  epochMilliseconds: number,
  zone: string,
): { readonly day: string; readonly second: number } {
  if (zone === 'UTC') return utcClockAt(epochMilliseconds);
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...FIELDS });
    formats.set(zone, format);
  }
  const [month, day, year = '', hour, minute, second] = format.format(epochMilliseconds).split(/\D+/);
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    second: Number(hour) * 3_600 + Number(minute) * 60 + Number(second),
  };
}

const DAY_MILLISECONDS = 86_400_000;

/** Without a format, which takes fifty times as long. */
function utcClockAt(epochMilliseconds: number): { readonly day: string; readonly second: number } {
  const epochDay = Math.floor(epochMilliseconds / DAY_MILLISECONDS);
  return {
    day: new Date(epochMilliseconds).toISOString().slice(0, 10),
    second: Math.floor((epochMilliseconds - epochDay * DAY_MILLISECONDS) / 1_000),
  };
}
