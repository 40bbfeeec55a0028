import { preparedStatement } from '@bursar/database';
import { and, desc, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../model/transaction';
import type { CristiQueries, CristiReads } from './cristi-database';
import { countIn, countOut } from './month-totals';
import { ofPurse, type Purse, type Thread } from './of-ledger';
import { transactions } from './schema';

/** A transaction with what it is known by. */
export interface StoredTransaction extends Transaction {
  readonly id: string;
}

const COLUMNS = {
  id: transactions.id,
  type: transactions.type,
  amount: transactions.amount,
  categoryType: transactions.categoryType,
  category: transactions.category,
  description: transactions.description,
  date: transactions.date,
};

const insert = preparedStatement((queries: CristiQueries) =>
  queries.insert(transactions).values({
    owner: sql.placeholder('owner'),
    userId: sql.placeholder('userId'),
    id: sql.placeholder('id'),
    threadId: sql.placeholder('threadId'),
    type: sql.placeholder('type'),
    amount: sql.placeholder('amount'),
    categoryType: sql.placeholder('categoryType'),
    category: sql.placeholder('category'),
    description: sql.placeholder('description'),
    date: sql.placeholder('date'),
    createdAt: sql.placeholder('createdAt'),
  }),
);

/** Has a transaction stored and counted in its month by the time of the commit. `at` is in milliseconds since 1970. */
export function insertTransaction(
  queries: CristiQueries,
  thread: Thread,
  transaction: StoredTransaction,
  at: number,
): void {
  insert.leaveToCommit(queries, { ...thread, ...transaction, createdAt: at });
  countIn(queries, thread, transaction);
}

/**
 * The transaction of a thread that was created last: of those with one time, the one stored last. Its date has no part
 * in it. `undefined` when there is none.
 */
export async function findLastTransaction(
  queries: CristiReads,
  thread: Thread,
): Promise<StoredTransaction | undefined> {
  const [last] = await queries
    .select(COLUMNS)
    .from(transactions)
    .where(and(ofPurse(transactions, thread), eq(transactions.threadId, thread.threadId)))
    .orderBy(desc(transactions.createdAt), desc(transactions.sequence))
    .limit(1);
  return last;
}

/** Puts `current` in the place of `previous`, which has the same id, and moves what it counted. */
export async function replaceTransaction(
  queries: CristiQueries,
  purse: Purse,
  previous: StoredTransaction,
  current: Transaction,
): Promise<void> {
  await queries
    .update(transactions)
    .set(current)
    .where(and(ofPurse(transactions, purse), eq(transactions.id, previous.id)));
  await countOut(queries, purse, previous);
  countIn(queries, purse, current);
}

export async function deleteTransaction(
  queries: CristiQueries,
  purse: Purse,
  transaction: StoredTransaction,
): Promise<void> {
  await queries.delete(transactions).where(and(ofPurse(transactions, purse), eq(transactions.id, transaction.id)));
  await countOut(queries, purse, transaction);
}
