import type { SummaryInput } from '../contract/inputs';
import type { MonthSummaryData } from '../contract/outputs';
import { variableBudget } from '../model/variable-budget';
import { readMonth } from '../store/month-totals';
import type { Purse } from '../store/of-ledger';
import { askedMonth } from './requested-month';
import type { CristiContext } from '../service/cristi-context';
import { publishTotal } from '../transactions/publish-transaction';
import { asking } from '../context';

/** A month's income, expenses and variable budget over all threads. Throws `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`. */
export function getMonthSummary(
  context: CristiContext,
  purse: Purse,
  { month: named, now_iso: now }: SummaryInput,
): Promise<MonthSummaryData> {
  const month = askedMonth('month', named, now);
  return asking(context, async (queries) => {
    const { totals, cap } = await readMonth(queries, purse, month);
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
}
