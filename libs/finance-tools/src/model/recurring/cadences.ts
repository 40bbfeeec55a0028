/** How often something comes again, the most often first. */
export const CADENCES = ['weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'semiannual', 'yearly'] as const;

export type Cadence = (typeof CADENCES)[number];

export interface CadenceRule {
  /** Of these, one is set: the days or the months from one payment to the next. */
  readonly days?: 7 | 14;
  readonly months?: 1 | 2 | 3 | 6 | 12;
  /** A payment may come so many days early or late. */
  readonly tolerance: number;
  /** More due days without a payment, one after another, are the end of a stream. */
  readonly longestGap: number;
  /** Fewer occurrences are no stream. */
  readonly least: number;
  readonly yearly: number;
  /** The mean of days from one payment to the next. */
  readonly meanDays: number;
}

export const CADENCE_RULES: Readonly<Record<Cadence, CadenceRule>> = {
  weekly: { days: 7, tolerance: 2, longestGap: 3, least: 4, yearly: 52, meanDays: 7 },
  biweekly: { days: 14, tolerance: 3, longestGap: 2, least: 4, yearly: 26, meanDays: 14 },
  monthly: { months: 1, tolerance: 5, longestGap: 2, least: 3, yearly: 12, meanDays: 30.44 },
  bimonthly: { months: 2, tolerance: 5, longestGap: 1, least: 3, yearly: 6, meanDays: 60.87 },
  quarterly: { months: 3, tolerance: 5, longestGap: 1, least: 3, yearly: 4, meanDays: 91.31 },
  semiannual: { months: 6, tolerance: 10, longestGap: 1, least: 2, yearly: 2, meanDays: 182.62 },
  yearly: { months: 12, tolerance: 15, longestGap: 1, least: 2, yearly: 1, meanDays: 365.24 },
};

/** Overdue by more cadences than this, a stream has stopped. */
export const LAPSED_AFTER = 1.5;
