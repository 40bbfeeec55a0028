import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { categoryId } from '../model/published-ids';
import type { TransactionSource } from '../model/transaction-source';
import { ledgerSums } from './ledger-sums';
import { ofOwner } from './source-queries';

export interface ListedCategories {
  /** In no particular order. */
  readonly categories: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly uncategorizedCount: number;
}

/**
 * The categories of the ledger, used or not, and those of the sources' transactions. A split counts once in each category
 * of its lines.
 */
export async function listStoredCategories(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
): Promise<ListedCategories> {
  const selection = {
    owner,
    hasImported: true,
    sources: [],
    filters: {},
    accounts: undefined,
    descriptions: undefined,
  };
  const counts = ledgerSums(selection, { byCategory: true }).map(
    ({ category, count, matches }) => sql`select ${category} as category_id, ${count} as count ${matches} group by 1`,
  );
  const own = sql`select c.category_id as number, null::text as id, c.name, coalesce(used.count, 0) as count
    from (
      select counted.category_id, sum(counted.count)::bigint as count from (${sql.join(counts, sql` union all `)}) counted
      group by 1
    ) used
    full join (select * from finance.categories where owner = ${owner}) c on c.category_id = used.category_id`;
  const ofSources = sources.map(
    ({ name, transactionsSql }) => sql`select null::int, ${`${name}:`} || s.category, s.category::text, count(*)
      from ${ofOwner(transactionsSql, owner)} s group by s.category`,
  );
  const rows = await connection.query<{
    number: number | null;
    id: string | null;
    name: string | null;
    count: bigint;
  }>(sql.join([own, ...ofSources], sql` union all `));
  const uncategorized = rows.filter(({ name }) => name === null);
  return {
    categories: rows.flatMap(({ number, id, name, count }) =>
      name === null ? [] : [{ id: number === null ? String(id) : categoryId(number), name, count: Number(count) }],
    ),
    uncategorizedCount: uncategorized.reduce((total, { count }) => total + Number(count), 0),
  };
}
