import type { Transaction as DatabaseTransaction } from '@bursar/database';

import type { UserLedger } from '../model/user-ledger';

/** One update of a bot. Each bot counts its own. */
export interface UpdateKey extends UserLedger {
  readonly bot: string;
  readonly updateId: number;
}

/** How an update was handled before. */
export interface HandledUpdate {
  /** Milliseconds since 1970. */
  readonly handledAt: number;
  /** The messages that there still were to send. */
  readonly unsent: readonly unknown[];
}

/** Telegram delivers an update again for a day at most. */
const KEPT_MILLISECONDS = 2 * 86_400_000;

/** How this update was handled before; undefined where it is new. The user's ledger has to be locked. */
export async function findHandled(
  database: DatabaseTransaction,
  { owner, userId, bot, updateId }: UpdateKey,
): Promise<HandledUpdate | undefined> {
  const [row] = await database.query<{ readonly at: bigint; readonly unsent: readonly unknown[] | null }>`
    select handled_at as at, unsent from cristi.handled_updates
    where owner = ${owner} and user_id = ${userId} and bot = ${bot} and update_id = ${updateId}`;
  return row && { handledAt: Number(row.at), unsent: row.unsent ?? [] };
}

/** Records that an update was handled, and what there is to send. Removes the records that are not needed any more. */
export function recordHandled(
  database: DatabaseTransaction,
  { owner, userId, bot, updateId }: UpdateKey,
  at: number,
  unsent: readonly unknown[],
): void {
  database.queue`
    insert into cristi.handled_updates (owner, user_id, bot, update_id, handled_at, unsent)
    values (${owner}, ${userId}, ${bot}, ${updateId}, ${at}, ${unsent.length === 0 ? null : JSON.stringify(unsent)}::jsonb)`;
  database.queue`
    delete from cristi.handled_updates
    where owner = ${owner} and user_id = ${userId} and handled_at < ${at - KEPT_MILLISECONDS}`;
}

/** Records what there is still to send after a message was sent. */
export async function recordUnsent(
  database: DatabaseTransaction,
  { owner, userId, bot, updateId }: UpdateKey,
  unsent: readonly unknown[],
): Promise<void> {
  await database.query`
    update cristi.handled_updates set unsent = ${unsent.length === 0 ? null : JSON.stringify(unsent)}::jsonb
    where owner = ${owner} and user_id = ${userId} and bot = ${bot} and update_id = ${updateId}`;
}
