import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';

import type { TransactionType } from '../model/transaction';
import type { Thread, UserLedger } from '../model/user-ledger';
import { messageTransactions } from './schema';
import type { IdentifiedTransaction } from './transactions';

/** Records which message of a chat made a transaction. */
export async function recordMaker(
  { drizzle }: DatabaseTransaction,
  { owner, userId, threadId }: Thread,
  messageId: number,
  transactionId: string,
): Promise<void> {
  await drizzle.insert(messageTransactions).values({ owner, userId, threadId, messageId, transactionId });
}

/** The transactions that a message made and that are still there, in the order of storing. */
export async function madeByMessage(
  connection: Connection,
  { owner, userId, threadId }: Thread,
  messageId: number,
): Promise<IdentifiedTransaction[]> {
  return connection.query<Pick<IdentifiedTransaction, keyof IdentifiedTransaction>>`
    select transaction_id as id, type, amount_mxn_cents as amount, category_type as "categoryType", category,
      description, date
    from cristi.message_transactions as made
    join cristi.transactions using (owner, user_id, transaction_id)
    where owner = ${owner} and user_id = ${userId} and made.thread_id = ${threadId} and message_id = ${messageId}
    order by sequence`;
}

/** The categories of a type with the most transactions. */
export async function mostUsedCategories(
  connection: Connection,
  { owner, userId }: UserLedger,
  type: TransactionType,
  count: number,
): Promise<string[]> {
  const rows = await connection.query<{ readonly category: string }>`
    select category
    from cristi.month_totals
    where owner = ${owner} and user_id = ${userId} and (category_type = 'INCOME') = (${type}::text = 'INCOME')
    group by category
    order by sum(transaction_count) desc, category collate "C"
    limit ${count}`;
  return rows.map(({ category }) => category);
}
