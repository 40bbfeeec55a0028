import type { RateSource } from '@bursar/rates';

import { noRate } from '../errors';
import { convertAmounts, latestDay, type Conversion } from '../model/balances/convert';
import type { CurrencyAmount } from '../model/balances/net-worth';

/** The currency that net worth is asked for in, and at which rates. */
export interface ConversionRequest {
  readonly currency: string;
  readonly source: RateSource;
  /** The day of the rates; `latest`: the last one of which all are known; undefined: that of each balance. */
  readonly ratesOn: string | undefined;
}

/** What is worth something at the end of a day. */
export interface DatedAmounts {
  readonly date: string;
  readonly amounts: readonly CurrencyAmount[];
}

/** Converts each of them. Throws VALIDATION_ERROR `NO_RATE` for a rate that is not known: nothing is guessed. */
export function convertNetWorth(
  given: readonly DatedAmounts[],
  { currency, source, ratesOn }: ConversionRequest,
): Conversion[] {
  const target = { currency, source };
  const day = ratesOn === 'latest' ? latestOf(given, target) : ratesOn;
  return given.map(({ date, amounts }) => {
    const converted = convertAmounts(amounts, target, day ?? date);
    if ('missing' in converted) throw noRate(converted.missing, source.name);
    return converted;
  });
}

function latestOf(given: readonly DatedAmounts[], target: Omit<ConversionRequest, 'ratesOn'>): string | undefined {
  const currencies = new Set(given.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)));
  const latest = latestDay([...currencies].sort(), target);
  if ('day' in latest) return latest.day;
  throw noRate({ currency: latest.unknown, date: 'latest', latest: undefined }, target.source.name);
}
