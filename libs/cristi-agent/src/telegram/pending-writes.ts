import type { Database } from '@bursar/database';

import { openAgentDatabase } from '../context';
import type { PendingWrite } from '../model/pending-write';
import type { Thread } from '../model/user-ledger';
import { keepPendingWrite, takePendingWrite } from '../store/pending-writes';

/** Writes that wait for confirmation, at most one for each chat. */
export interface PendingWrites {
  /** Removes and returns the chat's pending write; of concurrent callers one receives it. Throws `DB_ERROR`. */
  take(thread: Thread): Promise<PendingWrite | undefined>;
  /** Throws `DB_ERROR`. */
  keep(thread: Thread, write: PendingWrite): Promise<void>;
}

/** Stored in the database, so that they survive a restart and any of several servers can process the answer. */
export function openPendingWrites(database: Database): PendingWrites {
  const domainDatabase = openAgentDatabase(database);
  return {
    take: (thread) => domainDatabase.transaction((transaction) => takePendingWrite(transaction, thread)),
    keep: (thread, write) => domainDatabase.transaction((transaction) => keepPendingWrite(transaction, thread, write)),
  };
}
