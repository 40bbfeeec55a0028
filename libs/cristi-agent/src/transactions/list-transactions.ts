import * as z from 'zod';

import { publishTotal } from '../budget/publish-total';
import { readTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { invalidInput } from '../errors';
import { category, dateInput, freeText, identity, month, optionalNow, transactionType } from '../model/fields';
import { centavos, publishedTimestamp } from '../model/published-fields';
import { mexicanDay, mexicanTimestamp } from '../model/time/mexico-city';
import {
  listTransactions as readPage,
  totalTransactions,
  type ListedTransaction,
  type TransactionFilter,
} from '../store/listed-transactions';
import { publishedTransaction, publishTransaction } from './transaction-fields';

const NOT_WITH_DAYS = 'does not go with from_date_iso and to_date_iso: send the month or the days';
const NANOSECONDS_A_MILLISECOND = 1_000_000n;

const input = z.strictObject({
  ...identity,
  month: month.optional().describe('YYYY-MM.'),
  from_date_iso: dateInput.optional().describe('First day.'),
  to_date_iso: dateInput.optional().describe('Last day.'),
  type: transactionType.optional().describe('INCOME or EXPENSE only.'),
  category: category.optional().describe('One category.'),
  text: freeText.optional().describe('Part of the description.'),
  order: z.enum(['created', 'date']).default('created').describe('By recording or by day, newest first.'),
  limit: z.int().min(1).max(100).default(20).describe('Page size.'),
  offset: z.int().min(0).default(0).describe('How many to skip.'),
  ...optionalNow,
});

const data = z.object({
  transactions: z.array(
    z.object({
      transaction_id: z.string(),
      ...publishedTransaction.shape,
      thread_id: z.string(),
      created_at_iso: publishedTimestamp,
    }),
  ),
  total_count: z.int().describe('of the whole filter, as are the totals'),
  income_total_mxn_cents: centavos,
  expense_total_mxn_cents: centavos,
});
export type ListTransactionsData = z.output<typeof data>;

/**
 * A page of the user's transactions over all threads, the newest first, with the totals of all that match. Throws
 * `VALIDATION_ERROR` on `month` beside days, `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`.
 */
export const listTransactions = defineAgentUseCase({
  name: 'list_transactions',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Show recent transactions and entries of the budget',
    description:
      'Lists (find) what a user already recorded, noted in the budget, newest first, with ids and totals: ' +
      'things, last, latest, recent expenses, yesterday, last week. Últimos gastos, gasté ayer, movimientos ' +
      'presupuesto, apunté, semana; lançamentos orçamento, últimos, últimas despesas, anotei, fiz; montre ' +
      'dépenses notées, noté, budget; letzte Einträge, Budget auflisten, notiert.',
  },
  effect: 'read',
  input,
  data,
  execute: (context, { order, limit, offset, ...given }) => {
    if (given.month !== undefined && (given.from_date_iso ?? given.to_date_iso) !== undefined) {
      throw invalidInput({ kind: 'invalid', argument: 'month', found: given.month, rule: NOT_WITH_DAYS });
    }
    const filter = filterOf(given);
    return readTransaction(context, async (connection) => {
      const page = await readPage(connection, context.thread, filter, { order, limit, offset });
      const totals = await totalTransactions(connection, context.thread, filter);
      return {
        transactions: page.map(publishListed),
        total_count: publishTotal(totals.count, 'total_count'),
        income_total_mxn_cents: publishTotal(totals.income, 'income_total_mxn_cents'),
        expense_total_mxn_cents: publishTotal(totals.expense, 'expense_total_mxn_cents'),
      };
    });
  },
});

type Given = Pick<z.output<typeof input>, 'month' | 'from_date_iso' | 'to_date_iso' | 'type' | 'category' | 'text'>;

function filterOf({ from_date_iso: from, to_date_iso: to, month: ofMonth, type, category: named, text }: Given) {
  return {
    ...(ofMonth !== undefined && { month: ofMonth }),
    ...(from !== undefined && { from: mexicanDay(from) }),
    ...(to !== undefined && { to: mexicanDay(to) }),
    ...(type !== undefined && { type }),
    ...(named !== undefined && { category: named }),
    ...(text !== undefined && { text }),
  } satisfies TransactionFilter;
}

function publishListed(transaction: ListedTransaction) {
  return {
    transaction_id: transaction.id,
    ...publishTransaction(transaction),
    thread_id: transaction.threadId,
    created_at_iso: mexicanTimestamp(transaction.createdAt * NANOSECONDS_A_MILLISECOND),
  };
}
