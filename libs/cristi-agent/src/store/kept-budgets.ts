import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

/** A user's budget in a month, in centavos. */
export interface KeptBudget {
  readonly userId: string;
  /** The cap on variable spending that is in force; null where none is set. */
  readonly cap: bigint | null;
  /** The expenses that count against it. */
  readonly variable: bigint;
  /** All expenses. */
  readonly expense: bigint;
}

type BudgetRow = Record<'userId' | 'variable' | 'expense', string> & { readonly cap: bigint | null };

/** The budgets of an owner's users who have entries, of whatever month, or a cap in force in this one; by user. */
export async function readKeptBudgets(connection: Connection, owner: string, month: YearMonth): Promise<KeptBudget[]> {
  const rows = await connection.query<BudgetRow>`
    select users.user_id as "userId", caps.cap, totals.variable, totals.expense
    from cristi.purses users
    left join lateral (
      select variable_cap_mxn_cents as cap from cristi.budgets
      where owner = ${owner} and user_id = users.user_id and effective_month <= ${month}
      order by effective_month desc
      limit 1
    ) caps on true
    cross join lateral (
      select coalesce(sum(total_mxn_cents) filter (where category_type = 'VARIABLE'), 0) as variable,
        coalesce(sum(total_mxn_cents) filter (where category_type <> 'INCOME'), 0) as expense
      from cristi.month_totals
      where owner = ${owner} and user_id = users.user_id and month = ${month}
    ) totals
    where users.owner = ${owner} and (caps.cap is not null
      or exists (select from cristi.month_totals where owner = ${owner} and user_id = users.user_id))
    order by users.user_id collate "C"`;
  return rows.map(({ userId, cap, variable, expense }) => ({
    ...{ userId, cap, variable: BigInt(variable), expense: BigInt(expense) },
  }));
}
