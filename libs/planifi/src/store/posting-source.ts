import type { Connection, Row } from '@bursar/database';
import { queriedCurrencies, queriedEntries, type PostingAccount, type PostingSource } from '@bursar/own-data';
import { sql } from 'drizzle-orm';

import type { AccountType } from '../model/account';

/**
 * Movements against what was spent or earned, transfers once between their accounts, opening balances. The legs of a transfer
 * between currencies go against an account for transfers, each in its own.
 */
const postings = (owner: string) => sql`
  select m.occurred_on as day, m.sequence as place, legs.leg, m.movement_id::text as id, m.description as text,
    null::text as fallback, legs.account, legs.amount, a.currency
  from planifi.movements m
  join planifi.accounts a on a.owner = ${owner} and a.account_id = m.account_id
  cross join lateral (values
    (0, m.account_id::text, case m.direction when 'OUT' then -m.amount else m.amount end),
    (1, case m.direction when 'OUT' then 'spent' else 'earned' end,
      case m.direction when 'OUT' then m.amount else -m.amount end)
  ) as legs (leg, account, amount)
  where m.owner = ${owner} and m.voided_at is null and m.transfer_id is null
  union all
  select o.occurred_on, o.sequence, legs.leg, t.transfer_id::text, coalesce(t.description, o.description), null, legs.account,
    legs.amount, legs.currency
  from planifi.transfers t
  join planifi.movements o on o.owner = ${owner} and o.movement_id = t.outgoing_id
  join planifi.movements i on i.owner = ${owner} and i.movement_id = t.incoming_id
  join planifi.accounts source on source.owner = ${owner} and source.account_id = o.account_id
  join planifi.accounts target on target.owner = ${owner} and target.account_id = i.account_id
  cross join lateral (values
    (0, o.account_id::text, -o.amount, source.currency, true),
    (1, 'transfers', o.amount, source.currency, source.currency <> target.currency),
    (2, i.account_id::text, i.amount, target.currency, true),
    (3, 'transfers', -i.amount, target.currency, source.currency <> target.currency)
  ) as legs (leg, account, amount, currency, is_posted)
  where t.owner = ${owner} and o.voided_at is null and legs.is_posted
  union all
  select coalesce(a.opened_on, moved.first_day - 1, (to_timestamp(a.created_at / 1000.0) at time zone 'UTC')::date), 0, legs.leg,
    'opening/' || a.account_id, a.name, null, legs.account, legs.amount, a.currency
  from planifi.accounts a
  left join lateral (
    select min(m.occurred_on) as first_day from planifi.movements m
    where m.owner = ${owner} and m.account_id = a.account_id and m.voided_at is null
  ) moved on true
  cross join lateral (values (0, a.account_id::text, a.opening_balance), (1, 'opening', -a.opening_balance))
    as legs (leg, account, amount)
  where a.owner = ${owner} and a.opening_balance <> 0`;

/** Expenses, transactions, transfers and opening balances in double-entry bookkeeping. */
export const planifiPostings: PostingSource = {
  prefix: 'planifi',
  accounts: postingAccounts,
  currencies: (connection, owner) => queriedCurrencies(connection, postings(owner)),
  entries: (connection, owner) => queriedEntries(connection, 'planifi', postings(owner)),
  leftOut: async (connection, owner) => {
    const [counts] = await connection.query<Record<string, number>>`
      select count(*)::int as voided from planifi.movements where owner = ${owner} and voided_at is not null`;
    return { ...counts };
  },
};

async function postingAccounts(connection: Connection, owner: string): Promise<PostingAccount[]> {
  const accounts = await connection.query<Row & { id: string; name: string; type: AccountType }>`
    select account_id::text as id, name, type from planifi.accounts where owner = ${owner} order by sequence`;
  const fixed = {
    spent: 'Expenses:Planifi',
    earned: 'Income:Planifi',
    transfers: 'Equity:Transfers',
    opening: 'Equity:Opening',
  };
  return [
    ...Object.entries(fixed).map(([key, parent]) => ({ key, parent, name: null })),
    ...accounts.map(({ id, name, type }) => ({
      key: id,
      parent: type === 'CREDIT_CARD' ? 'Liabilities:Planifi' : 'Assets:Planifi',
      name,
      label: name,
      id,
    })),
  ];
}
