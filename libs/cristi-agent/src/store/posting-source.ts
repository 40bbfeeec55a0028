import type { Connection, Row } from '@bursar/database';
import {
  moneyBackRows,
  queriedCurrencies,
  queriedEntries,
  type MoneyBack,
  type PostingAccount,
  type PostingSource,
} from '@bursar/own-data';
import { sql } from 'drizzle-orm';

/** The transactions, each of the kind that it counts as: money that came back is of the kind of its purchase. */
const entries = (owner: string, moneyBack: MoneyBack) => sql`
  select t.*, coalesce(bought.category_type, t.category_type) as kind
  from cristi.transactions t
  left join ${moneyBackRows(moneyBack)} as back (id, purchase) on back.id = t.transaction_id
  left join cristi.transactions bought on bought.owner = ${owner} and bought.user_id = t.user_id
    and bought.transaction_id = back.purchase
  where t.owner = ${owner}`;

/** What was spent by kind and category, and what was earned by category. */
const postings = (owner: string, moneyBack: MoneyBack) => sql`
  select t.date as day, t.sequence as place, legs.leg, t.transaction_id as id, t.description as text, t.category as fallback,
    legs.account, legs.amount, coalesce(users.currency, 'MXN') as currency
  from (${entries(owner, moneyBack)}) t
  left join cristi.purses users on users.owner = ${owner} and users.user_id = t.user_id
  cross join lateral (select (t.amount_mxn_cents / 100.0)::numeric(20, 2) as amount) given
  cross join lateral (values
    (0, 'user/' || t.user_id, case t.type when 'EXPENSE' then -given.amount else given.amount end),
    (1, t.kind || '/' || t.category, case t.type when 'EXPENSE' then given.amount else -given.amount end)
  ) as legs (leg, account, amount)`;

/** Expenses and income of the budget in double-entry bookkeeping. */
export const cristiAgentPostings: PostingSource = {
  prefix: 'budget',
  accounts: postingAccounts,
  currencies: (connection, owner, moneyBack) => queriedCurrencies(connection, postings(owner, moneyBack)),
  entries: (connection, owner, moneyBack) => queriedEntries(connection, 'budget', postings(owner, moneyBack)),
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

async function postingAccounts(connection: Connection, owner: string, moneyBack: MoneyBack): Promise<PostingAccount[]> {
  const users = await connection.query<Row & { id: string }>`
    select user_id as id from cristi.transactions where owner = ${owner} group by user_id order by min(sequence)`;
  const categories = await connection.query<Row & { type: string; name: string }>(sql`
    select kind as type, category as name from (${entries(owner, moneyBack)}) t
    group by kind, category order by min(sequence)`);
  return [
    ...users.map(({ id }) => ({ key: `user/${id}`, parent: 'Assets:Budget', name: id, id })),
    ...categories.map(({ type, name }) => ({
      key: `${type}/${name}`,
      parent: type === 'INCOME' ? 'Income:Budget' : `Expenses:Budget:${type.slice(0, 1)}${type.slice(1).toLowerCase()}`,
      name,
    })),
  ];
}
