import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';

import type { UserLedger } from '../model/user-ledger';
import { budgets, categoryBudgets } from './schema';

/** Stores the cap of a month in centavos, and overwrites an earlier one of the same month. */
export async function storeBudgetCap(
  database: DatabaseTransaction,
  { owner, userId }: UserLedger,
  effectiveMonth: YearMonth,
  variableCap: bigint,
): Promise<void> {
  await database.drizzle
    .insert(budgets)
    .values({ owner, userId, effectiveMonth, variableCap })
    .onConflictDoUpdate({
      target: [budgets.owner, budgets.userId, budgets.effectiveMonth],
      set: { variableCap },
    });
}

/** Stores the cap of a category from a month on, in centavos; null ends the one before. */
export async function storeCategoryCap(
  { drizzle }: DatabaseTransaction,
  { owner, userId }: UserLedger,
  effectiveMonth: YearMonth,
  category: string,
  cap: bigint | null,
): Promise<void> {
  await drizzle
    .insert(categoryBudgets)
    .values({ owner, userId, category, effectiveMonth, cap })
    .onConflictDoUpdate({
      target: [categoryBudgets.owner, categoryBudgets.userId, categoryBudgets.category, categoryBudgets.effectiveMonth],
      set: { cap },
    });
}

/** What an expense of a category counts against in a month, in centavos; caps are null where none is in force. */
export interface BudgetsOfExpense {
  readonly variableCap: bigint | null;
  readonly variableSpent: bigint;
  readonly categoryCap: bigint | null;
  readonly categorySpent: bigint;
}

/** The caps in force in a month and what is spent of them so far. */
export async function readBudgets(
  connection: Connection,
  { owner, userId }: UserLedger,
  month: YearMonth,
  category: string,
): Promise<BudgetsOfExpense> {
  const [row] = await connection.query<{
    readonly variableCap: bigint | null;
    readonly categoryCap: bigint | null;
    readonly variableSpent: string;
    readonly categorySpent: string;
  }>`
    select
      (
        select variable_cap_mxn_cents from cristi.budgets
        where owner = ${owner} and user_id = ${userId} and effective_month <= ${month}
        order by effective_month desc
        limit 1
      ) as "variableCap",
      (
        select cap_mxn_cents from cristi.category_budgets
        where owner = ${owner} and user_id = ${userId} and category = ${category} and effective_month <= ${month}
        order by effective_month desc
        limit 1
      ) as "categoryCap",
      coalesce(sum(total_mxn_cents) filter (where category_type = 'VARIABLE'), 0) as "variableSpent",
      coalesce(sum(total_mxn_cents) filter (where category = ${category}), 0) as "categorySpent"
    from cristi.month_totals
    where owner = ${owner} and user_id = ${userId} and month = ${month} and category_type <> 'INCOME'`;
  return {
    variableCap: row?.variableCap ?? null,
    categoryCap: row?.categoryCap ?? null,
    variableSpent: BigInt(row?.variableSpent ?? '0'),
    categorySpent: BigInt(row?.categorySpent ?? '0'),
  };
}
