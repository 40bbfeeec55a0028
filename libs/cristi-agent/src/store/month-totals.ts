import { yearMonth, type YearMonth } from '@bursar/calendar';
import { preparedStatement } from '@bursar/database';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';

import type { CategoryType, Transaction } from '../model/transaction';
import { capOf } from './budgets';
import type { CristiQueries, CristiReads } from './cristi-database';
import { ofPurse, type Purse } from './of-ledger';
import { monthTotals } from './schema';

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

const addToTotal = preparedStatement((queries: CristiQueries) => {
  const { owner, userId, month, categoryType, category } = monthTotals;
  return queries
    .insert(monthTotals)
    .values({
      owner: sql.placeholder('owner'),
      userId: sql.placeholder('userId'),
      month: sql.placeholder('month'),
      categoryType: sql.placeholder('categoryType'),
      category: sql.placeholder('category'),
      total: sql.placeholder('total'),
      count: 1n,
    })
    .onConflictDoUpdate({
      target: [owner, userId, month, categoryType, category],
      set: { total: sql`${monthTotals.total} + excluded.total_mxn_cents`, count: sql`${monthTotals.count} + 1` },
    });
});

/** Has a transaction added to its month's totals by the time of the commit. */
export function countIn(queries: CristiQueries, { owner, userId }: Purse, transaction: Transaction): void {
  const { categoryType, category, amount } = transaction;
  const month = monthOf(transaction);
  addToTotal.leaveToCommit(queries, { owner, userId, month, categoryType, category, total: String(amount) });
}

/** Takes a transaction out of its month's totals; a category without transactions is none of the month. */
export async function countOut(queries: CristiQueries, purse: Purse, transaction: Transaction): Promise<void> {
  const { categoryType, category, amount } = transaction;
  const counted = and(
    ofMonth(purse, monthOf(transaction)),
    eq(monthTotals.categoryType, categoryType),
    eq(monthTotals.category, category),
  );
  await queries
    .update(monthTotals)
    .set({ total: sql`${monthTotals.total} - ${String(amount)}::numeric`, count: sql`${monthTotals.count} - 1` })
    .where(counted);
  await queries.delete(monthTotals).where(and(counted, eq(monthTotals.count, 0n)));
}

/** A month's totals, zeros for an empty one, with the cap that holds in it: one statement, so all of one moment. */
export async function readMonth(
  queries: CristiReads,
  purse: Purse,
  month: YearMonth,
): Promise<{ readonly totals: MonthTotals; readonly cap: bigint | null }> {
  const sumOf = (condition: SQL) =>
    sql`coalesce(sum(${monthTotals.total}) filter (where ${condition}), 0)`.mapWith(BigInt);
  const [row] = await queries
    .select({
      income: sumOf(eq(monthTotals.categoryType, 'INCOME')),
      expense: sumOf(ne(monthTotals.categoryType, 'INCOME')),
      variable: sumOf(eq(monthTotals.categoryType, 'VARIABLE')),
      cap: sql<bigint | null>`(${capOf(queries, purse, month)})`.mapWith(BigInt),
    })
    .from(monthTotals)
    .where(ofMonth(purse, month));
  const { cap = null, ...totals } = row ?? { income: 0n, expense: 0n, variable: 0n };
  return { totals, cap };
}

/** Expenses of a month by category and type: the largest first, then in code point order. */
export function readCategoryTotals(queries: CristiReads, purse: Purse, month: YearMonth): Promise<CategoryTotal[]> {
  const { category, categoryType, total } = monthTotals;
  return queries
    .select({ category, categoryType, total: sql`${total}`.mapWith(BigInt) })
    .from(monthTotals)
    .where(and(ofMonth(purse, month), ne(categoryType, 'INCOME')))
    .orderBy(sql`${total} desc, ${category} collate "C", ${categoryType} collate "C"`);
}

function ofMonth(purse: Purse, month: YearMonth): SQL | undefined {
  return and(ofPurse(monthTotals, purse), eq(monthTotals.month, month));
}

function monthOf({ date }: Transaction): YearMonth {
  return yearMonth(date.slice(0, 7));
}
