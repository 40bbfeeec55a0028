import { sql, type SQL } from 'drizzle-orm';

import { categoryId } from '../domain/published-ids';
import type { FinanceStatements } from './finance-database';
import { firstOf } from './lock-ledger';
import { ledgerParts, type LedgerPart, type LedgerView } from './ledger-parts';

/** A transaction as it is stored, here or with a source. */
export interface FoundTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly categoryId: string | null;
  readonly description: string;
  readonly amount: string;
  readonly currency: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly bookedAt: string;
}

export interface FoundPage {
  readonly items: readonly FoundTransaction[];
  /** Of all pages. */
  readonly total: number;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the matches, newest first, then the last inserted first, and the number of all of them, in one statement.
 * Either an index has the matches in this order, and the page is its beginning; or they are scattered, as those of a
 * search are, and all of them are gathered once for page and number alike.
 */
export async function findTransactions(
  queries: FinanceStatements,
  view: LedgerView,
  page: Page,
  order: 'scattered' | 'in order',
): Promise<FoundPage> {
  const parts = ledgerParts(view);
  if (parts.length === 0) return { items: [], total: 0 };
  const matches = order === 'scattered' ? gathered(parts, page) : walked(parts, page);
  const { rows } = await queries.execute<StoredHit & { total: string }>(sql`
    with ${matches}
    select counted.total, ${details}
    from counted left join (page ${withDetails(view.owner)}) on true ${newestFirst}`);
  const items = rows.filter(({ booked_at: bookedAt }) => bookedAt !== null).map(asFound);
  return { items, total: Number(firstOf(rows).total) };
}

/** How many match. */
export async function countTransactions(queries: FinanceStatements, view: LedgerView): Promise<number> {
  const parts = ledgerParts(view);
  if (parts.length === 0) return 0;
  const { rows } = await queries.execute<{ total: string }>(sql`select ${countOf(parts)} as total`);
  return Number(firstOf(rows).total);
}

function countOf(parts: readonly LedgerPart[]): SQL {
  const counts = parts.map(({ matches }) => sql`(select count(*) ${matches})`);
  return sql.join(counts, sql` + `);
}

function gathered(parts: readonly LedgerPart[], { limit, offset }: Page): SQL {
  return sql`
    hits as materialized (${sql.join(parts.map(hitsOf), sql` union all `)}),
    counted as (select count(*) as total from hits),
    page as (select * from hits page ${newestFirst} limit ${limit} offset ${offset})`;
}

function walked(parts: readonly LedgerPart[], { limit, offset }: Page): SQL {
  const newest = parts.map((part, index) => sql`(${hitsOf(part, index)} ${newestOf(part)} limit ${limit + offset})`);
  return sql`
    counted as (select ${countOf(parts)} as total),
    page as (
      select * from (${sql.join(newest, sql` union all `)}) page ${newestFirst} limit ${limit} offset ${offset}
    )`;
}

type StoredHit = Record<'id' | 'account_id' | 'description' | 'amount' | 'currency' | 'booked_at', string> & {
  readonly own_category: number | null;
  readonly category_id: string | null;
};

// The ledger's own rows are looked up by their key when it is known which ones are wanted; a source's come whole.
const OWN_HIT = sql`t.booked_at, 0 as place, t.sequence, null::text as id, null::text as account_id,
  null::text as category_id, null::text as description, null::numeric as amount, null::text as currency`;
const newestFirst = sql`order by page.booked_at desc, page.place, page.sequence desc, page.id desc`;
const details = sql`page.booked_at, coalesce(page.id, page.sequence::text) as id,
  coalesce(page.account_id, t.account_id) as account_id, t.category_id as own_category, page.category_id,
  coalesce(page.description, t.description) as description, coalesce(page.amount, t.amount) as amount,
  coalesce(page.currency, a.currency) as currency`;

function withDetails(owner: string): SQL {
  return sql`
    left join finance.transactions t
      on page.place = 0 and t.owner = ${owner} and t.booked_at = page.booked_at and t.sequence = page.sequence
    left join finance.accounts a on a.owner = ${owner} and a.account_id = t.account_id`;
}

function hitsOf({ source, matches }: LedgerPart, index: number): SQL {
  if (source === undefined) return sql`select ${OWN_HIT} ${matches}`;
  const prefix = `${source.name}:`;
  return sql`select s.booked_at, ${index}::int + 1 as place, null::bigint as sequence, ${prefix} || s.id as id,
    ${prefix} || s.account_id as account_id, ${prefix} || s.category as category_id, s.description, s.amount, s.currency
    ${matches}`;
}

function newestOf({ source }: LedgerPart): SQL {
  return source === undefined
    ? sql`order by t.booked_at desc, t.sequence desc`
    : sql`order by s.booked_at desc, s.id desc`;
}

function asFound(row: StoredHit): FoundTransaction {
  return {
    id: row.id,
    accountId: row.account_id,
    categoryId: row.own_category === null ? row.category_id : categoryId(row.own_category),
    description: row.description,
    amount: row.amount,
    currency: row.currency,
    bookedAt: row.booked_at,
  };
}
