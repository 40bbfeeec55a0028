import { exactRate, ONE, type ExactRate } from './exact-rate';
import type { DailyRates } from './ecb/published-days';
import type { MonthlyRates } from './hmrc/monthly-rates';

export type RateSourceName = 'ecb' | 'hmrc';

/** Rates of one publisher, each for one unit of its own currency. */
export interface RateSource {
  readonly name: RateSourceName;
  /** The currency that the rates are for one unit of: it needs none itself. */
  readonly base: string;
  /** Units of the currency for one of the base, of a day, with the day or the month of which the rate is; undefined if not known. */
  unitsPerBase(currency: string, day: string): { readonly rate: ExactRate; readonly date: string } | undefined;
  /** The last day, or month, of which a rate of the currency is known. */
  latest(currency: string): string | undefined;
}

/** The ECB's reference rates, through the euro. */
export function ecbSource(rates: DailyRates): RateSource {
  return {
    name: 'ecb',
    base: 'EUR',
    unitsPerBase(currency, day) {
      if (currency === 'EUR') return { rate: ONE, date: day };
      const found = rates.rate(currency, day);
      return found && { rate: exactRate(found.rate), date: found.date };
    },
    latest: (currency) => rates.lastDay(currency),
  };
}

/** HMRC's monthly rates, through the pound; a day may be `YYYY-MM`. */
export function hmrcSource(rates: MonthlyRates): RateSource {
  return {
    name: 'hmrc',
    base: 'GBP',
    unitsPerBase(currency, day) {
      const date = day.slice(0, 7);
      if (currency === 'GBP') return { rate: ONE, date };
      const text = rates.rate(currency, { year: Number(date.slice(0, 4)), month: Number(date.slice(5)) });
      return text === undefined ? undefined : { rate: exactRate(text), date };
    },
    latest: (currency) => rates.range(currency)?.last,
  };
}
