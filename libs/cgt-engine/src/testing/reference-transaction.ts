import { Fraction } from './reference-fraction';

export type ReferenceAction = 'BUY' | 'SELL' | 'DIVIDEND' | 'ACCUMULATION' | 'CAPRETURN' | 'SPLIT' | 'UNSPLIT';

export interface ReferenceMoney {
  /** Plain decimal text. */
  amount: string;
  /** Three capitals. */
  currency: string;
}

/** One transaction that has passed every check that can be made on it alone. */
export interface ReferenceTransaction {
  /** YYYY-MM-DD */
  date: string;
  action: ReferenceAction;
  /** In capitals. */
  ticker: string;
  /** BUY, SELL, ACCUMULATION, CAPRETURN */
  quantity?: string;
  /** BUY, SELL: for one share */
  price?: ReferenceMoney;
  /** DIVIDEND, ACCUMULATION, CAPRETURN: for the whole holding */
  total?: ReferenceMoney;
  /** BUY, SELL, CAPRETURN */
  fees?: ReferenceMoney;
  /** DIVIDEND, ACCUMULATION */
  tax?: ReferenceMoney;
  /** SPLIT, UNSPLIT */
  ratio?: string;
}

/** Units of the currency for one pound in that month (YYYY-MM), if the month has a rate. */
export type RateOf = (currency: string, period: string) => string | undefined;

/** The same transaction as exact numbers, every amount in pounds; what the action lacks is zero. */
export interface PoundTransaction {
  date: string;
  action: ReferenceAction;
  ticker: string;
  quantity: Fraction;
  price: Fraction;
  total: Fraction;
  fees: Fraction;
  tax: Fraction;
  ratio: Fraction;
}

/** Every amount is divided by the rate of its own transaction's month, with no rounding. */
export function inPounds(transaction: ReferenceTransaction, rateOf: RateOf): PoundTransaction {
  const { date, action, ticker } = transaction;
  const pounds = (money: ReferenceMoney | undefined): Fraction => {
    if (money === undefined) return Fraction.zero;
    const amount = Fraction.ofDecimal(money.amount);
    if (money.currency === 'GBP') return amount;
    const rate = rateOf(money.currency, date.slice(0, 7));
    if (rate === undefined) throw new Error(`no rate for ${money.currency} on ${date}`);
    return amount.over(Fraction.ofDecimal(rate));
  };
  return {
    date,
    action,
    ticker,
    quantity: Fraction.ofDecimal(transaction.quantity ?? '0'),
    price: pounds(transaction.price),
    total: pounds(transaction.total),
    fees: pounds(transaction.fees),
    tax: pounds(transaction.tax),
    ratio: Fraction.ofDecimal(transaction.ratio ?? '0'),
  };
}

/** Whether a rate is missing for any of its amounts; an amount of zero needs one as well. */
export function lacksRate(transaction: ReferenceTransaction, rateOf: RateOf): boolean {
  const { date, price, total, fees, tax } = transaction;
  return [price, total, fees, tax].some(
    (money) =>
      money !== undefined && money.currency !== 'GBP' && rateOf(money.currency, date.slice(0, 7)) === undefined,
  );
}
