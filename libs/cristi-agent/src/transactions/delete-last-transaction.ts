import type { DeleteLastTransactionData } from '../contract/outputs';
import { anotherIsLast, noLastTransaction } from '../errors';
import type { Thread } from '../store/of-ledger';
import { deleteTransaction, findLastTransaction } from '../store/transactions';
import type { CristiContext } from '../service/cristi-context';
import { publishTransaction } from './publish-transaction';
import { asking, writing } from '../context';

/**
 * Deletes the thread's last transaction; the one before becomes the last. Where an id is given, nothing else is deleted
 * than the transaction of that id. Throws `NOT_FOUND`, `CONFLICT` for another id, `DB_ERROR`.
 */
export function deleteLastTransaction(
  context: CristiContext,
  thread: Thread,
  id?: string,
): Promise<DeleteLastTransactionData> {
  return writing(context, thread, async (queries) => {
    const last = await findLastTransaction(queries, thread);
    if (last === undefined) throw noLastTransaction('delete');
    if (id !== undefined && last.id !== id) throw anotherIsLast();
    await deleteTransaction(queries, thread, last);
    return { deleted_transaction_id: last.id, deleted: publishTransaction(last) };
  });
}

/** What would be deleted. Throws `NOT_FOUND`, `DB_ERROR`. */
export async function previewDeletion(context: CristiContext, thread: Thread): Promise<DeleteLastTransactionData> {
  const last = await asking(context, (queries) => findLastTransaction(queries, thread));
  if (last === undefined) throw noLastTransaction('delete');
  return { deleted_transaction_id: last.id, deleted: publishTransaction(last) };
}
