import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { and, eq, sql } from 'drizzle-orm';

import { learntDescription } from '../model/parse/memory/learnt-description';
import type { Transaction } from '../model/transaction';
import type { Thread, UserLedger } from '../model/user-ledger';
import { storableWords, storeWords } from './learnt-words';
import { addToMonth, subtractFromMonth } from './month-totals';
import { ofLedger } from './of-ledger';
import { learntWords, transactions } from './schema';

/** A transaction with its id. */
export interface IdentifiedTransaction extends Transaction {
  readonly id: string;
}

/** A transaction as it is stored. */
export interface StoredTransaction extends IdentifiedTransaction {
  /** Whether parsing learns from it. */
  readonly learn: boolean;
}

/** Queues a transaction, its addition to the month's totals, and what is learnt from it. `at` is in milliseconds since 1970. */
export function insertTransaction(
  database: DatabaseTransaction,
  thread: Thread,
  transaction: IdentifiedTransaction,
  at: number,
): void {
  const { owner, userId, threadId } = thread;
  const { id, type, amount, categoryType, category, description, date } = transaction;
  const learnt = learntOf(description);
  database.queue`
    with stored as (
      insert into cristi.transactions (owner, user_id, transaction_id, thread_id, type, amount_mxn_cents, category_type,
        category, description, date, created_at, learnt_description)
      values (${owner}, ${userId}, ${id}, ${threadId}, ${type}, ${amount}, ${categoryType},
        ${category}, ${description}, ${date}, ${at}, ${learnt})
      returning sequence
    )
    insert into cristi.learnt_words (owner, user_id, type, word, learnt_order, transaction_id)
    select ${owner}::text, ${userId}::text, ${type}::text, word, stored.sequence, ${id}::text
    from stored, unnest(${storableWords(learnt)}::text[]) as word`;
  addToMonth(database, thread, transaction);
}

/** The thread's transaction with the greatest creation time, of equal ones the one stored last. Its date plays no part. */
export async function findLastTransaction(
  connection: Connection,
  { owner, userId, threadId }: Thread,
): Promise<StoredTransaction | undefined> {
  const [last] = await connection.query<Pick<StoredTransaction, keyof StoredTransaction>>`
    select transaction_id as id, type, amount_mxn_cents as amount, category_type as "categoryType", category,
      description, date, learn
    from cristi.transactions
    where owner = ${owner} and user_id = ${userId} and thread_id = ${threadId}
    order by created_at desc, sequence desc
    limit 1`;
  return last;
}

/** The user's transaction with this id, of whichever thread. */
export async function findTransaction(
  connection: Connection,
  { owner, userId }: UserLedger,
  id: string,
): Promise<StoredTransaction | undefined> {
  const [found] = await connection.query<Pick<StoredTransaction, keyof StoredTransaction>>`
    select transaction_id as id, type, amount_mxn_cents as amount, category_type as "categoryType", category,
      description, date, learn
    from cristi.transactions
    where owner = ${owner} and user_id = ${userId} and transaction_id = ${id}`;
  return found;
}

/**
 * Replaces `previous` by `current`, which keeps its id, and moves its amount between the months' totals. It becomes the
 * one last edited, and what is learnt from it changes with it.
 */
export async function replaceTransaction(
  database: DatabaseTransaction,
  ledger: UserLedger,
  { id, learn: learnt, ...previous }: StoredTransaction,
  { learn = learnt, ...current }: Transaction & { readonly learn?: boolean },
): Promise<void> {
  const { drizzle } = database;
  const learntDescription = learntOf(current.description);
  await drizzle
    .update(transactions)
    .set({
      ...current,
      learn,
      learntDescription,
      editedSequence: sql`nextval('cristi.transactions_sequence_seq')`,
    })
    .where(and(ofLedger(transactions, ledger), eq(transactions.id, id)));
  await drizzle.delete(learntWords).where(and(ofLedger(learntWords, ledger), eq(learntWords.transactionId, id)));
  if (learn) await storeWords(database, ledger, id, storableWords(learntDescription));
  await subtractFromMonth(database, ledger, previous);
  addToMonth(database, ledger, current);
}

export async function deleteTransaction(
  database: DatabaseTransaction,
  ledger: UserLedger,
  transaction: IdentifiedTransaction,
): Promise<void> {
  await database.drizzle
    .delete(transactions)
    .where(and(ofLedger(transactions, ledger), eq(transactions.id, transaction.id)));
  await subtractFromMonth(database, ledger, transaction);
}

function learntOf(description: string | null): string | null {
  return learntDescription(description ?? '') || null;
}
