import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { PostedCurrency, PostedEntry } from './posting-source';

/** What is held at once decides how much memory an export takes. */
const BATCH_ROWS = 500;

/** A row for each posting; `place` and `leg` order those of a day. */
interface PostingRow extends Row {
  readonly id: string;
  readonly day: string;
  readonly text: string | null;
  readonly fallback: string | null;
  readonly account: string;
  readonly amount: string;
  readonly currency: string;
}

/**
 * `postings` is a query with a row for each posting: `day` date, `place` numeric (of the entry within its day), `leg` integer,
 * `id`, `text`, `fallback`, `account`, `amount` numeric, `currency`.
 */
export function queriedCurrencies(connection: Connection, postings: SQL): Promise<PostedCurrency[]> {
  return connection.query<Row & PostedCurrency>(sql`
    select account, currency, coalesce(max(scale(trim_scale(amount))), 0)::int as digits, min(day)::text as "firstDay"
    from (${postings}) p group by account, currency`);
}

/**
 * The entries of the same query, in batches. Several sources are read at the same time on one connection, each under a
 * `cursor` of its own.
 */
export async function* queriedEntries(
  connection: Connection,
  cursor: string,
  postings: SQL,
): AsyncGenerator<readonly PostedEntry[], void> {
  const name = sql.identifier(`postings ${cursor}`);
  // All rows will be read, not the first ones fast.
  await connection.script('set local cursor_tuple_fraction = 1');
  await connection.query(sql`
    declare ${name} no scroll cursor for
    select day::text as day, id, text, fallback, account, amount::text as amount, currency
    from (${postings}) p order by p.day, p.place, p.id collate "C", p.leg`);
  let rest: readonly PostingRow[] = [];
  for (;;) {
    const rows = await connection.query<PostingRow>(sql`fetch ${sql.raw(String(BATCH_ROWS))} from ${name}`);
    const isLast = rows.length < BATCH_ROWS;
    const known = rest.length === 0 ? rows : [...rest, ...rows];
    // The postings of an entry may go on in the next batch.
    const end = isLast ? known.length : startOfLast(known);
    if (end > 0) yield entriesOf(known.slice(0, end));
    if (isLast) break;
    rest = known.slice(end);
  }
  await connection.query(sql`close ${name}`);
}

function startOfLast(rows: readonly PostingRow[]): number {
  const last = rows.at(-1)?.id;
  let start = rows.length;
  while (start > 0 && rows[start - 1]?.id === last) start -= 1;
  return start;
}

function entriesOf(rows: readonly PostingRow[]): PostedEntry[] {
  const entries: (PostedEntry & { postings: PostedEntry['postings'][number][] })[] = [];
  for (const { id, day, text, fallback, account, amount, currency } of rows) {
    let entry = entries.at(-1);
    if (entry?.id !== id) {
      entry = { id, day, text: text ?? '', postings: [], ...(fallback !== null && { fallback }) };
      entries.push(entry);
    }
    entry.postings.push({ account, amount, currency });
  }
  return entries;
}
