import type { SQL } from 'drizzle-orm';

import type { RowStatus, StatementRow } from '../model/statement/statement-row';

/**
 * The valid rows of a statement on their way into the ledger. Few rows are matched in this process and sent inline, as
 * parameters; many are staged in a temporary table and matched there.
 */
export interface StagedRows {
  /** Compares the rows with what is stored in an account. */
  match(owner: string, accountId: string): Promise<MatchedRows>;
}

export interface MatchedRows {
  readonly isInline: boolean;
  /** Queries of the rows with a status, with the columns of `statementRows`. */
  readonly newRows: SQL;
  readonly modifiedRows: SQL;
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

/** A row of a statement and its status. */
export type MatchedRow = Omit<StatementRow, 'row'> & { readonly status: RowStatus };

/** The number of rows in `MatchedRows.first`. */
export const PREVIEW_ROWS = 20;
