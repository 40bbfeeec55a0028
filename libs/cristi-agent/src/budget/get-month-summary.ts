import * as z from 'zod';

import { readStatement } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { centavos, publishedMonth } from '../model/published-fields';
import { variableBudget } from '../model/variable-budget';
import { readMonth } from '../store/month-totals';
import { publishTotal } from './publish-total';
import { requestedMonth } from './requested-month';
import { summaryInput } from './summary-input';

const data = z.object({
  month: publishedMonth,
  income_total_mxn_cents: centavos,
  expense_total_mxn_cents: centavos,
  variable_cap_mxn_cents: centavos,
  variable_spend_mxn_cents: centavos,
  variable_remaining_mxn_cents: centavos.describe('negative: overspent'),
});
export type MonthSummaryData = z.output<typeof data>;

/** A month's income, expenses and variable budget over all threads. Throws `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`. */
export const getMonthSummary = defineAgentUseCase({
  name: 'get_month_summary',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Monthly budget in overall totals',
    description:
      'Adds up a budget month: income, expenses, spent and earned, how it is going, over or under, and what ' +
      'is left of the limit (cap) on VARIABLE spending. ¿Cuánto llevo gastado?, ¿cómo va?, voy, queda, ' +
      'resumen, ingresos, gastos, presupuesto; resumo mês, total, como vai, está orçamento, receitas, ' +
      'despesas, sobra; bilan budget, mois, revenus, dépenses, reste; Budget, Einnahmen, Ausgaben, Rest.',
    view: 'budget',
  },
  effect: 'read',
  input: summaryInput,
  data,
  execute: (context, { month: named, now_iso: now }) => {
    const month = requestedMonth('month', named, now);
    return readStatement(context, async (connection) => {
      const { totals, cap } = await readMonth(connection, context.thread, month);
      const budget = variableBudget(cap, totals.variable);
      return {
        month,
        income_total_mxn_cents: publishTotal(totals.income, 'income_total_mxn_cents'),
        expense_total_mxn_cents: publishTotal(totals.expense, 'expense_total_mxn_cents'),
        variable_cap_mxn_cents: publishTotal(budget.cap, 'variable_cap_mxn_cents'),
        variable_spend_mxn_cents: publishTotal(budget.spend, 'variable_spend_mxn_cents'),
        variable_remaining_mxn_cents: publishTotal(budget.remaining, 'variable_remaining_mxn_cents'),
      };
    });
  },
});
