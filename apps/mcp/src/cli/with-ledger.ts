import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { LedgerAdministration, ReadingTasks } from '@bursar/finance-tools';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { openWorkerThreads } from '../worker-threads';

import { withDatabase } from './with-database';

/** Flags of commands on a ledger. */
export interface LedgerFlags extends Readonly<Record<string, unknown>> {
  readonly owner?: string | undefined;
}

/** Runs a command on an owner's ledger; by default on that of the person at this machine. */
export async function withLedger(
  flags: LedgerFlags,
  work: (ledger: LedgerAdministration) => Promise<void>,
): Promise<void> {
  await withDatabase(flags, async (database) => {
    const { loadLedger, readInWorkers } = await import('@bursar/finance-tools');
    const owner = await ownerOf(database, flags);
    const workers = openWorkerThreads({});
    const tasks = workers.tasksOf<ReadingTasks>('statements', () => import('@bursar/finance-tools/reading-tasks'));
    try {
      await work(await loadLedger({ database, clock: systemClock, owner, read: readInWorkers(tasks) }));
    } finally {
      await workers.close();
    }
  });
}

/** The owner that `--owner` names; by default the person at this machine. */
export async function ownerOf(database: Database, { owner }: LedgerFlags): Promise<string> {
  if (owner === undefined) return LOCAL_OWNER;
  const { openAccess } = await import('@bursar/access');
  return openAccess(database, systemClock).ownerNamed(owner);
}
