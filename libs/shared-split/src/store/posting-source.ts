import { daysInMonth, partsOfMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { formatMinorUnits } from '@bursar/money';
import {
  queriedCurrencies,
  queriedEntries,
  withMoreEntries,
  type PostedCurrency,
  type PostedEntry,
  type PostingAccount,
  type PostingSource,
} from '@bursar/own-data';
import { sql } from 'drizzle-orm';

import { COMPETENCE_ZONE } from '../model/competence-month';
import { householdOf, isMember } from '../model/household';
import { splitMonth } from '../model/monthly-split';
import { CONTRACT_CURRENCY } from '../model/terms';
import { storedCurrency } from './household-currency';
import { everyMonthsTotals } from './month-totals';
import { storedParticipants } from './participants';

const SPLIT = 'split';

const currencyOf = (owner: string) =>
  sql`coalesce((select currency from shared_split.households where household_id = ${owner}), ${CONTRACT_CURRENCY}::text)`;

/** Purchases and refunds against who paid them, and payments between the two. */
const postings = (owner: string) => sql`
  select (to_timestamp(m.occurred_at / 1000.0) at time zone ${COMPETENCE_ZONE})::date as day, m.sequence as place, legs.leg,
    coalesce(m.first_id, m.movement_id)::text as id, m.description as text, null::text as fallback, legs.account, legs.amount, ${currencyOf(owner)} as currency
  from shared_split.movements m
  cross join lateral (
    select (case m.type when 'purchase' then m.amount_cents else -m.amount_cents end / 100.0)::numeric(20, 2) as amount
  ) spent
  cross join lateral (values (0, 'spent', spent.amount), (1, 'person/' || m.payer_id, -spent.amount))
    as legs (leg, account, amount)
  where m.household_id = ${owner} and m.status = 'active'
  union all
  select (to_timestamp(s.occurred_at / 1000.0) at time zone ${COMPETENCE_ZONE})::date, 1000000000000000 + s.sequence, legs.leg,
    s.settlement_id::text, s.description, case s.kind when 'opening' then 'Opening balance' else 'Settlement' end, legs.account,
    legs.amount, ${currencyOf(owner)}
  from shared_split.settlements s
  cross join lateral (select (s.amount_cents / 100.0)::numeric(20, 2) as amount) paid
  cross join lateral (values (0, 'person/' || s.receiver_id, paid.amount), (1, 'person/' || s.payer_id, -paid.amount))
    as legs (leg, account, amount)
  where s.household_id = ${owner} and s.status = 'active'`;

/** Shared expenses, what each month's share of both is, and payments between the two, in double-entry bookkeeping. */
export const sharedSplitPostings: PostingSource = {
  prefix: 'split',
  accounts: postingAccounts,
  currencies: async (connection, owner) => {
    const posted = await queriedCurrencies(connection, postings(owner));
    const shares = (await monthShares(connection, owner)).entries;
    return [...posted, ...shares.flatMap(currenciesOf)];
  },
  entries: async function* (connection, owner) {
    const { entries } = await monthShares(connection, owner);
    yield* withMoreEntries(queriedEntries(connection, 'split', postings(owner)), entries, 'last');
  },
  leftOut: async (connection, owner) => {
    const [counts] = await connection.query<Record<string, number>>`
      select (select count(*)::int from shared_split.movements where household_id = ${owner} and status <> 'active')
          + (select count(*)::int from shared_split.settlements where household_id = ${owner} and status <> 'active') as voided,
        (select count(*)::int from shared_split.recurrences where household_id = ${owner}) as recurrences`;
    const { undecided } = await monthShares(connection, owner);
    return { ...counts, 'months that cannot be split': undecided };
  },
};

async function postingAccounts(connection: Connection, owner: string): Promise<PostingAccount[]> {
  const people = await storedParticipants(connection, owner);
  return [
    { key: 'spent', parent: 'Expenses:Shared', name: null },
    { key: SPLIT, parent: 'Equity:Shared', name: 'Split' },
    ...people
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, displayName }) => ({
        key: `person/${id}`,
        parent: 'Equity:Shared',
        name: id,
        label: displayName,
        id,
      })),
  ];
}

/** What falls to each of the two, on the last day of each month with movements; months that cannot be split are counted. */
async function monthShares(connection: Connection, owner: string) {
  const people = await storedParticipants(connection, owner);
  const months = await everyMonthsTotals(connection, owner);
  const { currency } = await storedCurrency(connection, owner);
  const isPair = people.filter(({ isActive }) => isActive).length === 2;
  const household = isPair ? householdOf(people) : undefined;
  const entries: PostedEntry[] = [];
  let undecided = 0;
  for (const [month, totals] of months) {
    if (household === undefined || totals.some(({ payerId }) => !isMember(household, payerId))) {
      undecided += 1;
      continue;
    }
    const { year, month: number } = partsOfMonth(month);
    const { shares, net } = splitMonth(month, household, totals);
    const amounts = [
      ...shares.map((share) => [`person/${share.participantId}`, share.due] as const),
      [SPLIT, -net] as const,
    ];
    const posted = amounts
      .filter(([, cents]) => cents !== 0n)
      .map(([account, cents]) => ({ account, amount: formatMinorUnits(cents), currency }));
    if (posted.length > 0) {
      entries.push({
        id: month,
        day: `${month}-${daysInMonth(year, number)}`,
        text: `Shares of ${month}`,
        postings: posted,
      });
    }
  }
  return { entries, undecided };
}

function currenciesOf({ day, postings: posted }: PostedEntry): PostedCurrency[] {
  return posted.map(({ account, currency }) => ({ account, currency, digits: 2, firstDay: day }));
}
