import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { decimalFromNumeric, type Decimal } from '../model/decimal';
import type { Dimension } from '../model/group-by';
import { arrayLiteral } from './array-literal';
import { isTime, ownDimension, sourceDimension } from './group-dimensions';
import type { LedgerSelection } from './ledger-selection';
import { ledgerSums, type LedgerSums } from './ledger-sums';
import { sourceTexts } from './source-texts';

/** The sum of the matches that have one key, or two, in one currency. */
export interface GroupTotal {
  readonly keys: readonly (string | null)[];
  readonly labels: readonly (string | null)[];
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
}

export interface GroupTotals {
  /** The first groups. */
  readonly groups: readonly GroupTotal[];
  /** The number of all groups. */
  readonly total: number;
}

/** `deltas`: more groups, of which some take away what others have counted. Times in order; others by the size of their totals, the largest first; with two keys by their labels. */
export async function groupTransactions(
  connection: Connection,
  selection: LedgerSelection,
  dimensions: readonly Dimension[],
  limit: number,
  deltas?: SQL,
): Promise<GroupTotals> {
  const byRow = dimensions.some((dimension) => dimension === 'payee' || dimension === 'week');
  const sums = ledgerSums(selection, { byCategory: dimensions.includes('category'), byRow });
  const groups = sums.map((some) => groupsOf(some, selection.owner, dimensions));
  if (deltas !== undefined) groups.push(deltas);
  if (groups.length === 0) return { groups: [], total: 0 };
  const names = dimensions.map((_, index) => sql.raw(`key_${index}`));
  const keys = sql.join(names, sql`, `);
  const labels = dimensions.map((_, index) => sql.raw(`min(label_${index} collate "C") as label_${index}`));
  const payee = dimensions.indexOf('payee');
  const first = dimensions.length === 1 ? largestFirst(dimensions, limit) : sql`select * from groups`;
  const rows = await connection.query<Row & StoredGroup>(sql`
    with ${await textsOf(connection, selection, payee >= 0)} groups as materialized (
      select ${keys}, ${sql.join(labels, sql`, `)}, currency, sum(amount) as amount, sum(count)::bigint as count
      from (${sql.join(groups, sql` union all `)}) groups group by ${keys}, currency having sum(count) > 0
    ),
    shown as materialized (${first})
    ${payee < 0 ? sql`` : payeeNames(selection.owner, payee)}
    select shown.*, (select count(*) from groups) as total ${payee < 0 ? sql`` : sql`, names.name as payee_name`}
    from shown ${payee < 0 ? sql`` : sql`left join names on names.key = ${sql.raw(`shown.key_${payee}`)}`}
    order by ${orderOf(dimensions, payee)} limit ${limit}`);
  return { groups: rows.map((row) => groupIn(row, dimensions, payee)), total: Number(rows[0]?.total ?? 0) };
}

type StoredGroup = {
  readonly currency: string;
  readonly amount: string;
  readonly count: bigint;
  readonly total: bigint;
  readonly payee_name?: string;
};

function groupIn(row: Row & StoredGroup, dimensions: readonly Dimension[], payee: number): GroupTotal {
  const text = (name: string) => row[name] as string | null;
  return {
    keys: dimensions.map((_, index) => text(`key_${index}`)),
    labels: dimensions.map((_, index) => (index === payee ? (row.payee_name ?? null) : text(`label_${index}`))),
    currency: row.currency,
    amount: decimalFromNumeric(row.amount),
    count: Number(row.count),
  };
}

/** The groups that may be among the first ones: whichever of equal size the labels put first. */
function largestFirst([dimension]: readonly Dimension[], limit: number): SQL {
  if (dimension === undefined || isTime(dimension)) return sql`select * from groups`;
  return sql`select * from groups order by abs(amount) desc fetch first (${limit}::bigint) rows with ties`;
}

function orderOf(dimensions: readonly Dimension[], payee: number): SQL {
  const key = (index: number) => sql.raw(`key_${index} collate "C"`);
  const label = (index: number) =>
    index === payee ? sql`names.name collate "C" nulls last` : sql.raw(`label_${index} collate "C" nulls last`);
  const byLabel = dimensions.map((dimension, index) => (isTime(dimension) ? key(index) : label(index)));
  const [only] = dimensions;
  const bySize = dimensions.length === 1 && only !== undefined && !isTime(only) ? [sql`abs(amount) desc`] : [];
  const keys = dimensions.map((_, index) => key(index));
  return sql.join([...bySize, ...byLabel, sql`currency collate "C"`, ...keys], sql`, `);
}

/** The name of a payee is that of its newest transaction; `min` of a source's names for those that only sources have. */
function payeeNames(owner: string, payee: number): SQL {
  const [key, label] = [sql.raw(`key_${payee}`), sql.raw(`label_${payee}`)];
  return sql`, names as materialized (
    select known.key, coalesce((
        select t.payee_name from finance.transactions t where t.owner = ${owner} and t.payee_key = known.key
        order by t.booked_at desc, t.sequence desc limit 1
      ), known.label) as name
    from (select ${key} as key, min(${label}) as label from shown group by 1) known
  )`;
}

/** `texts as (…),` for groups of sources by payee. */
async function textsOf(connection: Connection, { owner, sources }: LedgerSelection, isNeeded: boolean): Promise<SQL> {
  if (!isNeeded || sources.length === 0) return sql``;
  const texts: (readonly [string, string, string, string])[] = [];
  for (const source of sources) {
    const found = await sourceTexts(connection, owner, source);
    texts.push(...found.map((text) => [source.name, text.description, text.payee, text.payeeKey] as const));
  }
  const column = (index: 0 | 1 | 2 | 3) => sql`${arrayLiteral(texts.map((text) => text[index]))}::text[]`;
  return sql`texts as materialized (
    select * from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)})
      as texts (source, description, payee, payee_key)
  ),`;
}

/** Sums first; names and currencies are looked up only for the groups that result. */
function groupsOf(sums: LedgerSums, owner: string, dimensions: readonly Dimension[]): SQL {
  const { source } = sums;
  const found = dimensions.map((dimension, index) => {
    const [column, alias] = [sql.raw(`sums.part_${index}`), sql.raw(`named_${index}`)];
    return source === undefined
      ? ownDimension(dimension, sums, owner, column, alias)
      : sourceDimension(dimension, sums, source, owner, column, alias);
  });
  const shown = found.map(
    ({ key, label }, index) => sql`${key} as ${sql.raw(`key_${index}`)}, ${label} as ${sql.raw(`label_${index}`)}`,
  );
  const parts = found.map(({ part }, index) => sql`${part} as ${sql.raw(`part_${index}`)}`);
  const positions = sql.raw(dimensions.map((_, index) => index + 1).join(', '));
  const joins = sql.join(
    found.map((each) => each.joins),
    sql` `,
  );
  const base = source === undefined ? sql`t.account_id` : sql`s.currency`;
  const inner = sql`select ${sql.join(parts, sql`, `)}, ${base}, ${sums.amount} as amount, ${sums.count} as count
    ${sums.matches} group by ${positions}, ${base}`;
  const columns = sql.join(shown, sql`, `);
  if (source !== undefined) {
    return sql`(select ${columns}, sums.currency, sums.amount, sums.count from (${inner}) sums ${joins})`;
  }
  return sql`(select ${columns}, a.currency, sums.amount, sums.count from (${inner}) sums
    join finance.accounts a on a.owner = ${owner} and a.account_id = sums.account_id ${joins})`;
}
