import type { YearMonth } from '@bursar/calendar';

export type RecurrenceStatus = 'active' | 'paused' | 'ended';

/** The terms of a recurrence; all of them can be edited until it ends. */
export interface RecurrenceTerms {
  readonly description: string;
  /** In cents, a month. */
  readonly amount: bigint;
  readonly payerId: string;
  /** As stored, seen from the payer; `split.ts` decides which splits are supported. */
  readonly splitConfig: Readonly<Record<string, unknown>>;
  /** 1 to 31. */
  readonly referenceDay: number;
  readonly startMonth: YearMonth;
  /** The last month, included; null for no end. */
  readonly endMonth: YearMonth | null;
}

/** A monthly expense that generates its own entries. */
export interface RecurrenceRule extends RecurrenceTerms {
  readonly id: string;
  /** Who created it or, after an edit, who edited it last. */
  readonly requestedById: string;
  readonly status: RecurrenceStatus;
  /**
   * How the rule ended: `at-once` generates no further month, `with-month` may still generate months up to its end
   * month. Null for a rule that has not ended.
   */
  readonly ending: 'at-once' | 'with-month' | null;
  /** The first month of the pause that has not been taken back; null for a rule that was not paused. */
  readonly pausedFrom: YearMonth | null;
  /** The first and the last month of each earlier pause: months that are skipped for good. */
  readonly skips: readonly (readonly [YearMonth, YearMonth])[];
}
