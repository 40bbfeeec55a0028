import * as z from 'zod';

import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { noLastTransaction, typeCategoryMismatch } from '../errors';
import { identity, optionalNow } from '../model/fields';
import { mexicanDay } from '../model/time/mexico-city';
import { fitsType, type Transaction } from '../model/transaction';
import { findLastTransaction, replaceTransaction } from '../store/transactions';
import {
  fitsTypeIfKnown,
  ON_CATEGORY_TYPE,
  publishedTransaction,
  publishTransaction,
  transactionFields,
} from './transaction-fields';

const patch = z
  .strictObject(transactionFields)
  .partial()
  .refine(fitsTypeIfKnown, ON_CATEGORY_TYPE)
  .refine((fields) => Object.keys(fields).length > 0)
  .describe('At least one field; description null clears it.');

/**
 * Changes the fields of the patch in the thread's last transaction, which stays the last. Throws `NOT_FOUND`,
 * `VALIDATION_ERROR` on `patch.category_type` where the changed transaction's type and category type do not fit, `DB_ERROR`.
 */
export const updateLastTransaction = defineAgentUseCase({
  name: 'update_last_transaction',
  tool: {
    title: 'Correct the last transaction',
    description:
      'Corrects, fixes or changes the transaction that was recorded last in a thread (corrige/cambia el último gasto, ' +
      '"me equivoqué, era transporte"); fields that are not in the patch stay. Gives it before and after.',
  },
  effect: 'idempotent-write',
  input: z.strictObject({ ...identity, patch, ...optionalNow }),
  data: z.object({ transaction_id: z.string(), previous: publishedTransaction, current: publishedTransaction }),
  execute: (context, { patch: changes }) =>
    writeTransaction(context, async (transaction) => {
      const previous = await findLastTransaction(transaction, context.thread);
      if (previous === undefined) throw noLastTransaction('update');
      const current = patched(previous, changes);
      if (!fitsType(current.categoryType, current.type)) {
        throw typeCategoryMismatch('patch.category_type', current.categoryType);
      }
      await replaceTransaction(transaction, context.thread, previous, current);
      return {
        transaction_id: previous.id,
        previous: publishTransaction(previous),
        current: publishTransaction(current),
      };
    }),
});

function patched(previous: Transaction, changes: z.output<typeof patch>): Transaction {
  return {
    type: changes.type ?? previous.type,
    amount: changes.amount_mxn_cents ?? previous.amount,
    categoryType: changes.category_type ?? previous.categoryType,
    category: changes.category ?? previous.category,
    description: changes.description === undefined ? previous.description : changes.description,
    date: changes.date_iso === undefined ? previous.date : mexicanDay(changes.date_iso).text,
  };
}
