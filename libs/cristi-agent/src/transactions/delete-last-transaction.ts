import * as z from 'zod';

import { publishedBudget } from '../budget/published-budget';
import { readStatement, writeTransaction, type ThreadContext } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { anotherIsLast, deletionNotConfirmed, noLastTransaction } from '../errors';
import { identityInput } from '../model/fields';
import { findLastTransaction, type StoredTransaction } from '../store/transactions';
import { removeTransaction } from './change-transaction';
import { deletionElicitation } from './deletion-elicitation';
import { publishedTransaction } from './transaction-fields';

/**
 * Deletes the thread's last transaction; the one before becomes the last. Where the host can show a form, the person
 * confirms first, and only the transaction that they saw is deleted. Throws `NOT_FOUND`, `CONFLICT` without a
 * confirmation or where another transaction has become the last, `DB_ERROR`.
 */
export const deleteLastTransaction = defineAgentUseCase({
  name: 'delete_last_transaction',
  tool: {
    toolsets: ['review'],
    title: 'Delete, undo or drop the last saved transaction',
    description:
      'Deletes, undoes, removes or cancels the last, latest, most recent transaction, entry or expense of a ' +
      'thread for good (undo, scrap, take out, told, entered, forget, never mind, oops). Borra, elimina, ' +
      'quita, olvídalo, último gasto; apagar, excluir, tira, remove, desfazer último lançamento, última ' +
      'transação, esquece; supprimer, effacer, annuler dernière; lösch, vergiss, letzte Eingabe, gerade, ' +
      'wieder.',
  },
  effect: 'destructive',
  input: identityInput,
  data: z.object({
    deleted_transaction_id: z.string(),
    deleted: publishedTransaction,
    budget: publishedBudget.optional(),
  }),
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
    return removeTransaction(transaction, context.thread, last);
  });
}

function requireLast(last: StoredTransaction | undefined): StoredTransaction {
  if (last === undefined) throw noLastTransaction('delete');
  return last;
}
