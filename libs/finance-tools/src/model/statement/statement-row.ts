import type { Decimal } from '../decimal';

/** How an entry of a statement relates to what is stored. */
export type RowStatus = 'new' | 'duplicate' | 'modified';

/** One entry of a statement. */
export interface StatementRow {
  /** The number of the data row, from 1; invalid entries count too. */
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

/** An invalid entry, and why it is invalid. */
export interface InvalidRow {
  readonly row: number;
  readonly message: string;
}

export type ReadRow = StatementRow | InvalidRow;

export function isInvalid(row: ReadRow): row is InvalidRow {
  return 'message' in row;
}

/** How to parse the texts of a statement. */
export interface ParseOptions {
  readonly dateOrder: 'DMY' | 'MDY' | 'YMD';
  readonly decimalSeparator: 'auto' | '.' | ',';
  /** The account's currency: entries in another one are invalid. */
  readonly currency: string;
}

/** A statement whose format is known. */
export interface OpenStatement {
  readonly format: 'csv' | 'ofx';
  /** Reads entry by entry. Throws UnreadableStatement if the text is malformed or the statement is in another currency. */
  rows(options: ParseOptions): Iterable<ReadRow>;
}
