import type { Connection, Row } from '@bursar/database';
import type { RateSource } from '@bursar/rates';
import { sql } from 'drizzle-orm';

import { viewOf, type LinkKind } from '../../model/links/link';
import { LinkStructure } from '../../model/links/link-structure';
import { dayOf, dayText, type LinkableAccount } from '../../model/links/linkable-row';
import type { LinkableLedger } from '../../model/links/proposal';
import { DAYS_AROUND } from '../../model/links/propose-links';
import { REFUND_DAYS } from '../../model/links/refund-pairs';
import type { AccountEvents } from '../../model/links/propose-accounts';
import { arrayLiteral } from '../array-literal';
import { listStoredAccounts } from '../list-accounts';
import { sourceTransactions } from '../source-queries';
import { payeeKeysWith, readLinkableRows, type Books, type DayRange } from './linkable-rows';
import type { CurrencyValues } from './possible-pairs';
import { goneRows } from './source-rows';
import { listStoredLinks } from './stored-links';

/** The newest day that any row was booked on; undefined without rows. */
export async function newestDay(connection: Connection, { owner, sources }: Books): Promise<string | undefined> {
  const own = sql`select max(booked_at) as newest from finance.transactions where owner = ${owner}`;
  const others = sources.map((source) => sql`select max(s.booked_at) from ${sourceTransactions(source, owner)} s`);
  const [row] = await connection.query<{ newest: string | null }>(
    sql`select max(newest)::date::text as newest from (${sql.join([own, ...others], sql` union all `)}) newest`,
  );
  return row?.newest ?? undefined;
}

export interface LedgerQuestion {
  readonly kinds: readonly LinkKind[];
  /** Called for transfers between several currencies. */
  readonly loadRates: () => Promise<RateSource>;
}

/** The days whose rows may be in a pair of some kinds with one of a range, or compete for it. */
export function daysRead(range: DayRange, kinds: readonly LinkKind[]): DayRange {
  const around = kinds.includes('refund') ? REFUND_DAYS : DAYS_AROUND;
  return { start_date: dayText(dayOf(range.start_date) - around), end_date: dayText(dayOf(range.end_date) + around) };
}

/** The rows that may be in a pair of some kinds with one of a range, all links, and what proposals need besides. */
export async function readLinkableLedger(
  connection: Connection,
  books: Books,
  range: DayRange,
  { kinds, loadRates }: LedgerQuestion,
): Promise<LinkableLedger> {
  const { owner, sources } = books;
  const listed = await listStoredAccounts(connection, { owner, hasImported: true, sources });
  const accounts = new Map(listed.map((account): [string, LinkableAccount] => [account.id, account]));
  const currencies = new Set(listed.flatMap(({ id, currency }) => (isOfMovements(id) ? currency : [])));
  const rates = currencies.size > 1 && kinds.includes('transfer') ? await loadRates() : undefined;
  // What is asked for besides must not change what is known of events and transfers.
  const near = daysRead(range, []);
  const values = rates === undefined ? [] : valuesOf([...currencies], rates, near);
  const found = await readLinkableRows(connection, books, { kinds, values, near, days: daysRead(range, kinds) });
  const links = await listStoredLinks(connection, owner);
  const ends = links.flatMap(({ kind, left, right }) => (kind === 'same_account' ? [] : [left, right]));
  const gone = await missingRows(connection, books, ends);
  return {
    ...{ ...found, accounts, links, rates },
    structure: new LinkStructure(links, (id) => !gone.has(id)),
    payeesWith: (words) => payeeKeysWith(connection, books, near, words),
  };
}

/** Whether an account is of a view that has transfers. */
function isOfMovements(account: string): boolean {
  return ['imported', 'planifi'].includes(viewOf(account));
}

const DAYS_OF_RATES = 5;

/** What currencies were worth in some days; those without a rate are left out. */
function valuesOf(currencies: readonly string[], rates: RateSource, days: DayRange): CurrencyValues[] {
  return currencies.flatMap((currency) => {
    if (currency === rates.base) return [{ currency, least: 1, most: 1 }];
    const last = rates.latest(currency);
    let [least, most] = [Infinity, 0];
    for (let day = dayOf(laterOf(days.start_date, FIRST_DAY)); last !== undefined; day += DAYS_OF_RATES) {
      if (day > dayOf(days.end_date) || day > dayOf(last) + DAYS_OF_RATES) break;
      const found = rates.unitsPerBase(currency, dayText(day));
      if (found === undefined) continue;
      const value = Number(found.rate.d) / Number(found.rate.n);
      [least, most] = [Math.min(least, value), Math.max(most, value)];
    }
    return most === 0 ? [] : [{ currency, least, most }];
  });
}

/** Of the ECB's rates. */
const FIRST_DAY = '1999-01-04';

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** Those of the ids that no row has. */
export async function missingRows(
  connection: Connection,
  { owner, sources }: Books,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const gone = new Set([...(await goneRows(connection, owner, sources, ids))]);
  const own = ids.filter((id) => !id.includes(':'));
  if (own.length === 0) return gone;
  const found = await connection.query<{ id: string }>`
    select sequence::text as id from finance.transactions
    where owner = ${owner} and sequence = any(${arrayLiteral(own.filter((id) => /^\d{1,18}$/.test(id)))}::bigint[])`;
  const present = new Set(found.map(({ id }) => id));
  for (const id of own) if (!present.has(id)) gone.add(id);
  return gone;
}

/** How many confirmed same events each pair of accounts has. */
export async function accountEvents(connection: Connection, { owner, sources }: Books): Promise<AccountEvents[]> {
  const rows = [
    sql`select t.sequence::text as id, t.account_id from finance.transactions t where t.owner = ${owner} and t.is_linked`,
    ...sources.map(
      (source) => sql`select ${`${source.name}:`} || s.id, ${`${source.name}:`} || s.account_id
        from ${sourceTransactions(source, owner)} s`,
    ),
  ];
  return connection.query<Row & AccountEvents>(sql`
    with rows as materialized (${sql.join(rows, sql` union all `)})
    select a.account_id as left, b.account_id as right, count(*)::int as count
    from finance.links l join rows a on a.id = l.left_id join rows b on b.id = l.right_id
    where l.owner = ${owner} and l.kind = 'same_event' and l.state = 'confirmed' group by 1, 2`);
}
