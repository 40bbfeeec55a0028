import type { Database } from '@bursar/database';

import type { PendingWrite } from '../model/pending-write';
import { bindCristiDatabase } from '../store/cristi-database';
import { keepPendingWrite, takePendingWrite } from '../store/pending-writes';
import type { Thread } from '../store/of-ledger';
import { inOwnWords } from '../context';

/** Writes that wait for a yes, one a chat at most. */
export interface PendingWrites {
  /** What waits, taken away: of two who ask at once, one gets it. Throws `DB_ERROR`. */
  take(thread: Thread): Promise<PendingWrite | undefined>;
  /** Throws `DB_ERROR`. */
  keep(thread: Thread, write: PendingWrite): Promise<void>;
}

/** Kept in the database, so that they outlive a restart, and any of several servers may hear the answer. */
export function openPendingWrites(database: Database): PendingWrites {
  const bound = bindCristiDatabase(database);
  return {
    take: (thread) => inOwnWords(() => bound.transaction((queries) => takePendingWrite(queries, thread))),
    keep: (thread, write) => inOwnWords(() => bound.transaction((queries) => keepPendingWrite(queries, thread, write))),
  };
}
