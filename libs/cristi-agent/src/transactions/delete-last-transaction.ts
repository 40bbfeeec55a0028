import * as z from 'zod';

import { readStatement, writeTransaction, type ThreadContext } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { anotherIsLast, deletionNotConfirmed, noLastTransaction } from '../errors';
import { identityInput } from '../model/fields';
import { deleteTransaction, findLastTransaction, type StoredTransaction } from '../store/transactions';
import { deletionElicitation } from './deletion-elicitation';
import { publishedTransaction, publishTransaction } from './transaction-fields';

/**
 * Deletes the thread's last transaction; the one before becomes the last. Where the host can show a form, the person
 * confirms first, and only the transaction that they saw is deleted. Throws `NOT_FOUND`, `CONFLICT` without a
 * confirmation or where another transaction has become the last, `DB_ERROR`.
 */
export const deleteLastTransaction = defineAgentUseCase({
  name: 'delete_last_transaction',
  tool: {
    title: 'Delete the last transaction',
    description:
      'Deletes or removes the transaction that was recorded last in a thread, for good (borra/elimina/quita el último ' +
      'gasto, deshaz, undo), and gives what it was; the one before becomes the last.',
  },
  effect: 'destructive',
  input: identityInput,
  data: z.object({ deleted_transaction_id: z.string(), deleted: publishedTransaction }),
  execute: async (context, _input, { elicit }) => {
    if (elicit === undefined) return deleteLast(context);
    const shown = requireLast(
      await readStatement(context, (connection) => findLastTransaction(connection, context.thread)),
    );
    if ((await elicit(deletionElicitation(shown))) === undefined) throw deletionNotConfirmed();
    return deleteLast(context, shown.id);
  },
});

/** Where `confirmedId` is given, no other transaction is deleted. */
function deleteLast(context: ThreadContext, confirmedId?: string) {
  return writeTransaction(context, async (transaction) => {
    const last = requireLast(await findLastTransaction(transaction, context.thread));
    if (confirmedId !== undefined && last.id !== confirmedId) throw anotherIsLast();
    await deleteTransaction(transaction, context.thread, last);
    return { deleted_transaction_id: last.id, deleted: publishTransaction(last) };
  });
}

function requireLast(last: StoredTransaction | undefined): StoredTransaction {
  if (last === undefined) throw noLastTransaction('delete');
  return last;
}
