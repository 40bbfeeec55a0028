import { ulid } from 'ulid';

import type { AddTransactionInput } from '../contract/inputs';
import type { AddTransactionData } from '../contract/outputs';
import { mexicanDay } from '../model/time/mexico-city';
import type { Thread } from '../store/of-ledger';
import { insertTransaction } from '../store/transactions';
import type { CristiContext } from '../service/cristi-context';
import { publishTransaction } from './publish-transaction';
import { writing } from '../context';

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
