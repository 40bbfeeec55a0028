import type { YearMonth } from '@bursar/calendar';

import { variableBudget, type VariableBudget } from '../domain/variable-budget';
import { findBudgetCap } from '../store/budgets';
import type { CristiQueries } from '../store/cristi-database';
import { readMonthTotals, type MonthTotals } from '../store/month-totals';
import type { Purse } from '../store/purse';

/** A month's totals with the state of its variable budget: one definition for summaries and purchases. */
export async function readMonth(
  queries: CristiQueries,
  purse: Purse,
  month: YearMonth,
): Promise<{ readonly totals: MonthTotals; readonly budget: VariableBudget }> {
  const totals = await readMonthTotals(queries, purse, month);
  return { totals, budget: variableBudget(await findBudgetCap(queries, purse, month), totals.variable) };
}
