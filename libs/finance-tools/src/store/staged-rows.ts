import type { SQL } from 'drizzle-orm';

import type { RowStatus } from '../contract/outputs';

/**
 * The rows of a statement on their way into the ledger: many are staged in a temporary table, few travel with each
 * statement. Either way statements find them in `staged`, which has the columns of `statementRows`.
 */
export interface StagedRows {
  /** Finds out how the rows stand to what is stored in an account. */
  match(owner: string, accountId: string): Promise<MatchedRows>;
}

export interface MatchedRows {
  /**
   * How a statement begins that reads `staged` or `known`, which has `row_number` and `status` of the rows that are not
   * new. The first table that the statement itself names has to follow.
   */
  readonly given: SQL;
  readonly counts: MatchCounts;
  /** Whether new rows may name categories that are not stored yet. */
  readonly mayNameCategories: boolean;
  /** The number of the last row that can be taken. */
  readonly lastRow: number;
  /** The first rows, in the order of the statement. */
  readonly first: readonly MatchedRow[];
}

/** How the rows of a statement stand to what is stored. */
export interface MatchCounts extends Readonly<Record<RowStatus, number>> {
  /** `YYYY-MM-DD`, null without rows. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A row of a statement as an answer shows it. */
export interface MatchedRow {
  readonly status: RowStatus;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly bookedAt: string;
  readonly description: string;
  readonly amount: string;
  readonly category: string | null;
  readonly externalId: string | null;
}

/** So many rows does an answer show. */
export const SHOWN_ROWS = 20;
