import { yearMonth, type YearMonth } from '@bursar/calendar';
import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';

import type { CategoryType, Transaction } from '../model/transaction';
import type { UserLedger } from '../model/user-ledger';

/** Totals of a month in centavos, of any size. */
export interface MonthTotals {
  readonly income: bigint;
  readonly expense: bigint;
  /** The part of the expenses whose category type is VARIABLE. */
  readonly variable: bigint;
}

export interface CategoryTotal {
  readonly category: string;
  readonly categoryType: CategoryType;
  readonly total: bigint;
}

/** Queues the addition of a transaction to its month's totals. */
export function addToMonth(
  database: DatabaseTransaction,
  { owner, userId }: UserLedger,
  transaction: Transaction,
): void {
  const { categoryType, category, amount } = transaction;
  database.queue`
    insert into cristi.month_totals as totals (owner, user_id, month, category_type, category, total_mxn_cents,
      transaction_count)
    values (${owner}, ${userId}, ${monthOf(transaction)}, ${categoryType}, ${category}, ${amount}, 1)
    on conflict (owner, user_id, month, category_type, category) do update set
      total_mxn_cents = totals.total_mxn_cents + excluded.total_mxn_cents,
      transaction_count = totals.transaction_count + 1`;
}

/** Subtracts a transaction from its month's totals, and removes the total of a category without transactions. */
export async function subtractFromMonth(
  database: DatabaseTransaction,
  { owner, userId }: UserLedger,
  transaction: Transaction,
): Promise<void> {
  const { categoryType, category, amount } = transaction;
  const month = monthOf(transaction);
  await database.query`
    update cristi.month_totals
    set total_mxn_cents = total_mxn_cents - ${amount}::numeric, transaction_count = transaction_count - 1
    where owner = ${owner} and user_id = ${userId} and month = ${month} and category_type = ${categoryType}
      and category = ${category}`;
  await database.query`
    delete from cristi.month_totals
    where owner = ${owner} and user_id = ${userId} and month = ${month} and category_type = ${categoryType}
      and category = ${category} and transaction_count = 0`;
}

/** Computes the totals of all months again, for changes of many transactions at once. */
export async function recomputeMonths(database: DatabaseTransaction, owner: string): Promise<void> {
  await database.query`delete from cristi.month_totals where owner = ${owner}`;
  await database.query`
    insert into cristi.month_totals (owner, user_id, month, category_type, category, total_mxn_cents, transaction_count)
    select owner, user_id, to_char(date, 'YYYY-MM'), category_type, category, sum(amount_mxn_cents), count(*)
    from cristi.transactions where owner = ${owner} group by 1, 2, 3, 4, 5`;
}

/** A month's totals, zeros for an empty one, and the cap in force in it: one statement, so one snapshot. */
export async function readMonth(
  connection: Connection,
  { owner, userId }: UserLedger,
  month: YearMonth,
): Promise<{ readonly totals: MonthTotals; readonly cap: bigint | null }> {
  const [row] = await connection.query<Record<keyof MonthTotals, string> & { readonly cap: bigint | null }>`
    select
      coalesce(sum(total_mxn_cents) filter (where category_type = 'INCOME'), 0) as income,
      coalesce(sum(total_mxn_cents) filter (where category_type <> 'INCOME'), 0) as expense,
      coalesce(sum(total_mxn_cents) filter (where category_type = 'VARIABLE'), 0) as variable,
      (
        select variable_cap_mxn_cents from cristi.budgets
        where owner = ${owner} and user_id = ${userId} and effective_month <= ${month}
        order by effective_month desc
        limit 1
      ) as cap
    from cristi.month_totals
    where owner = ${owner} and user_id = ${userId} and month = ${month}`;
  const { income = '0', expense = '0', variable = '0', cap = null } = row ?? {};
  return { totals: { income: BigInt(income), expense: BigInt(expense), variable: BigInt(variable) }, cap };
}

/** A month's expenses by category and category type: the largest first, then in code point order. */
export async function readCategoryTotals(
  connection: Connection,
  { owner, userId }: UserLedger,
  month: YearMonth,
): Promise<CategoryTotal[]> {
  const rows = await connection.query<Omit<CategoryTotal, 'total'> & { readonly total: string }>`
    select category, category_type as "categoryType", total_mxn_cents as total
    from cristi.month_totals
    where owner = ${owner} and user_id = ${userId} and month = ${month} and category_type <> 'INCOME'
    order by total_mxn_cents desc, category collate "C", category_type collate "C"`;
  return rows.map(({ total, ...row }) => ({ ...row, total: BigInt(total) }));
}

function monthOf({ date }: Transaction): YearMonth {
  return yearMonth(date.slice(0, 7));
}
