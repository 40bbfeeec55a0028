import { addDays, civilDate } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import { decimalFromNumeric } from '../model/decimal';
import { factsOf, splitFacts, type StatementOrigin, type StoredFacts } from '../model/duplicates/entry-facts';
import { MOST_DAYS_MOVED } from '../model/duplicates/modified-entries';
import { arrayLiteral } from './array-literal';
import { onlyRow } from './only-row';

interface FactRow {
  readonly [column: string]: unknown;
  readonly sequence: bigint;
  readonly bookedAt: string;
  readonly amount: string;
  readonly textKey: string;
  readonly id: string | null;
  readonly addedBy: number;
  /** Null for what version 0.1 stored. */
  readonly statement: number | null;
}

const PAGE_ROWS = 10_000;
/** Days further apart than this are looked up separately. */
const SPAN_GAP_DAYS = 31;

/** What is looked for: see `factsOf`. */
export interface WantedFacts {
  readonly facts: readonly string[];
  /** The ids of the entries, where they count. */
  readonly ids: readonly string[];
  /** The layout of their statement. Transactions that came in the same match by their texts or ids alone. */
  readonly layout: string;
  /** Whether statements of another layout may be stored in the account. */
  readonly hasOtherLayouts: boolean;
  /** Whether all transactions of those days are needed, not only those of the same amounts and ids. */
  readonly isWhole: boolean;
}

/** To look for more than these costs more than the transactions that are left out. */
const MOST_FACTS = 500;

/** The transactions of an account that entries may match, oldest first. */
export async function storedFacts(
  connection: Connection,
  owner: string,
  accountId: string,
  { facts, ids, layout, hasOtherLayouts, isWhole }: WantedFacts,
): Promise<StoredFacts[]> {
  const spans = spansAround(facts.map((each) => each.slice(0, 10)));
  const isNarrow = !isWhole && facts.length <= MOST_FACTS;
  const wanted = isNarrow ? facts.map(splitFacts) : [];
  const column = (name: 'day' | 'amount' | 'textKey') => arrayLiteral(wanted.map((each) => each[name]));
  const [days, amounts, texts] = [column('day'), column('amount'), column('textKey')];
  const named = arrayLiteral(isNarrow ? ids : []);
  const found: StoredFacts[] = [];
  const origins = findOrigins(connection, owner, accountId, { layout, hasOtherLayouts, isWhole });
  const [starts, ends] = [arrayLiteral(spans.map(({ start }) => start)), arrayLiteral(spans.map(({ end }) => end))];
  let [bookedAt, sequence] = ['-infinity', -1n];
  for (;;) {
    // The statements are looked up together with the first page; both may fail.
    const paging = connection.query<FactRow>`
      select t.sequence, t.booked_at as "bookedAt", t.amount, t.description_key as "textKey", t.external_id as id,
        t.added_by as "addedBy", t.statement_number as "statement"
      from unnest(${starts}::date[], ${ends}::date[]) as span (first_day, end_day), lateral (
        select * from finance.transactions t
        where t.owner = ${owner} and t.account_id = ${accountId}
          and t.booked_at >= span.first_day and t.booked_at < span.end_day
          and (t.booked_at, t.sequence) > (${bookedAt}::timestamp, ${sequence}::bigint)
          and (${!isNarrow}::boolean or t.external_id = any(${named}::text[])
            or ((t.booked_at::date, t.amount) in (
                select day, amount from unnest(${days}::date[], ${amounts}::numeric[]) as wanted (day, amount))
              and (t.description_key = any(${texts}::text[]) or t.statement_number is null
                or ${hasOtherLayouts}::boolean)))
        order by t.booked_at, t.sequence limit ${PAGE_ROWS}
      ) t
      order by t.booked_at, t.sequence limit ${PAGE_ROWS}`;
    const [page, originOf] = await Promise.all([paging, origins]);
    for (const row of page) found.push(factsIn(row, originOf(row)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ROWS) return found;
    ({ bookedAt, sequence } = last);
  }
}

/** Whether an account has transactions that an entry of these days (`YYYY-MM-DD`, both included) may match. */
export async function hasTransactionsAround(
  connection: Connection,
  owner: string,
  accountId: string,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<boolean> {
  const [start, end] = [startDate, endDate].map((day) => spansAround([day])[0]);
  const rows = await connection.query<{ found: boolean }>`
    select exists (
      select from finance.transactions where owner = ${owner} and account_id = ${accountId}
        and booked_at >= ${start?.start}::date and booked_at < ${end?.end}::date) as found`;
  return onlyRow(rows).found;
}

function factsIn(row: FactRow, origin: StatementOrigin | undefined): StoredFacts {
  const { sequence, bookedAt, amount, textKey, id } = row;
  return { sequence, id, facts: factsOf(bookedAt.slice(0, 10), decimalFromNumeric(amount), textKey), origin };
}

interface OriginRow extends StatementOrigin {
  readonly [column: string]: unknown;
  readonly number: number;
  readonly statement: number;
}

/**
 * What the statements of an account were. Whether they are proven is known where the whole days are compared; elsewhere
 * only those of another layout are looked up. (As a join it would be planned for the empty ledger of a first import.)
 */
async function findOrigins(
  connection: Connection,
  owner: string,
  accountId: string,
  { layout, hasOtherLayouts, isWhole }: Pick<WantedFacts, 'layout' | 'hasOtherLayouts' | 'isWhole'>,
): Promise<(row: FactRow) => StatementOrigin | undefined> {
  const own = { layout, isProven: false };
  if (!isWhole && !hasOtherLayouts) return ({ statement }) => (statement === null ? undefined : own);
  const rows = await connection.query<OriginRow>`
    select import_number as number, statement_number as statement, layout, proof = 'proven' as "isProven"
    from finance.statements where owner = ${owner} and account_id = ${accountId}
      and (layout <> ${layout} or (${isWhole}::boolean and proof = 'proven'))`;
  const known = new Map(rows.map((row) => [`${row.number} ${row.statement}`, row]));
  return ({ addedBy, statement }) => (statement === null ? undefined : (known.get(`${addedBy} ${statement}`) ?? own));
}

/** The days with those to which a bank may move an entry; the end is the first day after. */
function spansAround(days: Iterable<string>): { readonly start: string; end: string }[] {
  const spans: { start: string; end: string }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const start = addDays(civilDate(day), -MOST_DAYS_MOVED).text;
    const end = addDays(civilDate(day), MOST_DAYS_MOVED + 1).text;
    const last = spans.at(-1);
    if (last !== undefined && start <= addDays(civilDate(last.end), SPAN_GAP_DAYS).text) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
