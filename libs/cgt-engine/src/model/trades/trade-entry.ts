import type { CivilDate } from '@bursar/calendar';

/** What money or shares move to or from. */
export type TradeAccount =
  | 'shares'
  | 'cash'
  | 'fees'
  | 'tax'
  | 'dividends'
  | 'capital returned'
  | 'reorganisations'
  | 'spouse'
  | 'gifts';

/** One side of an entry. */
export interface TradePosting {
  readonly account: TradeAccount;
  /** A decimal, exact for money; shares have ten decimals at most. */
  readonly amount: string;
  /** A currency, or else a share. */
  readonly unit: { readonly currency: string } | { readonly ticker: string };
  /** What the shares were bought or sold for; then they weigh as much as that, and otherwise nothing. */
  readonly price?: { readonly amount: string; readonly currency: string; readonly per: 'share' | 'all' } | undefined;
}

/** What a transaction is in double-entry bookkeeping. Its postings add up to nothing in each currency and share. */
export interface TradeEntry {
  readonly date: CivilDate;
  /** Such as `SELL VOD`. */
  readonly text: string;
  readonly postings: readonly TradePosting[];
}

export interface TradeEntries {
  /** By day. */
  readonly entries: readonly TradeEntry[];
  /** How many transactions move neither money nor shares, by action: they only change what shares have cost. */
  readonly leftOut: Readonly<Record<string, number>>;
}
