import * as z from 'zod';

import { publishedBudget } from '../budget/published-budget';
import { readStatement, writeTransaction, type ThreadContext } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { deletionNotConfirmed, invalidInput, missingInput, transactionNotFound } from '../errors';
import { EVEN_IF_INVALID, identity, optionalNow, phrase, transactionId } from '../model/fields';
import { learntDescription } from '../model/parse/memory/learnt-description';
import { forgetPhrase } from '../store/learnt-words';
import { findTransaction, type StoredTransaction } from '../store/transactions';
import { changeTransaction, removeTransaction } from './change-transaction';
import { deletionElicitation } from './deletion-elicitation';
import { patchOf, publishedTransaction, transactionFields } from './transaction-fields';

const ONE_CHANGE = 'does not stand alone (send exactly one of: patch, delete, both with transaction_id; forget)';

const input = z
  .strictObject({
    ...identity,
    transaction_id: transactionId.optional().describe('With patch or delete.'),
    patch: patchOf({ ...transactionFields, learn: z.boolean() })
      .optional()
      .describe('As in update_last_transaction; learn false: parsing no longer learns from it.'),
    delete: z.literal(true).optional().describe('Deletes it for good.'),
    forget: phrase.optional().describe('Alone: parsing learns no more from descriptions with these words.'),
    ...optionalNow,
  })
  .refine(isOneChange, { path: ['patch'], params: { rule: ONE_CHANGE }, ...EVEN_IF_INVALID });

const data = z.object({
  transaction_id: z.string().optional(),
  previous: publishedTransaction.optional(),
  current: publishedTransaction.optional(),
  deleted_transaction_id: z.string().optional(),
  deleted: publishedTransaction.optional(),
  forgotten: z.int().optional().describe('how many transactions'),
  budget: publishedBudget.optional(),
});
export type EditTransactionData = z.output<typeof data>;

/**
 * Changes or deletes any transaction of the user, or stops learning from a phrase. Throws `NOT_FOUND` for an id that is not
 * the user's, `VALIDATION_ERROR` on `patch` where there is not exactly one change, `CONFLICT` for a deletion that the
 * person does not confirm, `DB_ERROR`.
 */
export const editTransaction = defineAgentUseCase({
  name: 'edit_transaction',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Change or delete an older, earlier budget transaction',
    description:
      'Corrects, fixes, changes or deletes any old budget entry or expense (noted weeks ago, last week, ' +
      'last month) by the id from list_transactions; or forgets what parsing learnt from a word. Gasto mal, ' +
      'doctor, mes pasado, semana pasada, borra cine, cambia, corrige, olvida; alterar, apagar, excluir, ' +
      'corrigir lançamento antigo, semana passada, orçamento; modifier, effacer, ancienne dépense; alten ' +
      'Budgeteintrag ändern, löschen.',
  },
  effect: 'destructive',
  input,
  data,
  execute: async (context, { transaction_id: id, patch, delete: isDeletion, forget }, { elicit }) => {
    if (forget !== undefined) return { forgotten: await forgetWords(context, forget) };
    if (id === undefined) throw missingInput('transaction_id');
    if (isDeletion === true && elicit !== undefined) {
      const shown = await readStatement(context, (connection) => findTransaction(connection, context.thread, id));
      if ((await elicit(deletionElicitation(required(shown, id)))) === undefined) throw deletionNotConfirmed();
    }
    return writeTransaction(context, async (transaction) => {
      const stored = required(await findTransaction(transaction, context.thread, id), id);
      return patch === undefined
        ? removeTransaction(transaction, context.thread, stored)
        : changeTransaction(transaction, context.thread, stored, patch);
    });
  },
});

function isOneChange(given: unknown): boolean {
  const { transaction_id: id, patch, delete: isDeletion, forget } = Object(given) as Readonly<Record<string, unknown>>;
  const changes = [patch, isDeletion, forget].filter((change) => change !== undefined);
  return changes.length === 1 && (forget === undefined || id === undefined);
}

function forgetWords(context: ThreadContext, words: string): Promise<number> {
  const learnt = learntDescription(words);
  if (learnt === '') throw invalidInput({ kind: 'invalid', argument: 'forget', found: words });
  return writeTransaction(context, (transaction) => forgetPhrase(transaction, context.thread, learnt));
}

function required(found: StoredTransaction | undefined, id: string): StoredTransaction {
  if (found === undefined) throw transactionNotFound(id);
  return found;
}
