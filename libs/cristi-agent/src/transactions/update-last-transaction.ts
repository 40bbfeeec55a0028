import type { UpdateLastTransactionInput } from '../contract/inputs';
import { misfit } from '../validation-error';
import type { UpdateLastTransactionData } from '../contract/outputs';
import { noLastTransaction } from '../errors';
import { mexicanDay } from '../model/time/mexico-city';
import { fitsType, type Transaction } from '../model/transaction';
import type { Thread } from '../store/of-ledger';
import { findLastTransaction, replaceTransaction } from '../store/transactions';
import type { CristiContext } from '../service/cristi-context';
import { publishTransaction } from './publish-transaction';
import { writing } from '../context';

type Patch = UpdateLastTransactionInput['patch'];

/**
 * Changes what the patch names in the thread's last transaction, which stays the last. Throws `NOT_FOUND`,
 * `VALIDATION_ERROR` on `patch.category_type` when what comes out does not fit its type, `DB_ERROR`.
 */
export function updateLastTransaction(
  context: CristiContext,
  thread: Thread,
  { patch }: UpdateLastTransactionInput,
): Promise<UpdateLastTransactionData> {
  return writing(context, thread, async (queries) => {
    const previous = await findLastTransaction(queries, thread);
    if (previous === undefined) throw noLastTransaction('update');
    const current = patched(previous, patch);
    if (!fitsType(current.categoryType, current.type)) throw misfit('patch.category_type', current.categoryType);
    await replaceTransaction(queries, thread, previous, current);
    return {
      transaction_id: previous.id,
      previous: publishTransaction(previous),
      current: publishTransaction(current),
    };
  });
}

function patched(previous: Transaction, patch: Patch): Transaction {
  return {
    type: patch.type ?? previous.type,
    amount: patch.amount_mxn_cents ?? previous.amount,
    categoryType: patch.category_type ?? previous.categoryType,
    category: patch.category ?? previous.category,
    description: patch.description === undefined ? previous.description : patch.description,
    date: patch.date_iso === undefined ? previous.date : mexicanDay(patch.date_iso).text,
  };
}
