import type { SQL } from 'drizzle-orm';

import type { RowStatus } from '../model/statement/statement-row';

/**
 * The rows of a statement on their way into the ledger. Many rows are staged in a temporary table; few rows are sent
 * inline, as parameters of each statement. In both cases statements read them from `staged`, which has the columns of
 * `statementRows`.
 */
export interface StagedRows {
  /** Compares the rows with what is stored in an account. */
  match(owner: string, accountId: string): Promise<MatchedRows>;
}

export interface MatchedRows {
  /**
   * The beginning of a statement that reads `staged` and `known`, which has `row_number` and `status` of the rows that are
   * not new. Another common table expression must follow.
   */
  readonly withTables: SQL;
  readonly isInline: boolean;
  readonly counts: MatchCounts;
  /** Whether new rows may name categories that are not stored yet. */
  readonly mayNameCategories: boolean;
  /** The number of the last valid row. */
  readonly lastRow: number;
  /** The first rows, in the order of the statement. */
  readonly first: readonly MatchedRow[];
}

/** How many rows of a statement have each status, and the days that all of them span. */
export interface MatchCounts extends Readonly<Record<RowStatus, number>> {
  /** `YYYY-MM-DD`, null without rows. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A row of a statement, as the preview of an import shows it. */
export interface MatchedRow {
  readonly status: RowStatus;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly bookedAt: string;
  readonly description: string;
  readonly amount: string;
  readonly category: string | null;
  readonly externalId: string | null;
}

/** The number of rows in a preview. */
export const PREVIEW_ROWS = 20;
