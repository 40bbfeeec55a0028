import { sql } from 'drizzle-orm';

import type { TransactionSource } from '../contract/transaction-source';
import { categoryId } from '../domain/published-ids';
import type { FinanceStatements } from './finance-database';
import { ofOwner } from './ledger-parts';

export interface ListedCategories {
  /** In no particular order. */
  readonly categories: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly uncategorizedCount: number;
}

/** The categories of imports, used or not, and those that sources name. */
export async function listStoredCategories(
  queries: FinanceStatements,
  owner: string,
  sources: readonly TransactionSource[],
): Promise<ListedCategories> {
  const own = sql`select c.category_id as number, null::text as id, c.name, coalesce(used.count, 0) as count
    from (
      select nullif(t.category_id, 0) as category_id, sum(t.transaction_count)::bigint as count
      from finance.month_totals t where t.owner = ${owner} group by 1
    ) used
    full join (select * from finance.categories where owner = ${owner}) c on c.category_id = used.category_id`;
  const lent = sources.map(
    ({ name, transactionsSql }) => sql`select null::int, ${`${name}:`} || s.category, s.category::text, count(*)
      from ${ofOwner(transactionsSql, owner)} s group by s.category`,
  );
  const { rows } = await queries.execute<{
    number: number | null;
    id: string | null;
    name: string | null;
    count: string;
  }>(sql.join([own, ...lent], sql` union all `));
  const nameless = rows.filter(({ name }) => name === null);
  return {
    categories: rows.flatMap(({ number, id, name, count }) =>
      name === null ? [] : [{ id: number === null ? String(id) : categoryId(number), name, count: Number(count) }],
    ),
    uncategorizedCount: nameless.reduce((total, { count }) => total + Number(count), 0),
  };
}
