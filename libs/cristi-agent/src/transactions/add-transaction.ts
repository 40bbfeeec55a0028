import { ulid } from 'ulid';
import * as z from 'zod';

import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { identity, optionalNow } from '../model/fields';
import { mexicanDay } from '../model/time/mexico-city';
import { insertTransaction } from '../store/transactions';
import {
  fitsTypeIfKnown,
  ON_CATEGORY_TYPE,
  publishedTransaction,
  publishTransaction,
  transactionFields,
} from './transaction-fields';

const input = z.strictObject({
  ...identity,
  transaction: z
    .strictObject({ ...transactionFields, description: transactionFields.description.optional() })
    .refine(fitsTypeIfKnown, ON_CATEGORY_TYPE)
    .describe(
      'INCOME goes with category_type INCOME only. date_iso: YYYY-MM-DD in America/Mexico_City, or a timestamp.',
    ),
  ...optionalNow,
});

const data = z.object({ transaction_id: z.string(), stored: publishedTransaction });
export type AddTransactionData = z.output<typeof data>;

/** Stores a transaction; equal calls store two. Throws `DB_ERROR`. */
export const addTransaction = defineAgentUseCase({
  name: 'add_transaction',
  tool: {
    title: 'Record an expense or income',
    description:
      'Stores one expense or income of a user for good (guarda/registra ese gasto, anota un ingreso, "save it"), once ' +
      'amount, day and category are clear. Amounts are whole centavos of MXN. Two equal calls store two transactions, ' +
      'so call it once for each. Gives the id and what was stored, category normalized.',
  },
  effect: 'write',
  input,
  data,
  execute: (context, { transaction: given }) =>
    writeTransaction(context, async (database, at) => {
      const transaction = {
        id: `tx_${ulid(at)}`,
        type: given.type,
        amount: given.amount_mxn_cents,
        categoryType: given.category_type,
        category: given.category,
        description: given.description ?? null,
        date: mexicanDay(given.date_iso).text,
      };
      insertTransaction(database, context.thread, transaction, at);
      return { transaction_id: transaction.id, stored: publishTransaction(transaction) };
    }),
});
