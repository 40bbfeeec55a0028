/** Shares and their cost at one moment. Quantities are plain decimals, amounts pounds with two decimals, all as text. */
export interface PoolState {
  readonly quantity: string;
  readonly total_cost: string;
}

export type RuleCode = 'SameDay' | 'BedAndBreakfast' | 'Section104';

/** What `explain_matching` gives. */
export interface ExplanationResult {
  readonly disposal_date: string;
  readonly ticker: string;
  readonly quantity: string;
  readonly proceeds: string;
  readonly total_gain_or_loss: string;
  readonly matches: readonly ExplainedLeg[];
}

export interface ExplainedLeg {
  readonly rule_code: RuleCode;
  readonly quantity: string;
  readonly proceeds: string;
  readonly allowable_cost: string;
  readonly gain_or_loss: string;
  readonly acquisition_date?: string;
  readonly acquisitions?: readonly { readonly date: string; readonly quantity: string; readonly cost: string }[];
  readonly days_after?: number;
  readonly average_cost?: string;
  readonly pool_before?: PoolState;
  readonly pool_after?: PoolState;
  readonly legal_basis: string;
  readonly explanation: string;
}

/** What `calculate_report` gives. */
export interface ReportResult {
  readonly tax_years: readonly TaxYear[];
  readonly holdings: readonly (PoolState & { readonly ticker: string })[];
  readonly transactions?: readonly Readonly<Record<string, unknown>>[];
  readonly warnings: readonly string[];
}

export interface TaxYear {
  readonly period: string;
  readonly disposals?: readonly Disposal[];
  readonly disposal_count: number;
  readonly total_gain: string;
  readonly total_loss: string;
  readonly net_gain: string;
  readonly gross_proceeds: string;
  readonly total_allowable_cost: string;
  readonly exempt_amount: string;
  readonly taxable_gain: string;
  readonly dividend_income: string;
  readonly dividend_tax_paid: string;
  readonly gains_by_rate_period?: readonly {
    readonly from: string;
    readonly to: string;
    readonly net_gain: string;
  }[];
}

export interface Disposal {
  readonly date: string;
  readonly ticker: string;
  readonly quantity: string;
  readonly proceeds: string;
  readonly matches: readonly {
    readonly rule: RuleCode;
    readonly quantity: string;
    readonly gain_or_loss: string;
    readonly acquisition_date?: string;
  }[];
}
