import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { sourceTransactions } from '../source-queries';
import { idsOf } from './source-rows';

/** A row of any view. */
export interface RowFacts {
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  /** A numeric of the database. */
  readonly amount: string;
  readonly description: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly bookedAt: string;
}

/** The rows with these published ids; those that are gone are missing. */
export async function rowFacts(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, RowFacts>> {
  const own = ids.filter((id) => /^[1-9]\d{0,17}$/.test(id));
  const queries =
    own.length === 0
      ? []
      : [
          sql`select t.sequence::text as id, t.account_id as "accountId", a.currency, t.amount, t.description,
              t.booked_at as "bookedAt"
            from finance.transactions t join finance.accounts a on a.owner = t.owner and a.account_id = t.account_id
            where t.owner = ${owner} and t.sequence = any(${arrayLiteral(own)}::bigint[])`,
        ];
  for (const source of sources) {
    const wanted = idsOf(source, ids);
    if (wanted.length === 0) continue;
    queries.push(sql`
      select ${`${source.name}:`} || s.id as id, ${`${source.name}:`} || s.account_id as "accountId", s.currency, s.amount,
        coalesce(s.description, '') as description, s.booked_at as "bookedAt"
      from ${sourceTransactions(source, owner)} s where s.id = any(${arrayLiteral(wanted)}::text[])`);
  }
  if (queries.length === 0) return new Map();
  const rows = await connection.query<Row & RowFacts>(sql.join(queries, sql` union all `));
  return new Map(rows.map((row) => [row.id, row]));
}
