import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../model/transaction';
import type { Thread, UserLedger } from '../model/user-ledger';
import { addToMonth, subtractFromMonth } from './month-totals';
import { ofLedger } from './of-ledger';
import { transactions } from './schema';

/** A transaction with its id. */
export interface StoredTransaction extends Transaction {
  readonly id: string;
}

/** Queues a transaction and its addition to the month's totals. `at` is in milliseconds since 1970. */
export function insertTransaction(
  database: DatabaseTransaction,
  thread: Thread,
  transaction: StoredTransaction,
  at: number,
): void {
  const { owner, userId, threadId } = thread;
  const { id, type, amount, categoryType, category, description, date } = transaction;
  database.queue`
    insert into cristi.transactions (owner, user_id, transaction_id, thread_id, type, amount_mxn_cents, category_type,
      category, description, date, created_at)
    values (${owner}, ${userId}, ${id}, ${threadId}, ${type}, ${amount}, ${categoryType},
      ${category}, ${description}, ${date}, ${at})`;
  addToMonth(database, thread, transaction);
}

/** The thread's transaction with the greatest creation time, of equal ones the one stored last. Its date plays no part. */
export async function findLastTransaction(
  connection: Connection,
  { owner, userId, threadId }: Thread,
): Promise<StoredTransaction | undefined> {
  const [last] = await connection.query<Pick<StoredTransaction, keyof StoredTransaction>>`
    select transaction_id as id, type, amount_mxn_cents as amount, category_type as "categoryType", category,
      description, date
    from cristi.transactions
    where owner = ${owner} and user_id = ${userId} and thread_id = ${threadId}
    order by created_at desc, sequence desc
    limit 1`;
  return last;
}

/** Replaces `previous` by `current`, which keeps its id, and moves its amount between the months' totals. */
export async function replaceTransaction(
  database: DatabaseTransaction,
  ledger: UserLedger,
  previous: StoredTransaction,
  current: Transaction,
): Promise<void> {
  await database.drizzle
    .update(transactions)
    .set(current)
    .where(and(ofLedger(transactions, ledger), eq(transactions.id, previous.id)));
  await subtractFromMonth(database, ledger, previous);
  addToMonth(database, ledger, current);
}

export async function deleteTransaction(
  database: DatabaseTransaction,
  ledger: UserLedger,
  transaction: StoredTransaction,
): Promise<void> {
  await database.drizzle
    .delete(transactions)
    .where(and(ofLedger(transactions, ledger), eq(transactions.id, transaction.id)));
  await subtractFromMonth(database, ledger, transaction);
}
