import type { SetBudgetCapInput } from '../contract/inputs';
import type { BudgetCapData } from '../contract/outputs';
import { storeBudgetCap } from '../store/budgets';
import type { Purse } from '../store/of-ledger';
import { askedMonth } from './requested-month';
import type { CristiContext } from '../service/cristi-context';
import { writing } from '../context';

/** Sets the cap of variable spending from a month on, until the next one that is set. Throws `DB_ERROR`. */
export function setBudgetCap(
  context: CristiContext,
  purse: Purse,
  { variable_cap_mxn_cents: cap, effective_month: named, now_iso: now }: SetBudgetCapInput,
): Promise<BudgetCapData> {
  const month = askedMonth('effective_month', named, now);
  return writing(context, purse, async (queries) => {
    await storeBudgetCap(queries, purse, month, cap);
    return { effective_month: month, variable_cap_mxn_cents: Number(cap) };
  });
}
