/** An amount as decimal text, and its currency. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

export interface Transaction {
  readonly id: string;
  readonly account_id: string;
  readonly category_id: string | null;
  readonly description: string;
  readonly amount: Money;
  /** The bank's wall time, `YYYY-MM-DDTHH:MM:SS`. */
  readonly booked_at: string;
}

/** What `finance_transactions_search` gives. */
export interface SearchResult {
  readonly items: readonly Transaction[];
  readonly offset: number;
  readonly total: number | null;
}

/** What `finance_transactions_aggregate` gives. */
export interface AggregateResult {
  readonly groups: readonly Group[];
}

export interface Group {
  readonly key: string | null;
  readonly label: string | null;
  readonly total: Money;
  readonly count: number;
}

/** What `finance_accounts_list` and `finance_categories_list` give, as far as names go. */
export interface NamedItems {
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

/** What transactions are searched by; whatever else a call has is kept as it is. */
export interface Filters {
  readonly search?: string | undefined;
  readonly direction?: string | undefined;
  readonly date_range?: { readonly start_date: string; readonly end_date: string } | undefined;
  readonly category_id?: string | undefined;
  readonly account_id?: string | undefined;
  readonly min_amount?: string | number | undefined;
  readonly max_amount?: string | number | undefined;
  readonly currency?: string | undefined;
}
