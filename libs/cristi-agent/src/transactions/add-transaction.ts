import { ulid } from 'ulid';
import * as z from 'zod';

import { budgetAfter } from '../budget/budget-after';
import { publishedBudget } from '../budget/published-budget';
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

const data = z.object({ transaction_id: z.string(), stored: publishedTransaction, budget: publishedBudget.optional() });
export type AddTransactionData = z.output<typeof data>;

/**
 * Stores a transaction; equal calls store two. Tells what is left of the caps that count it. Throws `CONFLICT` where that
 * cannot be told exactly, `DB_ERROR`.
 */
export const addTransaction = defineAgentUseCase({
  name: 'add_transaction',
  tool: {
    toolsets: ['everyday'],
    title: 'Record, put or count an expense or income in the budget',
    description:
      'Stores, notes, logs, puts, saves one expense or income in the budget, such as from a chat: spent, ' +
      'paid, earned, got. Shared purchase: create_movement; from an account: planifi_createExpense_v1. Two ' +
      'calls store two. Centavos of MXN. Guarda, guárdalo, registra, agrega, apunta gasto, anota ingreso, ' +
      'gasté, mete, súper, pagaron, pesos, presupuesto, "save it"; gastei, ganhei, recebi, receita, ' +
      'registrar, coloca, anota, orçamento; note, ajoute dépense, dépensé, reçu, budget; Einnahme, Ausgabe, ' +
      'ausgegeben, Budget, notieren.',
  },
  effect: 'write',
  input,
  data,
  execute: (context, { transaction: given }) =>
    writeTransaction(context, async (database, at, hasCaps) => {
      const transaction = {
        id: `tx_${ulid(at)}`,
        type: given.type,
        amount: given.amount_mxn_cents,
        categoryType: given.category_type,
        category: given.category,
        description: given.description ?? null,
        date: mexicanDay(given.date_iso).text,
      };
      const budget = hasCaps ? await budgetAfter(database, context.thread, { current: transaction }) : {};
      insertTransaction(database, context.thread, transaction, at);
      return { transaction_id: transaction.id, stored: publishTransaction(transaction), ...budget };
    }),
});
