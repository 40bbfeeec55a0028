/** What every tool of the budget answers, refused or not. Amounts are centavos, as integers. */
export interface Envelope<Data> {
  readonly ok: boolean;
  readonly data?: Data;
}

/** What `get_month_summary` gives. */
export interface MonthSummary {
  readonly month: string;
  readonly income_total_mxn_cents: number;
  readonly expense_total_mxn_cents: number;
  readonly variable_cap_mxn_cents: number;
  readonly variable_spend_mxn_cents: number;
  readonly variable_remaining_mxn_cents: number;
}

/** What `get_category_summary` gives. */
export interface CategorySummary {
  readonly month: string;
  readonly categories: readonly {
    readonly category: string;
    readonly category_type: string;
    readonly expense_total_mxn_cents: number;
  }[];
}

/** What `get_debts` gives. */
export interface Debts {
  readonly debts: readonly Debt[];
}

export interface Debt {
  readonly name: string;
  readonly balance_mxn_cents: number | null;
  readonly minimum_payment_mxn_cents: number | null;
  readonly due_day_of_month: number | null;
  readonly priority: string;
  readonly do_not_accelerate: boolean;
}

/** What `simulate_purchase` gives. */
export interface Simulation {
  readonly affordable: boolean;
  readonly reasons: readonly string[];
  readonly next_obligations: readonly {
    readonly name: string;
    readonly amount_mxn_cents: number;
    readonly due_date_iso: string | null;
  }[];
}
