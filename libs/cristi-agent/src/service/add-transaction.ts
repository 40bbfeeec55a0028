import { ulid } from 'ulid';

import type { AddTransactionInput } from '../contract/inputs';
import type { AddTransactionData } from '../contract/outputs';
import { mexicanDay } from '../domain/time/mexico-city';
import type { Thread } from '../store/purse';
import { insertTransaction } from '../store/transactions';
import type { CristiContext } from './cristi-context';
import { publishTransaction } from './publish';
import { writing } from './transactions';

/** Stores a transaction; equal calls store two. Throws `DB_ERROR`. */
export function addTransaction(
  context: CristiContext,
  thread: Thread,
  { transaction: given }: AddTransactionInput,
): Promise<AddTransactionData> {
  return writing(context, thread, async (queries, at) => {
    const transaction = {
      id: `tx_${ulid(at)}`,
      type: given.type,
      amount: given.amount_mxn_cents,
      categoryType: given.category_type,
      category: given.category,
      description: given.description ?? null,
      date: mexicanDay(given.date_iso).text,
    };
    insertTransaction(queries, thread, transaction, at);
    return { transaction_id: transaction.id, stored: publishTransaction(transaction) };
  });
}
