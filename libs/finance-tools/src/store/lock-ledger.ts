import { sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';

/**
 * Makes this transaction the only one that writes in the owner's ledger, until it ends. First in every transaction that
 * writes, so that two imports of one file cannot both find it new.
 */
export async function lockLedger(queries: FinanceQueries, owner: string): Promise<void> {
  await lockAndTake(queries, owner, 0);
}

/** The same, and gives the next number away: imports and categories are counted together. */
export function lockAndNumber(queries: FinanceQueries, owner: string): Promise<number> {
  return lockAndTake(queries, owner, 1);
}

async function lockAndTake(queries: FinanceQueries, owner: string, count: 0 | 1): Promise<number> {
  // What is there already is locked by the update.
  const { rows } = await queries.execute<{ number: number }>(sql`
    insert into finance.ledgers (owner, next_number) values (${owner}, 1 + ${count}::int)
    on conflict (owner) do update set next_number = ledgers.next_number + ${count}::int
    returning next_number - ${count}::int as number`);
  return firstOf(rows).number;
}

/** The row of a statement that always gives one. */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that gives one row gave none');
  return row;
}
