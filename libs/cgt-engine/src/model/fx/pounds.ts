import type { CivilDate } from '@bursar/calendar';

import { placeFacts } from '../place';
import { refusal } from '../../errors';
import type { Decimal } from '../numbers/decimal';
import { divide, type Fraction } from '../numbers/fraction';
import { moneyOf, POUNDS, type HoldingEvent, type Money } from '../transaction';
import { isSuspectRate } from './suspect-rates';
import type { RateTable } from './rate-table';

/** The calendar month of a day, `YYYY-MM`: an amount is converted at the rate of its own transaction's month. */
export function monthText({ text }: CivilDate): string {
  return text.slice(0, 7);
}

/** Converts money to pounds at HMRC's monthly rates, exactly, and remembers which rates were used. */
export class PoundConverter {
  private readonly used = new Map<Decimal, { readonly currency: string; readonly month: string }>();

  constructor(private readonly rates: RateTable) {}

  /** The amount in pounds, unrounded. The rate must exist: see `firstMissingRate`. */
  pounds({ amount, currency }: Money, date: CivilDate): Fraction {
    if (currency === POUNDS) return amount.value;
    const rate = this.rates.rate(currency, date);
    if (rate === undefined) throw new Error(`no rate for ${currency} in ${monthText(date)}`);
    if (!this.used.has(rate)) this.used.set(rate, { currency, month: monthText(date) });
    return divide(amount.value, rate.value);
  }

  /** The rate of a money's currency as published; undefined for pounds and where there is none. */
  rate({ currency }: Money, date: CivilDate): string | undefined {
    return currency === POUNDS ? undefined : this.rates.rate(currency, date)?.text;
  }

  /** A sentence for every rate used that HMRC published and cannot have meant, by currency and month. */
  warnings(): string[] {
    return [...this.used]
      .filter(([, { currency, month }]) => isSuspectRate(currency, month))
      .map(
        ([rate, { currency, month }]) =>
          `HMRC's rate for ${currency} in ${month} (${rate.text} to the pound) looks wrong but is used as published: ` +
          'check the amounts converted at it, or enter them in pounds.',
      )
      .sort();
  }
}

/** A currency and month that a transaction needs and HMRC has not published. */
export interface MissingRate {
  readonly transaction: HoldingEvent;
  readonly currency: string;
  readonly month: string;
}

/** The first rate that is missing, in the order given: also for an amount of zero, since nothing is guessed. */
export function firstMissingRate(transactions: readonly HoldingEvent[], rates: RateTable): MissingRate | undefined {
  for (const transaction of transactions) {
    for (const { currency } of moneyOf(transaction)) {
      if (currency === POUNDS || rates.rate(currency, transaction.date) !== undefined) continue;
      return { transaction, currency, month: monthText(transaction.date) };
    }
  }
  return undefined;
}

export function missingRateRefusal({ transaction, currency, month }: MissingRate, rates: RateTable) {
  const range = rates.range(currency);
  const onFile =
    range === undefined
      ? `HMRC has published no rate for ${currency}`
      : `rates for ${currency} run from ${range.first} to ${range.last}`;
  return refusal(
    'MISSING_FX_RATE',
    `there is no HMRC exchange rate for ${currency} in ${month}`,
    { hint: `${onFile} (ask get_fx_rate), or enter the amount in pounds at a rate you can justify` },
    {
      ...placeFacts(transaction.place),
      ticker: transaction.ticker,
      date: transaction.date.text,
      value: currency,
      currency,
      month,
    },
  );
}
