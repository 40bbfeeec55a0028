import { placeFacts } from '../../contract/place';
import { refusal } from '../../contract/refusals';
import { divide, type Fraction } from '../fraction';
import { moneyOf, POUNDS, type Money, type Transaction } from '../transaction';
import { isSuspectRate } from './suspect-rates';
import type { RateTable } from './rate-table';

/** The calendar month whose rate converts an amount: `YYYY-MM` of its own transaction's date. */
export function rateMonth({ date }: Transaction): string {
  return date.text.slice(0, 7);
}

/** Converts money to pounds at HMRC's monthly rates, exactly, and remembers which rates were used. */
export class PoundConverter {
  private readonly used = new Map<string, { readonly currency: string; readonly month: string }>();

  constructor(private readonly rates: RateTable) {}

  /** The amount in pounds, unrounded. The rate must exist: see `firstMissingRate`. */
  pounds(money: Money, month: string): Fraction {
    if (money.currency === POUNDS) return money.amount.value;
    const rate = this.rates.rate(money.currency, month);
    if (rate === undefined) throw new Error(`no rate for ${money.currency} in ${month}`);
    const key = `${money.currency} ${month}`;
    if (!this.used.has(key)) this.used.set(key, { currency: money.currency, month });
    return divide(money.amount.value, rate.value);
  }

  /** The rate of a money's currency as published; undefined for pounds and where there is none. */
  rate(money: Money, month: string): string | undefined {
    return money.currency === POUNDS ? undefined : this.rates.rate(money.currency, month)?.text;
  }

  /** A sentence for every rate used that HMRC published and cannot have meant, by currency and month. */
  warnings(): string[] {
    return [...this.used.values()]
      .filter(({ currency, month }) => isSuspectRate(currency, month))
      .sort((a, b) => (`${a.currency} ${a.month}` < `${b.currency} ${b.month}` ? -1 : 1))
      .map(
        ({ currency, month }) =>
          `HMRC's rate for ${currency} in ${month} (${this.rates.rate(currency, month)?.text} to the pound) looks wrong ` +
          'but is used as published: check the amounts converted at it, or enter them in pounds.',
      );
  }
}

/** A currency and month that a transaction needs and HMRC has not published. */
export interface MissingRate {
  readonly transaction: Transaction;
  readonly currency: string;
  readonly month: string;
}

/** The first rate that is missing, in the order given: also for an amount of zero, since nothing is guessed. */
export function firstMissingRate(transactions: readonly Transaction[], rates: RateTable): MissingRate | undefined {
  for (const transaction of transactions) {
    for (const [, { currency }] of moneyOf(transaction)) {
      if (currency === POUNDS) continue;
      const month = rateMonth(transaction);
      if (rates.rate(currency, month) === undefined) return { transaction, currency, month };
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
