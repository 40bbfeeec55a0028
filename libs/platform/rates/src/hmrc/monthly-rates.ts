import table from './hmrc-monthly-rates.txt';
import type { Rate } from './rates-csv';

/** A month of a year; a civil date is one too, the month it lies in. */
export interface CalendarMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** HMRC's monthly exchange rates: units of a currency for one pound. */
export interface MonthlyRates {
  /** The rate of a calendar month, digit for digit as published; undefined where there is none. */
  rate(currency: string, month: CalendarMonth): string | undefined;
  /** First and last month on file for a currency; undefined for a currency that never had a rate. */
  range(currency: string): { readonly first: string; readonly last: string } | undefined;
}

interface Series {
  readonly firstMonth: number;
  /** One entry a month from the first; undefined where nothing was published. */
  readonly rates: (string | undefined)[];
}

/** HMRC's rates that are built in, with additions on top. */
export function hmrcMonthlyRates(additions: readonly Rate[] = []): MonthlyRates {
  return readMonthlyRates(table, additions);
}

/**
 * Reads the compact table: a line a currency, `USD 2014-02 1.6543,1.6628,…`, months in a row without a gap, an empty
 * entry where HMRC published no rate; `#` starts a comment line. A line is taken apart when its currency is first
 * asked for. Rows in `additions` come on top and win over the table.
 */
export function readMonthlyRates(text: string, additions: readonly Rate[]): MonthlyRates {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line !== '' && !line.startsWith('#')) lines.set(line.slice(0, 3), line.trimEnd());
  }
  const added = new Map<string, Rate[]>();
  for (const row of additions) added.set(row.currency, [...(added.get(row.currency) ?? []), row]);
  const cache = new Map<string, Series | undefined>();

  const seriesOf = (currency: string): Series | undefined => {
    const known = cache.get(currency);
    if (known !== undefined || cache.has(currency)) return known;
    const series = withAdditions(readSeries(lines.get(currency)), added.get(currency));
    cache.set(currency, series);
    return series;
  };
  return {
    rate(currency, { year, month }) {
      const series = seriesOf(currency);
      return series?.rates[year * 12 + month - 1 - series.firstMonth];
    },
    range(currency) {
      const series = seriesOf(currency);
      if (series === undefined) return undefined;
      return {
        first: monthText(series.firstMonth),
        last: monthText(series.firstMonth + series.rates.length - 1),
      };
    },
  };
}

function readSeries(line: string | undefined): Series | undefined {
  if (line === undefined) return undefined;
  const [, first, rates] = line.split(' ') as [string, string, string];
  return {
    firstMonth: monthNumber(first),
    rates: rates.split(',').map((rate) => (rate === '' ? undefined : rate)),
  };
}

function withAdditions(series: Series | undefined, rows: readonly Rate[] | undefined): Series | undefined {
  if (rows === undefined) return series;
  const byMonth = new Map<number, string>();
  series?.rates.forEach((rate, index) => rate && byMonth.set(series.firstMonth + index, rate));
  for (const row of rows) byMonth.set(monthNumber(row.period), row.unitsPerGbp);
  const months = [...byMonth.keys()];
  const firstMonth = Math.min(...months);
  const length = Math.max(...months) - firstMonth + 1;
  return { firstMonth, rates: Array.from({ length }, (_, index) => byMonth.get(firstMonth + index)) };
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function monthText(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
