import { sql, type SQL } from 'drizzle-orm';

import { categoryId } from '../domain/published-ids';
import type { FinanceQueries } from './finance-database';
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

/** Up to so many matches are gathered and sorted; of more, the newest are found by walking the index. */
const FEW_MATCHES = 20_000;

/**
 * A page of the matches, newest first, then the last inserted first, and their number. What costs is visiting matches
 * that are scattered over the table, which only a search has to do: then they are gathered once, for page and number
 * alike. Without one they are counted in an index first, and the number tells how to find the page.
 */
export async function findTransactions(queries: FinanceQueries, view: LedgerView, page: Page): Promise<FoundPage> {
  const parts = ledgerParts(view);
  if (parts.length === 0) return { items: [], total: 0 };
  if (view.filters.search !== undefined) return gather(queries, view, parts, page);
  const total = await countMatches(queries, parts);
  if (total <= page.offset) return { items: [], total };
  return total <= FEW_MATCHES
    ? gather(queries, view, parts, page)
    : { items: await walk(queries, view, parts, page), total };
}

async function countMatches(queries: FinanceQueries, parts: readonly LedgerPart[]): Promise<number> {
  const counts = parts.map(({ matches }) => sql`(select count(*) ${matches})`);
  const { rows } = await queries.execute<{ total: string }>(sql`select ${sql.join(counts, sql` + `)} as total`);
  return Number(firstOf(rows).total);
}

async function gather(
  queries: FinanceQueries,
  view: LedgerView,
  parts: readonly LedgerPart[],
  page: Page,
): Promise<FoundPage> {
  const hits = sql.join(parts.map(hitsOf), sql` union all `);
  const { rows } = await queries.execute<StoredHit & { total: string }>(sql`
    with hits as materialized (${hits}),
    page as (select * from hits page ${newestFirst} limit ${page.limit} offset ${page.offset})
    select counted.total, ${details}
    from (select count(*) as total from hits) counted left join (page ${withDetails(view.owner)}) on true ${newestFirst}`);
  const items = rows.filter(({ booked_at: bookedAt }) => bookedAt !== null).map(asFound);
  return { items, total: Number(firstOf(rows).total) };
}

async function walk(
  queries: FinanceQueries,
  view: LedgerView,
  parts: readonly LedgerPart[],
  page: Page,
): Promise<FoundTransaction[]> {
  const most = page.limit + page.offset;
  const newest = parts.map((part, index) => sql`(${hitsOf(part, index)} ${newestOf(part)} limit ${most})`);
  const { rows } = await queries.execute<StoredHit>(sql`
    with page as (
      select * from (${sql.join(newest, sql` union all `)}) page
      ${newestFirst} limit ${page.limit} offset ${page.offset}
    )
    select ${details} from page ${withDetails(view.owner)} ${newestFirst}`);
  return rows.map(asFound);
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
