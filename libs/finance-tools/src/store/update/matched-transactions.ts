import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { decimalFromNumeric, type Decimal } from '../../model/decimal';
import type { TransactionFilters } from '../../model/transaction-filters';
import { arrayLiteral } from '../array-literal';
import { ledgerParts, selectFromLedger } from '../ledger-selection';

/** The condition on `t` that a row is an imported transaction that matches filters. */
export async function matchesFilters(connection: Connection, owner: string, filters: TransactionFilters): Promise<SQL> {
  const parts = ledgerParts(await selectFromLedger(connection, { owner, hasImported: true, sources: [] }, filters));
  if (parts.length === 0) return sql`t.owner = ${owner} and false`;
  const matches = parts.map(({ matches: some }) => sql`select t.sequence ${some}`);
  return sql`t.owner = ${owner} and t.sequence in (${sql.join(matches, sql` union all `)})`;
}

/** The condition on `t` that a row has one of these places in the ledger. */
export function hasPlace(owner: string, sequences: readonly bigint[]): SQL {
  return sql`t.owner = ${owner} and t.sequence = any(${arrayLiteral(sequences.map(String))}::bigint[])`;
}

/** The amounts of the transactions with these places, by place. */
export async function amountsOf(
  connection: Connection,
  owner: string,
  sequences: readonly bigint[],
): Promise<ReadonlyMap<bigint, Decimal>> {
  const rows = await connection.query<Row & { sequence: bigint; amount: string }>(
    sql`select t.sequence, t.amount from finance.transactions t where ${hasPlace(owner, sequences)}`,
  );
  return new Map(rows.map(({ sequence, amount }) => [sequence, decimalFromNumeric(amount)]));
}

/** How many rows satisfy a condition on `t`. */
export async function countMatches(connection: Connection, where: SQL): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    sql`select count(*)::int as count from finance.transactions t where ${where}`,
  );
  return row?.count ?? 0;
}
