import type { Transaction as DatabaseTransaction } from '@bursar/database';
import { and, eq } from 'drizzle-orm';

import type { PendingWrite } from '../model/pending-write';
import type { Thread } from '../model/user-ledger';
import { ofLedger } from './of-ledger';
import { pendingWrites } from './schema';

/** Removes and returns the pending write of a chat; of concurrent callers one receives it. */
export async function takePendingWrite(
  { drizzle }: DatabaseTransaction,
  thread: Thread,
): Promise<PendingWrite | undefined> {
  const [taken] = await drizzle
    .delete(pendingWrites)
    .where(and(ofLedger(pendingWrites, thread), eq(pendingWrites.threadId, thread.threadId)))
    .returning({ write: pendingWrites.write });
  return taken?.write;
}

/** Stores the pending write of a chat, in place of an earlier one. */
export async function keepPendingWrite(
  { drizzle }: DatabaseTransaction,
  thread: Thread,
  write: PendingWrite,
): Promise<void> {
  await drizzle
    .insert(pendingWrites)
    .values({ ...thread, write })
    .onConflictDoUpdate({
      target: [pendingWrites.owner, pendingWrites.userId, pendingWrites.threadId],
      set: { write },
    });
}
