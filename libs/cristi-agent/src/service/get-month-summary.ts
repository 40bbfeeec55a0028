import type { SummaryInput } from '../contract/inputs';
import type { MonthSummaryData } from '../contract/outputs';
import type { Purse } from '../store/purse';
import { askedMonth } from './asked-month';
import type { CristiContext } from './cristi-context';
import { publishTotal } from './publish';
import { readMonth } from './read-month';
import { reading } from './transactions';

/** A month's income, expenses and variable budget over all threads. Throws `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`. */
export function getMonthSummary(
  context: CristiContext,
  purse: Purse,
  { month: named, now_iso: now }: SummaryInput,
): Promise<MonthSummaryData> {
  const month = askedMonth('month', named, now);
  return reading(context, async (queries) => {
    const { totals, budget } = await readMonth(queries, purse, month);
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
