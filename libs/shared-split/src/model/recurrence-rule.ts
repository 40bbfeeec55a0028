import type { YearMonth } from '@bursar/calendar';

export type RecurrenceStatus = 'active' | 'paused' | 'ended';

/** What a person decides about a recurrence; all of it can be edited while the recurrence has not ended. */
export interface RecurrenceTerms {
  readonly description: string;
  /** In cents, a month. */
  readonly amount: bigint;
  readonly payerId: string;
  /** As it is stored; `split-config.ts` says which are supported. */
  readonly splitConfig: Readonly<Record<string, unknown>>;
  /** 1 to 31. */
  readonly referenceDay: number;
  readonly startMonth: YearMonth;
  /** The last month, included; null for no end. */
  readonly endMonth: YearMonth | null;
}

/** A monthly expense that makes its own entries. */
export interface RecurrenceRule extends RecurrenceTerms {
  readonly id: string;
  /** Who created it, and after an edit who edited it. */
  readonly requestedById: string;
  readonly status: RecurrenceStatus;
  /**
   * How an ended rule ended: `at-once` generates no month any more, `with-month` still may generate those up to its
   * end month. Null for a rule that has not ended.
   */
  readonly ending: 'at-once' | 'with-month' | null;
}
