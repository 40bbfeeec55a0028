import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { LinkKind } from '../../model/links/link';
import type { LinkableRow } from '../../model/links/linkable-row';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { sourceTransactions } from '../source-queries';
import { sourceTexts } from '../source-texts';
import { SORT_MEMORY } from '../statement-settings';
import {
  exchangedLegs,
  namesTransfer,
  notedSpans,
  refundsAndPurchases,
  sameEvents,
  transferLegs,
  type CurrencyValues,
} from './possible-pairs';

export interface Books {
  readonly owner: string;
  /** All of them, ready to be read. */
  readonly sources: readonly TransactionSource[];
}

/** Days, both included. */
export interface DayRange {
  readonly start_date: string;
  readonly end_date: string;
}

/** What to look for: `values` says what a unit of each currency is worth; empty where currencies are not exchanged. */
export interface WantedPairs {
  readonly kinds: readonly LinkKind[];
  readonly values: readonly CurrencyValues[];
  /** The days that may be in events and transfers, and all days, in which refunds may be. */
  readonly near: DayRange;
  readonly days: DayRange;
}

/** Rows in the order of their days. */
export interface FoundRows {
  /** Those that may be events and transfers: the same ones whether refunds are asked for or not. */
  readonly rows: readonly LinkableRow[];
  /** These and those that may be refunds. */
  readonly refundRows: readonly LinkableRow[];
}

interface StoredRow extends Row {
  readonly id: string;
  readonly view: string;
  readonly account: string;
  readonly currency: string;
  readonly units: string;
  readonly bookedAt: string;
  readonly day: number;
  readonly key: string;
  readonly sameText: number;
  /** Empty for imported rows: theirs are read apart. */
  readonly description: string;
  /** Whether it may be in an event or a transfer, of which the description decides. */
  readonly isRead: boolean;
}

/**
 * The rows of some days that may be in a pair of some kinds, in the order of their days, with some that may not: the database
 * leaves out what has no row of the same amount near it, so that a ledger of any size takes the memory of its pairs alone.
 * Refunds are told by their payees: what may be nothing else has no description.
 */
export async function readLinkableRows(
  connection: Connection,
  books: Books,
  { kinds, values, near, days }: WantedPairs,
): Promise<FoundRows> {
  // Events that are known say something about transfers, and transfers about events.
  const isRead = kinds.includes('same_event') || kinds.includes('transfer');
  const isExchanged = isRead && values.length > 1;
  const read = [...sameEvents, ...transferLegs, ...(isExchanged ? exchangedLegs(values) : [])];
  const found = isRead ? read.map((ids) => sql`select id, true as is_read from (${ids}) ids`) : [];
  const isRefund = kinds.includes('refund');
  if (isRefund) found.push(...refundsAndPurchases.map((ids) => sql`select id, false as is_read from (${ids}) ids`));
  if (found.length === 0) return { rows: [], refundRows: [] };
  await planForMany(connection, true);
  const rows = await connection.query<StoredRow>(sql`
    with all_rows as materialized (${await rowsOf(connection, books, days, isExchanged ? near : undefined)}),
      rows as not materialized (
        select * from all_rows
        where day between ${near.start_date}::date - date '1970-01-01' and ${near.end_date}::date - date '1970-01-01'
      ),
      ${notedSpans},
      found as (select id, bool_or(is_read) as is_read from (${sql.join(found, sql` union all `)}) f group by id),
      same_text as (select account, amount < 0 as is_out, key, count(*)::int as count from rows group by 1, 2, 3)
    select r.id, r.view, r.account, r.currency, (r.amount * 10000)::numeric(38, 0) as units, r.booked_at as "bookedAt", r.day,
      r.key, coalesce(r.description, '') as description, f.is_read as "isRead", coalesce(s.count, 0) as "sameText"
    from found f join all_rows r on r.id = f.id
      left join same_text s on s.account = r.account and s.is_out = (r.amount < 0) and s.key = r.key
    order by r.day, r.sequence nulls last, r.id`);
  await planForMany(connection, false);
  const texts = await descriptionsOf(connection, books.owner, rows);
  const linkable = rows.map(({ account, key, units, description, isRead: _, ...row }) => ({
    ...row,
    ...{ accountId: account, payeeKey: key, units: BigInt(units), description: texts.get(row.id) ?? description },
  }));
  return { rows: linkable.filter((_, index) => rows[index]?.isRead === true), refundRows: linkable };
}

