/** What `finance_transactions_import` gives. */
export interface ImportResult {
  readonly mode: 'analyze' | 'commit';
  readonly account_id: string;
  readonly account_created: boolean;
  readonly import_id: string | null;
  readonly rows_total: number;
  readonly new_count: number;
  readonly duplicate_count: number;
  readonly modified_count: number;
  readonly invalid_count: number;
  readonly imported_count: number;
  readonly replaced_count: number;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly errors: readonly { readonly row: number; readonly message: string }[];
  readonly preview: readonly PreviewRow[];
}

export interface PreviewRow {
  readonly status: string;
  readonly booked_at: string;
  readonly description: string;
  readonly amount: { readonly amount: string; readonly currency: string };
}

/** What `finance_accounts_list` gives, as far as an import wants to know. */
export interface AccountList {
  readonly items: readonly Account[];
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}
