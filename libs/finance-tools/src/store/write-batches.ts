import type { Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { LedgerAccount } from '../model/import/resolve-accounts';
import { accountInsertion } from './accounts';
import { entryRows, type EntryColumns } from './entry-columns';
import { journalingStatement, type OpenChange } from './journal/begin-change';
import type { StatementWrite } from './statement-write';
import { newCategoriesInsertion, newRowsInsertion, type ImportTarget } from './write-entries';

/** Takes the number of an import and stores its account, if that is new: its rows refer to both. */
export async function beginImport(
  transaction: Transaction,
  owner: string,
  number: number,
  change: OpenChange,
  newAccount: LedgerAccount | undefined,
): Promise<void> {
  const statements = [
    journalingStatement(change),
    sql`update finance.ledgers set next_number = ${number}::int + 1 where owner = ${owner}`,
    ...(newAccount === undefined ? [] : [accountInsertion(owner, newAccount, number)]),
  ];
  // Sent together.
  await Promise.all(statements.map((statement) => transaction.query(statement)));
}

/** The statements that store a batch of the entries of a statement. */
export function batchInsertions(
  target: ImportTarget,
  firstSequence: bigint,
  columns: EntryColumns,
  statement: Pick<StatementWrite, 'reading' | 'number' | 'known' | 'lastRow'>,
  hasNewCategories: boolean,
): SQL[] {
  const staged = { rows: entryRows(columns) };
  const rows = newRowsInsertion(target, firstSequence, staged, statement, 0, statement.lastRow);
  return hasNewCategories ? [newCategoriesInsertion(target, staged, statement), rows] : [rows];
}
