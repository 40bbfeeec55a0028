import { sql } from 'drizzle-orm';

import { ledgers } from './schema';
import type { FinanceQueries } from './finance-database';

/**
 * Makes this transaction the only one that writes in the owner's ledger, until it ends. First in every transaction that
 * writes, so that two imports of one file cannot both find it new.
 */
export async function lockLedger(queries: FinanceQueries, owner: string): Promise<void> {
  // What is there already is locked by the update that changes nothing.
  await queries.insert(ledgers).values({ owner }).onConflictDoUpdate({ target: ledgers.owner, set: { owner } });
}

/** Gives the next number of the owner's ledger away: imports and categories are counted together. */
export async function takeNumbers(queries: FinanceQueries, owner: string, count: number): Promise<number> {
  const { rows } = await queries.execute<{ first: number }>(
    sql`update finance.ledgers set next_number = next_number + ${count}
      where owner = ${owner} returning next_number - ${count} as first`,
  );
  return firstOf(rows).first;
}

/** The first of `count` places in the order of insertion. */
export async function takeSequences(queries: FinanceQueries, owner: string, count: number): Promise<bigint> {
  const { rows } = await queries.execute<{ first: string }>(
    sql`update finance.ledgers set next_sequence = next_sequence + ${count}
      where owner = ${owner} returning next_sequence - ${count} as first`,
  );
  return BigInt(firstOf(rows).first);
}

/** The row of a statement that always gives one. */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that gives one row gave none');
  return row;
}
