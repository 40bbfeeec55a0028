import { addDays, civilDate } from '@bursar/calendar';
import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { decimalFromNumeric, decimalOfUnits, units } from '../../model/decimal';
import { arrayLiteral } from '../array-literal';
import { ownBalances } from '../balances/known-balances';

/** What an account held before its first entry, as its first known balance says. */
export interface AccountOpening {
  readonly accountId: string;
  readonly currency: string;
  /** The day before the first entry, or that of the balance where it is earlier. */
  readonly day: string;
  /** Not 0. */
  readonly amount: string;
}

interface EntriesBefore extends Row {
  readonly accountId: string;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly amount: string;
}

/** The openings of the accounts of which a balance is known, by day and account. */
export async function accountOpenings(connection: Connection, owner: string): Promise<AccountOpening[]> {
  const known = await ownBalances(connection, owner, undefined);
  const first = [...known].flatMap(([id, [balance]]) => (balance === undefined ? [] : [{ id, ...balance }]));
  if (first.length === 0) return [];
  const rows = await connection.query<EntriesBefore>(sql`
    select a.account_id as "accountId", a.currency, entries."firstDay", coalesce(entries.amount, 0) as amount
    from unnest(${arrayLiteral(first.map(({ id }) => id))}::text[], ${arrayLiteral(first.map(({ day }) => day))}::date[])
      as anchor (account_id, day)
    join finance.accounts a on a.owner = ${owner} and a.account_id = anchor.account_id
    cross join lateral (
      select min(t.booked_at)::date::text as "firstDay",
        sum(t.amount) filter (where t.booked_at < (anchor.day + 1)::timestamp) as amount
      from finance.transactions t where t.owner = ${owner} and t.account_id = anchor.account_id
    ) entries`);
  const anchors = new Map(first.map((anchor) => [anchor.id, anchor]));
  return rows
    .flatMap(({ accountId, currency, firstDay, amount }): AccountOpening[] => {
      const anchor = anchors.get(accountId);
      if (anchor === undefined) return [];
      const opening = anchor.units - units(decimalFromNumeric(amount));
      const before = firstDay === null ? anchor.day : addDays(civilDate(firstDay), -1).text;
      const day = before < anchor.day ? before : anchor.day;
      return opening === 0n ? [] : [{ accountId, currency, day, amount: decimalOfUnits(opening) }];
    })
    .sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

const order = ({ day, accountId }: AccountOpening) => `${day} ${accountId}`;
