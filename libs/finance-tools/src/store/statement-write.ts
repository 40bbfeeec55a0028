import type { AccountTarget } from '../model/import/resolve-accounts';
import type { StatementRecord } from './statement-records';

/** What an import stores of one account in one statement. */
export interface StatementWrite {
  readonly account: AccountTarget;
  /** The account's index in the reading: its entries are staged under it. */
  readonly reading: number;
  /** From 1 within the import. */
  readonly number: number;
  readonly record: StatementRecord;
  /** Rows of the statement that are not new, in order. */
  readonly known: readonly number[];
  readonly newCount: number;
  readonly lastRow: number;
  /** Rows that replace stored transactions, with the place of the transaction in the ledger. */
  readonly replaced: readonly (readonly [row: number, sequence: bigint])[];
}
