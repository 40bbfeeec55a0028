import type { Connection } from '@bursar/database';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';

import type { MovementRecord } from '../model/movement';
import type { StoredAccount } from './accounts';
import { movementColumns, sequence, withTags } from './list-movements';
import { accounts, movementChanges, movements, transfers } from './schema';

/** How many movements are read at once: memory does not grow with their number. */
const ROWS_AT_ONCE = 1_000;

/** All accounts, disabled ones too, oldest first. */
export async function allAccounts({ drizzle }: Connection, owner: string): Promise<StoredAccount[]> {
  const { owner: _owner, sequence: order, ...columns } = getTableColumns(accounts);
  return drizzle
    .select(columns)
    .from(accounts)
    .where(eq(accounts.owner, owner))
    .orderBy(asc(accounts.createdAt), asc(order));
}

/** All movements, voided ones too, oldest first, some at a time. */
export async function* allMovements(connection: Connection, owner: string): AsyncGenerator<MovementRecord[], void> {
  const { occurredOn, createdAt } = movements;
  const place = sql`(${occurredOn}, ${createdAt}, ${sequence})`;
  for (let after = sql`true`; ;) {
    const rows = await connection.drizzle
      .select({ ...movementColumns, sequence })
      .from(movements)
      .where(and(eq(movements.owner, owner), after))
      .orderBy(asc(occurredOn), asc(createdAt), asc(sequence))
      .limit(ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield withTags(connection, owner, rows);
    after = sql`${place} > (${last.occurredOn}::date, ${last.createdAt}::bigint, ${last.sequence}::bigint)`;
  }
}

export type MovementChange = Omit<typeof movementChanges.$inferSelect, 'owner' | 'sequence'>;

/** The changes of some movements, by the movement, oldest first. */
export async function changesOf(
  { drizzle }: Connection,
  owner: string,
  movementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MovementChange[]>> {
  const { owner: _owner, sequence: order, ...columns } = getTableColumns(movementChanges);
  const rows = await drizzle
    .select(columns)
    .from(movementChanges)
    .where(and(eq(movementChanges.owner, owner), inArray(movementChanges.movementId, [...movementIds])))
    .orderBy(asc(order));
  const byMovement = new Map<string, MovementChange[]>();
  for (const row of rows) byMovement.set(row.movementId, [...(byMovement.get(row.movementId) ?? []), row]);
  return byMovement;
}

/** All transfers with what their legs say now, oldest first. */
export async function allTransfers(connection: Connection, owner: string) {
  return connection.query<{
    readonly id: string;
    readonly from_account_id: string;
    readonly to_account_id: string;
    readonly amount: string;
    readonly received_amount: string;
    readonly occurred_on: string;
    readonly description: string | null;
    readonly outgoing_id: string;
    readonly incoming_id: string;
    readonly is_voided: boolean;
    readonly created_at: bigint;
  }>(sql`
    select t.transfer_id as id, o.account_id as from_account_id, i.account_id as to_account_id, o.amount,
      i.amount as received_amount, o.occurred_on, t.description, t.outgoing_id, t.incoming_id,
      o.voided_at is not null as is_voided, t.created_at
    from ${transfers} t
    join ${movements} o on o.owner = t.owner and o.movement_id = t.outgoing_id
    join ${movements} i on i.owner = t.owner and i.movement_id = t.incoming_id
    where t.owner = ${owner}
    order by t.created_at, t.sequence`);
}
