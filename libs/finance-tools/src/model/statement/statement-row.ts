import type { Decimal } from '../decimal';

/** How an entry of a statement relates to what is stored. */
export type RowStatus = 'new' | 'duplicate' | 'modified';

/** One entry of a statement. */
export interface StatementRow {
  /** Rows of data from 1; entries that cannot be read count too. */
  readonly row: number;
  /** `YYYY-MM-DDTHH:MM:SS`, the bank's wall time. */
  readonly bookedAt: string;
  /** Debits are negative. */
  readonly amount: Decimal;
  readonly description: string;
  /** The category's name. */
  readonly category: string | null;
  readonly externalId: string | null;
}

/** One entry that cannot be taken, and why. */
export interface InvalidRow {
  readonly row: number;
  readonly message: string;
}

export type ReadRow = StatementRow | InvalidRow;

export function isInvalid(row: ReadRow): row is InvalidRow {
  return 'message' in row;
}

/** How the texts of a statement are to be taken. */
export interface ParseOptions {
  readonly dateOrder: 'DMY' | 'MDY' | 'YMD';
  readonly decimalSeparator: 'auto' | '.' | ',';
  /** The account's: entries in another one are not taken. */
  readonly currency: string;
}

/** A statement whose form has been recognized. */
export interface OpenStatement {
  readonly format: 'csv' | 'ofx';
  /** Reads entry by entry. Throws UnreadableStatement where the form breaks off, or for a statement in another currency. */
  rows(options: ParseOptions): Iterable<ReadRow>;
}
