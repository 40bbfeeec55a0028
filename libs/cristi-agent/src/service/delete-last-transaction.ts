import type { DeleteLastTransactionData } from '../contract/outputs';
import { noLastTransaction } from '../contract/refusals';
import type { Thread } from '../store/purse';
import { deleteTransaction, lockLastTransaction } from '../store/transactions';
import type { CristiContext } from './cristi-context';
import { publishTransaction } from './publish';
import { writing } from './transactions';

/** Deletes the thread's last transaction; the one before becomes the last. Throws `NOT_FOUND`, `DB_ERROR`. */
export function deleteLastTransaction(context: CristiContext, thread: Thread): Promise<DeleteLastTransactionData> {
  return writing(context, thread, async (queries) => {
    const last = await lockLastTransaction(queries, thread);
    if (last === undefined) throw noLastTransaction('delete');
    await deleteTransaction(queries, thread, last);
    return { deleted_transaction_id: last.id, deleted: publishTransaction(last) };
  });
}
