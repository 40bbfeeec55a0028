import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { decimalFromNumeric, units } from '../../model/decimal';
import { dayOf, type LinkableRow } from '../../model/links/linkable-row';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { sourceTransactions } from '../source-queries';
import { sourceTexts } from '../source-texts';
import { exchangedLegs, refundsAndPurchases, sameEvents, transferLegs, type CurrencyValues } from './possible-pairs';

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

interface StoredRow extends Row {
  readonly id: string;
  readonly view: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly bookedAt: string;
  readonly key: string;
  readonly description: string;
  readonly sameText: number;
}

/**
 * The rows of some days that may be in a pair, in the order of their days, with some that may not: the database leaves out
 * what has no row of the same amount near it, so that a ledger of any size takes the memory of its pairs alone. `values`: what
 * a unit of each currency is worth; empty where currencies are not exchanged.
 */
export async function readLinkableRows(
  connection: Connection,
  books: Books,
  days: DayRange,
  values: readonly CurrencyValues[],
): Promise<LinkableRow[]> {
  const found = [...sameEvents, ...transferLegs, ...refundsAndPurchases];
  if (values.length > 1) found.push(...exchangedLegs(books.owner, values));
  // What is not yet analyzed looks small, and rows of all days would be compared one by one.
  await setNestedLoops(connection, 'off');
  const rows = await connection.query<StoredRow>(sql`
    with rows as materialized (${await rowsOf(connection, books, days)}),
      found as (${sql.join(found, sql` union `)}),
      same_text as (select account, amount < 0 as is_out, key, count(*)::int as count from rows group by 1, 2, 3)
    select r.id, r.view, r.account, r.currency, r.amount, r.booked_at as "bookedAt", r.key,
      coalesce(t.description, r.description, '') as description, s.count as "sameText"
    from found f join rows r on r.id = f.id
      join same_text s on s.account = r.account and s.is_out = (r.amount < 0) and s.key = r.key
      left join finance.transactions t on t.owner = ${books.owner} and t.sequence = r.sequence
    order by r.day, r.sequence nulls last, r.id`);
  await setNestedLoops(connection, 'on');
  return rows.map(({ account, amount, key, ...row }) => ({
    ...row,
    ...{ accountId: account, payeeKey: key, units: units(decimalFromNumeric(amount)), day: dayOf(row.bookedAt) },
  }));
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

/** All rows of some days, without the descriptions of imported ones. */
async function rowsOf(connection: Connection, { owner, sources }: Books, days: DayRange): Promise<SQL> {
  const day = (row: SQL) => sql`${row}.booked_at::date - date '1970-01-01' as day`;
  const parts = [
    sql`select 'imported' as view, t.sequence::text as id, t.sequence, t.account_id as account, a.currency, t.amount,
        t.booked_at, ${day(sql`t`)}, coalesce(t.payee_key, '') as key, null as description
      from finance.transactions t join finance.accounts a on a.owner = t.owner and a.account_id = t.account_id
      where t.owner = ${owner} and ${within(sql`t`, days)}`,
  ];
  for (const source of sources) {
    const texts = await sourceTexts(connection, owner, source);
    const prefix = `${source.name}:`;
    parts.push(sql`
      select ${source.name}::text, ${prefix} || s.id, null, ${prefix} || s.account_id, s.currency, s.amount, s.booked_at,
        ${day(sql`s`)}, coalesce(k.key, ''), s.description
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

async function setNestedLoops(connection: Connection, state: 'on' | 'off'): Promise<void> {
  await connection.query`select set_config('enable_nestloop', ${state}, true)`;
}
