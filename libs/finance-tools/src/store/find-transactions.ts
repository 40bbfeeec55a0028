import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { CATEGORY_PREFIX } from '../model/published-ids';
import { ledgerParts, type LedgerPart, type LedgerSelection } from './ledger-selection';
import { ledgerSums } from './ledger-sums';
import { onlyRow } from './only-row';

/** A transaction as the ledger or a source stores it. */
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
  /** The number of matches on all pages. */
  readonly total: number;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the matches, newest first, then the last inserted first, and the number of all matches, in one statement.
 * Where an index has the matches `by date`, the page is read from its end. Where they are `scattered`, as those of a
 * search are, all of them are collected once, for both the page and the number. `counted`: their number if it is known.
 */
export async function findTransactions(
  connection: Connection,
  selection: LedgerSelection,
  page: Page,
  order: 'scattered' | 'by date',
  counted?: number,
): Promise<FoundPage> {
  const parts = ledgerParts(selection);
  if (parts.length === 0) return { items: [], total: 0 };
  const statement =
    order === 'scattered'
      ? collectScattered(parts, selection.owner, page)
      : mergeByDate(parts, selection, page, counted);
  const rows = await connection.query<StoredHit & { total: bigint | number }>(statement);
  const [first] = rows;
  if (first !== undefined) return { items: rows.map(asFound), total: Number(first.total) };
  return { items: [], total: counted ?? (page.offset === 0 ? 0 : await countTransactions(connection, selection)) };
}

/** The number of matches. */
export async function countTransactions(connection: Connection, selection: LedgerSelection): Promise<number> {
  const count = countOf(selection);
  if (count === undefined) return 0;
  return Number(onlyRow(await connection.query<{ total: bigint }>(sql`select ${count} as total`)).total);
}

/** Undefined if nothing can match. */
function countOf(selection: LedgerSelection): SQL | undefined {
  const counts = ledgerSums(selection).map(({ count, matches }) => sql`(select ${count} ${matches})`);
  return counts.length === 0 ? undefined : sql.join(counts, sql` + `);
}

/**
 * Of the ledger's matches, only the columns of the order are collected; the others are read for the page alone. The
 * subquery hides the limit from the planner, which would otherwise plan each call anew.
 */
function collectScattered(parts: readonly LedgerPart[], owner: string, { limit, offset }: Page): SQL {
  const own = sql`t.booked_at, 0 as place, t.sequence, null::text as id, null::text as account_id,
    null::text as category_id, null::text as description, null::numeric as amount, null::text as currency`;
  const hits = parts.map((part, index) => sql`select ${columnsOf(part, index, own)} ${part.matches}`);
  return sql`
    with hits as materialized (${sql.join(hits, sql` union all `)}),
    page as (select * from hits page ${newestFirst} limit (select ${limit}::int) offset ${offset})
    select (select count(*) from hits) as total, page.booked_at, coalesce(page.id, page.sequence::text) as id,
      coalesce(page.account_id, t.account_id) as account_id,
      coalesce(page.category_id, ${CATEGORY_ID}) as category_id, coalesce(page.description, t.description) as description,
      coalesce(page.amount, t.amount) as amount, coalesce(page.currency, ${currencyIn(owner, sql`t`)}) as currency
    from page left join finance.transactions t
      on page.place = 0 and t.owner = ${owner} and t.booked_at = page.booked_at and t.sequence = page.sequence
    ${newestFirst}`;
}

/** Merges the newest matches of each part, which an index has in this order. */
function mergeByDate(
  parts: readonly LedgerPart[],
  selection: LedgerSelection,
  { limit, offset }: Page,
  counted?: number,
): SQL {
  const total = counted === undefined ? sql`(select ${countOf(selection)})` : sql`${counted}::int`;
  const own = sql`t.booked_at, 0 as place, t.sequence, t.sequence::text as id, t.account_id,
    ${CATEGORY_ID} as category_id, t.description, t.amount, null::text as currency`;
  const newest = parts.map(
    (part, index) =>
      sql`(select ${columnsOf(part, index, own)} ${part.matches} ${newestOf(part)} limit ${limit + offset})`,
  );
  return sql`
    select ${total} as total, page.booked_at, page.id, page.account_id, page.category_id,
      page.description, page.amount, coalesce(page.currency, ${currencyIn(selection.owner, sql`page`)}) as currency
    from (${sql.join(newest, sql` union all `)}) page
    ${newestFirst} limit ${limit} offset ${offset}`;
}

type StoredHit = Record<'id' | 'account_id' | 'description' | 'amount' | 'currency' | 'booked_at', string> & {
  readonly category_id: string | null;
};

const CATEGORY_ID = sql`${CATEGORY_PREFIX} || t.category_id`;
const newestFirst = sql`order by page.booked_at desc, page.place, page.sequence desc, page.id desc`;

function currencyIn(owner: string, table: SQL): SQL {
  return sql`(select a.currency from finance.accounts a where a.owner = ${owner} and a.account_id = ${table}.account_id)`;
}

/** The columns of a source's matches; `own` for those of the ledger. */
function columnsOf({ source }: LedgerPart, index: number, own: SQL): SQL {
  if (source === undefined) return own;
  const prefix = `${source.name}:`;
  return sql`s.booked_at, ${index}::int + 1 as place, null::bigint as sequence, ${prefix} || s.id as id,
    ${prefix} || s.account_id as account_id, ${prefix} || s.category as category_id, s.description, s.amount, s.currency`;
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
    categoryId: row.category_id,
    description: row.description,
    amount: row.amount,
    currency: row.currency,
    bookedAt: row.booked_at,
  };
}
