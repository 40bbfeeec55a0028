import type { Connection, Row } from '@bursar/database';

import type { JournalHead } from '../journal/journal-head';

/**
 * The accounts whose balances changes may have changed: from the first day of which entries changed on; null where no entry did,
 * and only what is known of balances.
 */
export type TouchedAccounts = ReadonlyMap<string, string | null>;

/** Before every day. */
export const EVERY_DAY = '0001-01-01';
/** After more changes than these, all is read anew. */
const MOST_CHANGES = 200;
/** The kinds of changes that change no amount, day or account of an entry. */
const OF_NO_ENTRIES = new Set(['update', 'rules', 'links', 'balances']);

interface ChangeRow extends Row {
  readonly number: number;
  readonly kind: string;
  readonly hash: string;
  /** The kinds of what it undoes. */
  readonly undone: readonly string[] | null;
}

/** What the changes from one head of the journal to a later one touched; undefined if they may have touched anything. */
export async function touchedSince(
  connection: Connection,
  owner: string,
  before: JournalHead,
): Promise<TouchedAccounts | undefined> {
  const [known, ...changes] = await connection.query<ChangeRow>`
    select c.change_number as number, c.kind, c.hash, (
      select array_agg(u.kind::text) from finance.changes u where u.owner = ${owner} and u.change_number = any(c.undoes)) as undone
    from finance.changes c where c.owner = ${owner} and c.change_number >= ${before.number}
    order by c.change_number limit ${MOST_CHANGES + 2}`;
  // Of a ledger that was emptied or restored the numbers may be those of other changes.
  if (known?.hash !== before.hash || changes.length > MOST_CHANGES) return undefined;
  const kinds = changes.flatMap(({ kind, undone }) => (kind === 'undo' ? (undone ?? []) : [kind]));
  if (kinds.some((kind) => kind !== 'import' && !OF_NO_ENTRIES.has(kind))) return undefined;
  if (changes.some(({ kind, undone }) => kind === 'undo' && undone?.includes('import') === true)) return undefined;
  const touched = new Map<string, string | null>();
  for (const { account_id: id, first_day: day } of await touchedRows(connection, owner, before)) {
    if (id === null) return undefined;
    const first = touched.get(id) ?? null;
    touched.set(id, first === null || (day !== null && day < first) ? day : first);
  }
  return touched;
}

interface TouchedRow extends Row {
  /** Null for an account that the journal does not name. */
  readonly account_id: string | null;
  /** The first day, `YYYY-MM-DD`, of the entries that an import added or altered; null where it is only balances that are known. */
  readonly first_day: string | null;
}

/** The accounts that changes touched, some of them several times. */
function touchedRows(connection: Connection, owner: string, { number }: JournalHead) {
  return connection.query<TouchedRow>`
    select case when e.key <> '*' then coalesce(
        case when e.table_name in ('balances', 'reported_balances') then split_part(e.key, '/', 1) end,
        coalesce(e.after, e.before)::json->>'account_id') end as account_id,
      null::text as first_day
    from finance.changed_rows e
    where e.owner = ${owner} and e.change_number > ${number}
      and (e.table_name in ('balances', 'reported_balances', 'statements') or e.key = '*')
    group by 1
    union all
    select t.account_id, min(t.booked_at)::date::text
    from finance.changes c
    join finance.transactions t on t.owner = ${owner} and t.sequence >= c.first_sequence and t.sequence < c.next_sequence
    where c.owner = ${owner} and c.change_number > ${number} and c.kind = 'import'
    group by 1
    union all
    select distinct t.account_id, ${EVERY_DAY}
    from finance.changes c
    join finance.changed_transactions e on e.owner = ${owner} and e.change_number = c.change_number
    left join finance.transactions t on t.owner = ${owner} and t.sequence = e.sequence
    where c.owner = ${owner} and c.change_number > ${number} and c.kind = 'import'`;
}
