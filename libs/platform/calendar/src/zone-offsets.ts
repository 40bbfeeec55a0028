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

const DAY_MILLISECONDS = 86_400_000;

// In these years no zone changes its offset twice within three days; a test asks Temporal about every zone. What happened
// before 1970 is less regular.
const [FIRST_DAY, LAST_DAY] = [1, Date.UTC(2200, 0, 1) / DAY_MILLISECONDS];

/** By zone, the offset at the start of a UTC day. The limit bounds the memory for hostile input. */
const offsets = new Map<string, Map<number, number>>();
const DAYS_LIMIT = 20_000;

/**
 * Seconds east of UTC in a zone of the tz database at an instant, in milliseconds since 1970. Throws a RangeError for an
 * unknown zone.
 */
export function offsetAt(epochMilliseconds: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const day = Math.floor(epochMilliseconds / DAY_MILLISECONDS);
  return constantOffset(day, day + 1, zone) ?? formattedOffset(epochMilliseconds, zone);
}

/**
 * The offset of a zone from the start of one UTC day to that of another, at most three days later; undefined if it may
 * change between them. Days count from 1970-01-01. Throws a RangeError for an unknown zone.
 */
export function constantOffset(from: number, to: number, zone: string): number | undefined {
  if (zone === 'UTC') return 0;
  if (from < FIRST_DAY || to > LAST_DAY) return undefined;
  const offset = offsetAtStart(from, zone);
  return offset === offsetAtStart(to, zone) ? offset : undefined;
}

function offsetAtStart(day: number, zone: string): number {
  let days = offsets.get(zone);
  if (days === undefined) offsets.set(zone, (days = new Map()));
  let offset = days.get(day);
  if (offset === undefined) {
    offset = formattedOffset(day * DAY_MILLISECONDS, zone);
    if (days.size >= DAYS_LIMIT) days.clear();
    days.set(day, offset);
  }
  return offset;
}

/** A format takes fifty times as long as looking an offset up. */
function formattedOffset(epochMilliseconds: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...FIELDS });
    formats.set(zone, format);
  }
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
    .format(epochMilliseconds)
    .split(/\D+/)
    .map(Number);
  // Unlike Date.UTC, this reads the years before 100 as they are.
  const local = new Date(0).setUTCFullYear(year, month - 1, day) / 1_000 + hour * 3_600 + minute * 60 + second;
  return local - Math.floor(epochMilliseconds / 1_000);
}
