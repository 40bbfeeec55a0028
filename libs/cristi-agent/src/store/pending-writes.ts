import { and, eq } from 'drizzle-orm';

import type { PendingWrite } from '../model/pending-write';
import type { CristiQueries } from './cristi-database';
import { ofPurse, type Thread } from './of-ledger';
import { pendingWrites } from './schema';

/** What waits in a chat, taken away: of two who ask at once, one gets it. */
export async function takePendingWrite(queries: CristiQueries, thread: Thread): Promise<PendingWrite | undefined> {
  const [taken] = await queries
    .delete(pendingWrites)
    .where(and(ofPurse(pendingWrites, thread), eq(pendingWrites.threadId, thread.threadId)))
    .returning({ write: pendingWrites.write });
  return taken?.write;
}

/** Lets a write wait, in the place of one that waited before. */
export async function keepPendingWrite(queries: CristiQueries, thread: Thread, write: PendingWrite): Promise<void> {
  await queries
    .insert(pendingWrites)
    .values({ ...thread, write })
    .onConflictDoUpdate({
      target: [pendingWrites.owner, pendingWrites.userId, pendingWrites.threadId],
      set: { write },
    });
}
