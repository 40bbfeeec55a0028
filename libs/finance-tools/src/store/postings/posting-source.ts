import type { Connection, Row } from '@bursar/database';
import {
  queriedCurrencies,
  queriedEntries,
  withMoreEntries,
  type PostedCurrency,
  type PostedEntry,
  type PostingAccount,
  type PostingSource,
} from '@bursar/own-data';
import { sql, type SQL } from 'drizzle-orm';

import { accountOpenings, type AccountOpening } from './account-openings';

const OPENING = 'opening';

const spent = (category: SQL) => sql`case when coalesce(${category}, 0) = 0 then 'out' else 'out/' || ${category} end`;
const earned = (category: SQL) => sql`case when coalesce(${category}, 0) = 0 then 'in' else 'in/' || ${category} end`;

/** The account, and its category by the sign of the amount; of a split, the category of each line by the sign of the line. */
const postings = (owner: string) => sql`
  select t.booked_at::date as day, t.sequence as place, legs.leg, t.sequence::text as id, t.description as text,
    (select c.name from finance.categories c where c.owner = ${owner} and c.category_id = t.category_id) as fallback,
    legs.account, legs.amount, a.currency
  from finance.transactions t
  join finance.accounts a on a.owner = ${owner} and a.account_id = t.account_id
  cross join lateral (
    select 0 as leg, 'bank/' || t.account_id as account, t.amount
    union all
    select 1, case when t.amount > 0 then ${earned(sql`t.category_id`)} else ${spent(sql`t.category_id`)} end, -t.amount
    where t.split is null
    union all
    select line.leg::int, case when line.amount > 0 then ${earned(sql`line.category`)} else ${spent(sql`line.category`)} end, -line.amount
    from (
      select l.leg, (l.line->>'amount')::numeric as amount, (l.line->>'category_id')::int as category
      from jsonb_array_elements(t.split) with ordinality as l (line, leg)
    ) line
  ) legs
  where t.owner = ${owner}`;

/** Imported transactions in double-entry bookkeeping. */
export const financePostings: PostingSource = {
  prefix: 'bank',
  accounts: postingAccounts,
  currencies: async (connection, owner) => {
    const posted = await queriedCurrencies(connection, postings(owner));
    const openings = await accountOpenings(connection, owner);
    return [...posted, ...openings.flatMap(openingCurrencies)];
  },
  entries: async function* (connection, owner) {
    const openings = await accountOpenings(connection, owner);
    yield* withMoreEntries(queriedEntries(connection, 'bank', postings(owner)), openings.map(openingEntry), 'first');
  },
  leftOut: async (connection, owner) => {
    const [counts] = await connection.query<Record<string, number>>`
      select (select count(*)::int from finance.rules where owner = ${owner}) as rules,
        (select count(*)::int from finance.links where owner = ${owner}) as links,
        (select count(*)::int from finance.changes where owner = ${owner}) as changes`;
    return { ...counts };
  },
};

async function postingAccounts(connection: Connection, owner: string): Promise<PostingAccount[]> {
  const accounts = await connection.query<Row & { id: string; name: string }>`
    select account_id as id, name from finance.accounts where owner = ${owner} order by added_by, account_id`;
  const categories = await connection.query<Row & { id: number; name: string }>`
    select category_id as id, name from finance.categories where owner = ${owner} order by category_id`;
  const both = (id: string, name: string): PostingAccount[] => [
    { key: `out${id}`, parent: 'Expenses:Bank', name },
    { key: `in${id}`, parent: 'Income:Bank', name },
  ];
  return [
    { key: OPENING, parent: 'Equity:Opening', name: null },
    ...both('', 'Uncategorized'),
    ...accounts.map(({ id, name }) => ({
      key: `bank/${id}`,
      parent: 'Assets:Bank',
      name: id,
      label: name,
      id: refOf(id),
    })),
    ...categories.flatMap(({ id, name }) => both(`/${id}`, name)),
  ];
}

/** An account may be named as transactions and other records are: then its ref says that it is one. */
const refOf = (accountId: string) =>
  /^(?:\d+|(?:import|category|rule|link|change)-\d+)$/.test(accountId) ? `account/${accountId}` : accountId;

function openingEntry({ accountId, day, amount, currency }: AccountOpening): PostedEntry {
  const postings = [
    { account: `bank/${accountId}`, amount, currency },
    { account: OPENING, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`, currency },
  ];
  return { id: `opening/${accountId}`, day, text: accountId, postings };
}

function openingCurrencies({ accountId, day, amount, currency }: AccountOpening): PostedCurrency[] {
  const digits = (amount.split('.')[1] ?? '').replace(/0+$/, '').length;
  return [`bank/${accountId}`, OPENING].map((account) => ({ account, currency, digits, firstDay: day }));
}
