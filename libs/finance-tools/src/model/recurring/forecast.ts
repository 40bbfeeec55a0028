import { Random } from './random';
import type { RecurringStream } from './recurring-stream';
import { dueDay } from './schedule';
import { StreamDraws } from './stream-draws';

/** Less history than this says too little of what a month is like. */
export const LEAST_HISTORY_DAYS = 90;

const PATHS = 1_000;
/** Left out at both ends: less than a tenth, since a year of weeks does not hold all that a week may bring. */
const EDGE = 0.085;
/** Any number: the same rows give the same forecast. */
const SEED = 20_010_731;
/** A year holds each season and each kind of month once. */
export const FORECAST_HISTORY_DAYS = 364;
const WEEK = 7;
/** Up to so many days each has a point. */
const DAILY = 31;

export interface ForecastInput {
  readonly streams: readonly RecurringStream[];
  /** The sum of all rows of a day, by day. */
  readonly daily: ReadonlyMap<number, number>;
  /** The day of the oldest row. */
  readonly firstDay: number;
  readonly asOf: number;
  readonly days: number;
}

/** The sum of what comes after `asOf` up to the end of a day. */
export interface ForecastPoint {
  readonly day: number;
  readonly expected: number;
  /** The truth lies between them, both included, in 80 of 100 cases. */
  readonly low: number;
  readonly high: number;
  /** The streams that are due on this day, or after the point before it. */
  readonly streamIds: readonly string[];
}

/**
 * Draws paths of the days to come: weeks of the past without its streams, and each stream at its due days with the delays,
 * gaps and amounts that it had. The middle of the paths is what is expected; the band leaves out what is rare at both ends.
 */
export function forecast({ streams, daily, firstDay, asOf, days }: ForecastInput): ForecastPoint[] {
  const open = streams.filter(({ state }) => state !== 'lapsed');
  const rest = daysWithoutStreams(streams, daily, firstDay, asOf);
  const mean = rest.reduce((sum, amount) => sum + amount, 0) / rest.length;
  const random = new Random(SEED);
  const draws = open.map((stream) => new StreamDraws(stream, asOf, days));
  const pointDays = daysOfPoints(days);
  const sums = pointDays.map(() => new Float64Array(PATHS));
  const others = new Float64Array(days);
  const due = new Float64Array(days);
  for (let path = 0; path < PATHS; path += 1) {
    drawWeeks(random, rest, others);
    due.fill(0);
    for (const stream of draws) stream.add(random, due);
    let [sum, ofOthers, point] = [0, 0, 0];
    for (let day = 0; day < days; day += 1) {
      ofOthers += others[day] as number;
      sum += due[day] as number;
      if (pointDays[point] !== day + 1) continue;
      // The mean of the past is itself only nearly right, which counts the more the longer it is relied on.
      const usual = mean * (day + 1);
      const spread = Math.sqrt(1 + (day + 1) / rest.length);
      (sums[point] as Float64Array)[path] = sum + usual + (ofOthers - usual) * spread;
      point += 1;
    }
  }
  return pointDays.map((day, index) => {
    const sorted = (sums[index] as Float64Array).sort();
    const at = (share: number) => sorted[Math.round(share * (PATHS - 1))] as number;
    const after = asOf + (pointDays[index - 1] ?? 0);
    const streamIds = open.filter((stream) => isDue(stream, after, asOf + day)).map(({ id }) => id);
    return { day: asOf + day, expected: at(0.5), low: at(EDGE), high: at(1 - EDGE), streamIds };
  });
}

/** The days of the last year, or of all history, without the rows of streams, the newest first. */
function daysWithoutStreams(
  streams: readonly RecurringStream[],
  daily: ReadonlyMap<number, number>,
  firstDay: number,
  asOf: number,
): Float64Array {
  const length = Math.min(FORECAST_HISTORY_DAYS, asOf - firstDay + 1);
  const rest = Float64Array.from({ length: length - (length % WEEK) }, (_, index) => daily.get(asOf - index) ?? 0);
  for (const { rows } of streams) {
    for (const { day, size } of rows) {
      const index = asOf - day;
      if (index < rest.length) rest[index] = (rest[index] as number) - size;
    }
  }
  return rest;
}

/** Fills `days` with weeks of the past, each weekday with what was on that weekday. */
function drawWeeks(random: Random, rest: Float64Array, days: Float64Array): void {
  const weeks = rest.length / WEEK;
  for (let day = 0; day < days.length; day += WEEK) {
    const newest = random.below(weeks) * WEEK + WEEK - 1;
    for (let index = 0; index < WEEK && day + index < days.length; index += 1) {
      days[day + index] = rest[newest - index] as number;
    }
  }
}

/** Each day, or of many days each seventh and the last. */
function daysOfPoints(days: number): number[] {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  return days <= DAILY ? all : all.filter((day) => day % WEEK === 0 || day === days);
}

function isDue({ schedule, nextSlot }: RecurringStream, after: number, until: number): boolean {
  for (let slot = nextSlot; ; slot += 1) {
    const day = dueDay(schedule, slot);
    if (day > until) return false;
    if (day > after) return true;
  }
}
