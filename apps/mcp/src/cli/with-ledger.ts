import { systemClock } from '@bursar/calendar';
import type { LedgerAdministration } from '@bursar/finance-tools';
import { LOCAL_OWNER } from '@bursar/toolkit';

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
    const { loadLedger } = await import('@bursar/finance-tools');
    const { openAccess } = await import('@bursar/access');
    const named = flags.owner;
    const owner = named === undefined ? LOCAL_OWNER : await openAccess(database, systemClock).ownerNamed(named);
    await work(await loadLedger({ database, clock: systemClock, owner }));
  });
}