/** The descriptions of the imported rows among these that are to be read. */
async function descriptionsOf(
  connection: Connection,
  owner: string,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter(({ isRead, view }) => isRead && view === 'imported').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await connection.query<{ id: string; description: string }>`
    select sequence::text as id, description from finance.transactions
    where owner = ${owner} and sequence = any(${arrayLiteral(ids)}::bigint[])`;
  return new Map(found.map(({ id, description }) => [id, description]));
}

/** The payee keys of imported rows of some days that have one of the words. */
export async function payeeKeysWith(
  connection: Connection,
  { owner }: Books,
  days: DayRange,
  words: readonly string[],
): Promise<string[]> {
  const rows = await connection.query<{ key: string }>(sql`
    select distinct k.key
    from (
      select distinct t.payee_key as key from finance.transactions t where t.owner = ${owner} and ${within(sql`t`, days)}
    ) k, unnest(string_to_array(k.key, ' ')) word
    where word in (select unnest(${arrayLiteral(words)}::text[]))`);
  return rows.map(({ key }) => key);
}

/** All rows of some days, without the descriptions of imported ones. `named`: the days whose texts are searched for words of transfers. */
async function rowsOf(
  connection: Connection,
  { owner, sources }: Books,
  days: DayRange,
  named: DayRange | undefined,
): Promise<SQL> {
  const isNamed = (row: SQL) =>
    named === undefined ? sql`false` : sql`${within(row, named)} and ${namesTransfer(sql`${row}.description`)}`;
  const day = (row: SQL) => sql`${row}.booked_at::date - date '1970-01-01' as day`;
  const parts = [
    sql`select 'imported' as view, t.sequence::text as id, t.sequence, t.account_id as account, a.currency, t.amount,
        t.booked_at, ${day(sql`t`)}, coalesce(t.payee_key, '') as key, null as description,
        ${isNamed(sql`t`)} as is_named
      from finance.transactions t join finance.accounts a on a.owner = t.owner and a.account_id = t.account_id
      where t.owner = ${owner} and ${within(sql`t`, days)}`,
  ];
  for (const source of sources) {
    const texts = await sourceTexts(connection, owner, source);
    const prefix = `${source.name}:`;
    parts.push(sql`
      select ${source.name}::text, ${prefix} || s.id, null, ${prefix} || s.account_id, s.currency, s.amount, s.booked_at,
        ${day(sql`s`)}, coalesce(k.key, ''), s.description, ${isNamed(sql`s`)}
      from ${sourceTransactions(source, owner)} s
        left join unnest(${arrayLiteral(texts.map(({ description }) => description))}::text[],
          ${arrayLiteral(texts.map(({ payeeKey }) => payeeKey))}::text[]) k (description, key)
        on k.description = s.description
      where ${within(sql`s`, days)}`);
  }
  return sql.join(parts, sql` union all `);
}

function within(row: SQL, { start_date: start, end_date: end }: DayRange): SQL {
  return sql`${row}.booked_at >= ${start}::date and ${row}.booked_at < ${end}::date + interval '1 day'`;
}

/**
 * The planner expects few rows where it has no statistics: it would compare the rows of all days one by one, and sort them to
 * group them. The memory stays as it is set until the transaction ends.
 */
async function planForMany(connection: Connection, isMany: boolean): Promise<void> {
  const state = isMany ? 'off' : 'on';
  await connection.query`
    select set_config('enable_nestloop', ${state}, true), set_config('enable_sort', ${state}, true),
      set_config('work_mem', ${SORT_MEMORY}, true)`;
}
