import type { Connection, Row } from '@bursar/database';
import { queriedCurrencies, queriedEntries, type PostingAccount, type PostingSource } from '@bursar/own-data';
import { sql } from 'drizzle-orm';

/** What was spent by kind and category, and what was earned by category. */
const postings = (owner: string) => sql`
  select t.date as day, t.sequence as place, legs.leg, t.transaction_id as id, t.description as text, t.category as fallback,
    legs.account, legs.amount, coalesce(users.currency, 'MXN') as currency
  from cristi.transactions t
  left join cristi.purses users on users.owner = ${owner} and users.user_id = t.user_id
  cross join lateral (select (t.amount_mxn_cents / 100.0)::numeric(20, 2) as amount) given
  cross join lateral (values
    (0, 'user/' || t.user_id, case t.type when 'EXPENSE' then -given.amount else given.amount end),
    (1, t.category_type || '/' || t.category, case t.type when 'EXPENSE' then given.amount else -given.amount end)
  ) as legs (leg, account, amount)
  where t.owner = ${owner}`;

/** Expenses and income of the budget in double-entry bookkeeping. */
export const cristiAgentPostings: PostingSource = {
  prefix: 'budget',
  accounts: postingAccounts,
  currencies: (connection, owner) => queriedCurrencies(connection, postings(owner)),
  entries: (connection, owner) => queriedEntries(connection, 'budget', postings(owner)),
  leftOut: async (connection, owner) => {
    const [counts] = await connection.query<Record<string, number>>`
      select (select count(*)::int from cristi.debts where owner = ${owner}) as debts,
        (select count(*)::int from cristi.budgets where owner = ${owner})
          + (select count(*)::int from cristi.category_budgets where owner = ${owner}) as caps,
        (select count(*)::int from cristi.bank_balances where owner = ${owner}) as balances,
        (select count(*)::int from cristi.recurring_entries where owner = ${owner}) as recurring`;
    return { ...counts };
  },
};

async function postingAccounts(connection: Connection, owner: string): Promise<PostingAccount[]> {
  const users = await connection.query<Row & { id: string }>`
    select user_id as id from cristi.transactions where owner = ${owner} group by user_id order by min(sequence)`;
  const categories = await connection.query<Row & { type: string; name: string }>`
    select category_type as type, category as name from cristi.transactions where owner = ${owner}
    group by category_type, category order by min(sequence)`;
  return [
    ...users.map(({ id }) => ({ key: `user/${id}`, parent: 'Assets:Budget', name: id, id })),
    ...categories.map(({ type, name }) => ({
      key: `${type}/${name}`,
      parent: type === 'INCOME' ? 'Income:Budget' : `Expenses:Budget:${type.slice(0, 1)}${type.slice(1).toLowerCase()}`,
      name,
    })),
  ];
}
