import { sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';

/**
 * Makes this transaction the only one that writes in the owner's ledger, until it ends. First in every transaction that
 * writes, so that two imports of one file cannot both find it new.
 */
export async function lockLedger(queries: FinanceQueries, owner: string): Promise<void> {
  await takeNumbers(queries, owner, 0);
}

/** What an import gets with the lock. */
export interface LedgerPlace {
  /** The import's number: imports and categories are counted together. */
  readonly number: number;
  /** The place of its first row in the order of insertion. */
  readonly sequence: bigint;
}

export function lockForImport(queries: FinanceQueries, owner: string): Promise<LedgerPlace> {
  return takeNumbers(queries, owner, 1);
}

async function takeNumbers(queries: FinanceQueries, owner: string, count: 0 | 1): Promise<LedgerPlace> {
  // What is there already is locked by the update.
  const { rows } = await queries.execute<{ number: number; sequence: string }>(sql`
    insert into finance.ledgers (owner, next_number) values (${owner}, 1 + ${count}::int)
    on conflict (owner) do update set next_number = ledgers.next_number + ${count}::int
    returning next_number - ${count}::int as number, next_sequence as sequence`);
  const { number, sequence } = firstOf(rows);
  return { number, sequence: BigInt(sequence) };
}

/** The row of a statement that always gives one. */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that gives one row gave none');
  return row;
}
