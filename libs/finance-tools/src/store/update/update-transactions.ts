import type { Connection, Row, Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { onlyRow } from '../only-row';
import { storeTexts } from './store-texts';
import type { UpdateTarget } from './update-target';
import type { UpdatedColumns } from './updated-columns';

export interface UpdateCounts {
  readonly matched: number;
  readonly skipped: number;
  readonly changed: number;
  /** The most tags that one of them would have. */
  readonly mostTags: number;
}

/** What an update would do. */
export async function countUpdated(
  connection: Connection,
  { joined, where }: UpdateTarget,
  { values, isSkipped, isChanged }: UpdatedColumns,
): Promise<UpdateCounts> {
  return onlyRow(
    await connection.query<Row & UpdateCounts>(sql`
      select count(*)::int as matched, (count(*) filter (where ${isSkipped}))::int as skipped,
        (count(*) filter (where not ${isSkipped} and ${isChanged}))::int as changed,
        coalesce(max(cardinality(${values.tags})), 0)::int as "mostTags"
      from finance.transactions t ${joined} where ${where}`),
  );
}

/** A transaction that an update changes, before and after. */
export interface UpdatedRow extends Row {
  readonly id: string;
  readonly description: string;
  readonly statementPayee: string | null;
  readonly before: StoredState;
  readonly after: StoredState;
}

export interface StoredState {
  readonly category_id: number | null;
  readonly category_source: string | null;
  readonly split: readonly { amount: string; category_id: number | null; note: string | null }[] | null;
  readonly payee_name: string | null;
  readonly payee_source: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
}

/** The first transactions that an update changes, in the order of a search. */
export function updatedRows(
  connection: Connection,
  { joined, where }: UpdateTarget,
  { values, isSkipped, isChanged }: UpdatedColumns,
  limit: number,
): Promise<UpdatedRow[]> {
  const state = (of: (name: string, value: SQL) => SQL) =>
    sql`jsonb_build_object(${sql.join(
      Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${of(name, value)}`),
      sql`, `,
    )})`;
  return connection.query<UpdatedRow>(sql`
    select t.sequence::text as id, t.description, t.payee as "statementPayee",
      ${state((name) => sql`t.${sql.raw(name)}`)} as before, ${state((_, value) => value)} as after
    from finance.transactions t ${joined} where ${where} and not ${isSkipped} and ${isChanged}
    order by t.booked_at desc, t.sequence desc limit ${limit}`);
}

/** Stores an update, however many rows it changes: in the database alone, or where texts change, in batches. */
export async function storeUpdate(
  transaction: Transaction,
  owner: string,
  { joined, where }: UpdateTarget,
  columns: UpdatedColumns,
): Promise<void> {
  const { values, isSkipped, isChanged, changesTexts } = columns;
  const target = { joined, where: sql`${where} and not ${isSkipped} and ${isChanged}` };
  if (changesTexts) return storeTexts(transaction, owner, target, columns);
  const assignments = Object.entries(values).map(([name, value]) => sql`${sql.raw(name)} = ${value}`);
  await transaction.query(sql`
    update finance.transactions t set ${sql.join(assignments, sql`, `)} from (select) nothing ${joined} where ${target.where}`);
}
