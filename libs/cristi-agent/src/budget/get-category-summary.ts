import * as z from 'zod';

import { readStatement } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { centavos, publishedMonth } from '../model/published-fields';
import { CATEGORY_TYPES } from '../model/transaction';
import { readCategoryTotals } from '../store/month-totals';
import { publishTotal } from './publish-total';
import { requestedMonth } from './requested-month';
import { summaryInput } from './summary-input';

const data = z.object({
  month: publishedMonth,
  categories: z.array(
    z.object({ category: z.string(), category_type: z.enum(CATEGORY_TYPES), expense_total_mxn_cents: centavos }),
  ),
});
export type CategorySummaryData = z.output<typeof data>;

/** A month's expenses by category over all threads. Throws `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`. */
export const getCategorySummary = defineAgentUseCase({
  name: 'get_category_summary',
  tool: {
    toolsets: ['review'],
    title: 'Budget spending by category, biggest share first',
    description:
      "Lists the budget's expenses of a month by category, largest first: where money goes, went, spending " +
      'on food, groceries, eating out, spent or spend most on. Gastos categoría, gasté comida, dónde va ' +
      'dinero; orçamento, gastos categoria, despesas, gasto mais, gastei comida, onde vai dinheiro; budget, ' +
      'dépenses catégorie, argent; Budget Kategorien, wofür, Ausgaben verteilt.',
    view: 'budget',
  },
  effect: 'read',
  input: summaryInput,
  data,
  execute: async (context, { month: named, now_iso: now }) => {
    const month = requestedMonth('month', named, now);
    const totals = await readStatement(context, (connection) => readCategoryTotals(connection, context.thread, month));
    const categories = totals.map(({ category, categoryType, total }) => {
      const facts = { category, category_type: categoryType };
      return { ...facts, expense_total_mxn_cents: publishTotal(total, 'expense_total_mxn_cents', facts) };
    });
    return { month, categories };
  },
});
