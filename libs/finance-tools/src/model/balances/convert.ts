import { minorDigits } from '@bursar/money';
import { convertUnits, quotient, rateText, type RateSource, type RateSourceName } from '@bursar/rates';

import type { CurrencyAmount } from './net-worth';

/** An amount in another currency. */
export interface ConvertedPart {
  readonly from: CurrencyAmount;
  /** Rounded once, half away from zero, to the currency's minor unit. */
  readonly to: CurrencyAmount;
  /** Units of `to` for one of `from`, with ten significant digits. */
  readonly rate: string;
  /** The day of which the rate is, `YYYY-MM-DD`, or the month, `YYYY-MM`; of two rates the earlier one. */
  readonly rateDate: string;
  readonly source: RateSourceName;
}

export interface Conversion {
  readonly parts: readonly ConvertedPart[];
  /** The sum of the rounded parts. */
  readonly total: CurrencyAmount;
}

/** A rate that is not known. */
export interface MissingRate {
  readonly currency: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The last day, or month, of which one is known. */
  readonly latest: string | undefined;
}

interface ConversionTarget {
  readonly currency: string;
  readonly source: RateSource;
}

/** Converts amounts, each of another currency, at the rates of a day. */
export function convertAmounts(
  amounts: readonly CurrencyAmount[],
  target: ConversionTarget,
  day: string,
): Conversion | { readonly missing: MissingRate } {
  const parts: ConvertedPart[] = [];
  for (const from of amounts) {
    const part = convertAmount(from, target, day);
    if ('missing' in part) return part;
    parts.push(part);
  }
  const units = parts.reduce((sum, { to }) => sum + to.units, 0n);
  return { parts, total: { currency: target.currency, units } };
}

/** The decimals of units of amounts. */
const UNIT_DECIMALS = 4;

function convertAmount(
  from: CurrencyAmount,
  { currency, source }: ConversionTarget,
  day: string,
): ConvertedPart | { readonly missing: MissingRate } {
  // Where nothing is exchanged nothing has to be known.
  const [code, wanted] = from.currency === currency ? [source.base, source.base] : [from.currency, currency];
  const [one, other] = [source.unitsPerBase(code, day), source.unitsPerBase(wanted, day)];
  if (one === undefined || other === undefined) {
    const unknown = one === undefined ? code : wanted;
    return { missing: { currency: unknown, date: day, latest: source.latest(unknown) } };
  }
  const rate = quotient(other.rate, one.rate);
  const digits = minorDigits(currency);
  const units = convertUnits(from.units, rate, digits - UNIT_DECIMALS) * 10n ** BigInt(UNIT_DECIMALS - digits);
  const rateDate = one.date < other.date ? one.date : other.date;
  return { from, to: { currency, units }, rate: rateText(rate), rateDate, source: source.name };
}

/** The last day, or month, of which the rates of all these currencies are known; undefined if they need none. */
export function latestDay(
  currencies: readonly string[],
  { currency, source }: ConversionTarget,
): { readonly day: string | undefined } | { readonly unknown: string } {
  const exchanged = currencies.filter((code) => code !== currency);
  const needed = exchanged.length === 0 ? [] : [...exchanged, currency].filter((code) => code !== source.base);
  const days: string[] = [];
  for (const code of needed) {
    const latest = source.latest(code);
    if (latest === undefined) return { unknown: code };
    days.push(latest);
  }
  return { day: days.sort()[0] };
}
