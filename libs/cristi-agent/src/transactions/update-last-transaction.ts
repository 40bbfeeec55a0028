import * as z from 'zod';

import { publishedBudget } from '../budget/published-budget';
import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { noLastTransaction } from '../errors';
import { identity, optionalNow } from '../model/fields';
import { findLastTransaction } from '../store/transactions';
import { changeTransaction } from './change-transaction';
import { patchOf, transactionFields, publishedTransaction } from './transaction-fields';

const patch = patchOf(transactionFields).describe('At least one field; description null clears it.');

/**
 * Changes the fields of the patch in the thread's last transaction, which stays the last. Throws `NOT_FOUND`,
 * `VALIDATION_ERROR` on `patch.category_type` where the changed transaction's type and category type do not fit, `DB_ERROR`.
 */
export const updateLastTransaction = defineAgentUseCase({
  name: 'update_last_transaction',
  tool: {
    toolsets: ['review'],
    title: 'Change, amend or correct the most recent transaction',
    description:
      'Corrects, fixes or changes the transaction recorded last, the latest entry, just added (wrong, a ' +
      'minute ago, actually, wait, was, meant); fields outside the patch stay. Corrige, corregir, cambia ' +
      'última transacción, último gasto, equivoqué, acabo; corrige, muda, acabei, último lançamento, última ' +
      'transação, errei, não; corriger dernière, modifier, viens; ändern, letzten Eintrag, korrigieren, ' +
      'eben.',
  },
  effect: 'idempotent-write',
  input: z.strictObject({ ...identity, patch, ...optionalNow }),
  data: z.object({
    transaction_id: z.string(),
    previous: publishedTransaction,
    current: publishedTransaction,
    budget: publishedBudget.optional(),
  }),
  execute: (context, { patch: changes }) =>
    writeTransaction(context, async (transaction) => {
      const previous = await findLastTransaction(transaction, context.thread);
      if (previous === undefined) throw noLastTransaction('update');
      return changeTransaction(transaction, context.thread, previous, changes);
    }),
});
