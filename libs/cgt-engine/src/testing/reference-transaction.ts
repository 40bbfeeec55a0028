import { Fraction } from './reference-fraction';

export type ReferenceAction =
  | 'BUY'
  | 'SELL'
  | 'DIVIDEND'
  | 'ACCUMULATION'
  | 'CAPRETURN'
  | 'SPLIT'
  | 'UNSPLIT'
  | 'RIGHTS'
  | 'SPOUSEIN'
  | 'SPOUSEOUT'
  | 'GIFT'
  | 'ERI'
  | 'SPINOFF'
  | 'TAKEOVER'
  | 'RENAME';

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
  /** DIVIDEND, ACCUMULATION, CAPRETURN, ERI: for the whole holding; SPOUSEIN, GIFT, and trades without a price: for all the shares */
  total?: ReferenceMoney;
  /** BUY, SELL, CAPRETURN */
  fees?: ReferenceMoney;
  /** DIVIDEND, ACCUMULATION */
  tax?: ReferenceMoney;
  /** SPLIT, UNSPLIT */
  ratio?: string;
  /** SPLIT, UNSPLIT: before or after the trades of the day */
  when?: 'OPEN' | 'CLOSE';
  /** SPINOFF, TAKEOVER, RENAME: the other ticker, and how many of its shares are received. */
  to?: string;
  received?: string;
  /** SPINOFF: the part of the cost that goes, or the first day's prices of an old and a new share in pounds. */
  share?: string;
  prices?: [old: string, ofNew: string];
  /** SPLIT, TAKEOVER: pounds paid beside the shares, and what all the new shares are worth. */
  cash?: string;
  value?: string;
}

/** Units of the currency for one pound in that month (YYYY-MM), if the month has a rate. */
export type RateOf = (currency: string, period: string) => string | undefined;

/** The same transaction as exact numbers, every amount in pounds; what the action lacks is zero. */
export interface PoundTransaction {
  date: string;
  action: ReferenceAction;
  ticker: string;
  quantity: Fraction;
  /** What all the shares of a trade were agreed to be worth. */
  worth: Fraction;
  total: Fraction;
  fees: Fraction;
  tax: Fraction;
  ratio: Fraction;
  when: 'OPEN' | 'CLOSE' | undefined;
  to: string | undefined;
  received: Fraction;
  share: Fraction | undefined;
  prices: [old: Fraction, ofNew: Fraction] | undefined;
  cash: Fraction | undefined;
  value: Fraction | undefined;
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
  const optional = (text: string | undefined) => (text === undefined ? undefined : Fraction.ofDecimal(text));
  const { prices } = transaction;
  const quantity = Fraction.ofDecimal(transaction.quantity ?? '0');
  const total = pounds(transaction.total);
  return {
    date,
    action,
    ticker,
    quantity,
    worth: transaction.price === undefined ? total : quantity.times(pounds(transaction.price)),
    total,
    fees: pounds(transaction.fees),
    tax: pounds(transaction.tax),
    ratio: Fraction.ofDecimal(transaction.ratio ?? '0'),
    when: transaction.when,
    to: transaction.to,
    received: Fraction.ofDecimal(transaction.received ?? '0'),
    share: optional(transaction.share),
    prices: prices && [Fraction.ofDecimal(prices[0]), Fraction.ofDecimal(prices[1])],
    cash: optional(transaction.cash),
    value: optional(transaction.value),
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

/**
 * The same without RENAME: up to and including its day the old name is the new one; on a later day it is another share's.
 */
export function underOneName(transactions: ReferenceTransaction[]): ReferenceTransaction[] {
  const renames = transactions.filter(({ action }) => action === 'RENAME').sort((a, b) => (a.date < b.date ? -1 : 1));
  const nameOn = (ticker: string, date: string): string => {
    const rename = renames.find((one) => one.ticker === ticker && one.date >= date);
    return rename?.to === undefined ? ticker : nameOn(rename.to, rename.date);
  };
  return transactions
    .filter(({ action }) => action !== 'RENAME')
    .map((row) => ({
      ...row,
      ticker: nameOn(row.ticker, row.date),
      ...(row.to === undefined ? {} : { to: nameOn(row.to, row.date) }),
    }));
}
