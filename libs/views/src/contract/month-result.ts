/** What `get_monthly_summary` and `get_monthly_report` give. Amounts are reais with two decimals, as text. */
export interface MonthResult {
  readonly competence_month: string;
  readonly total_gross: string;
  readonly total_refunds: string;
  readonly total_net: string;
  readonly participants: readonly Share[];
  readonly transfer: {
    readonly amount: string;
    readonly debtor_participant_id: string | null;
    readonly creditor_participant_id: string | null;
  };
}

export interface Share {
  readonly participant_id: string;
  readonly paid_total: string;
  readonly share_due: string;
  readonly net_balance: string;
}

/** Beside the result: what the two are called, by their ids. */
export const NAMES_META = 'bursar/names';

/** One of what `list_recurrences` gives. */
export interface Recurrence {
  readonly id: string;
  readonly description: string;
  readonly amount: string;
  readonly payer_participant_id: string;
  readonly reference_day: number;
  readonly start_competence_month: string;
  readonly end_competence_month: string | null;
  readonly status: string;
  readonly last_processed_competence_month: string | null;
}

/** One of what `list_movements` gives. */
export interface Movement {
  readonly id: string;
  readonly type: string;
  readonly amount: string;
  readonly description: string;
  readonly occurred_at: string;
  readonly payer_participant_id: string;
  readonly external_id: string | null;
}
