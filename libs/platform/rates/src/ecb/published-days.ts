import { addDays, civilDate } from '@bursar/calendar';

/**
 * Consecutive days on which the ECB published reference rates: none between the first and the last is missing. A rate is
 * text, in units of the currency for one euro.
 */
export interface PublishedDays {
  /** `YYYY-MM-DD`, in order. */
  readonly days: readonly string[];
  /** By currency: a rate for each day, undefined where there is none. */
  readonly rates: Pick<ReadonlyMap<string, readonly (string | undefined)[]>, 'get'>;
}

/** Such days with the currencies that they have. */
export interface PublishedHistory extends PublishedDays {
  readonly rates: ReadonlyMap<string, readonly (string | undefined)[]>;
}

/** A rate of a day on which it was published. */
export interface DayRate {
  readonly rate: string;
  readonly date: string;
}

/** How many days a rate counts after the one of which it is, until the next is published. */
const LONGEST_PAUSE = 7;

/** The ECB's reference rates, as far as they are known. */
export interface DailyRates {
  /**
   * The rate of a day, or the last one published before it, at most 7 days; undefined where it is not known which that is. None
   * are published on Saturdays and Sundays, so the last one of a series counts on the weekend after it.
   */
  rate(currency: string, day: string): DayRate | undefined;
  /** The last day with a rate of the currency; undefined for a currency without any. */
  lastDay(currency: string): string | undefined;
  /** The first and the last day of each series of consecutive days, the earliest first. */
  readonly ranges: readonly { readonly first: string; readonly last: string; readonly count: number }[];
}

/**
 * Rates of several series of days; where two have the same day, the first series counts. `current`: the one of them that has all
 * that was published when it was made, so that its last rates count until newer ones are known.
 */
export function dailyRates(series: readonly PublishedDays[], current?: PublishedDays): DailyRates {
  return {
    rate(currency, day) {
      const found = series.flatMap((each) => rateWithin(each, currency, day, each === current) ?? []);
      return found.reduce<DayRate | undefined>(
        (best, each) => (best === undefined || each.date > best.date ? each : best),
        undefined,
      );
    },
    lastDay(currency) {
      const last = series.flatMap(({ days, rates }) => {
        const place = rates.get(currency)?.findLastIndex((rate) => rate !== undefined) ?? -1;
        return days[place] ?? [];
      });
      return last.sort().at(-1);
    },
    ranges: series
      .flatMap(({ days }) => {
        const [first, last] = [days[0], days.at(-1)];
        return first === undefined || last === undefined ? [] : [{ first, last, count: days.length }];
      })
      .sort((one, other) => (one.first < other.first ? -1 : 1)),
  };
}

function rateWithin(
  { days, rates }: PublishedDays,
  currency: string,
  day: string,
  isCurrent: boolean,
): DayRate | undefined {
  const column = rates.get(currency);
  const last = days.at(-1);
  if (column === undefined || last === undefined) return undefined;
  // Something may have been published after it that is not known.
  if (day > last && !isCurrent && !isWeekendAfter(last, day)) return undefined;
  const earliest = addDays(civilDate(day), -LONGEST_PAUSE).text;
  for (let place = countUpTo(days, day) - 1; place >= 0; place -= 1) {
    const date = days[place] as string;
    if (date < earliest) return undefined;
    const rate = column[place];
    if (rate !== undefined) return { rate, date };
  }
  return undefined;
}

const WEEK = 7;
/** Days since the epoch, which was a Thursday, modulo 7. */
const SATURDAY = 2;

/** Whether every day after `last` up to `day` is a Saturday or a Sunday. */
function isWeekendAfter(last: string, day: string): boolean {
  const [from, to] = [civilDate(last).epochDay + 1, civilDate(day).epochDay];
  if (to - from > 1) return false;
  for (let each = from; each <= to; each += 1) {
    const weekday = ((each % WEEK) + WEEK) % WEEK;
    if (weekday !== SATURDAY && weekday !== SATURDAY + 1) return false;
  }
  return true;
}

function countUpTo(days: readonly string[], day: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] as string) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
