import type { Connection, Transaction } from '@bursar/database';

import type { RestoredJournals } from '../store/journal/backed-up-journals';

/** See `journalHeads` of the store, which is loaded now. */
export async function journalHeads(connection: Connection): Promise<Record<string, string>> {
  return (await import('../store/journal/backed-up-journals')).journalHeads(connection);
}

/** See `finishRestoredJournals` of the store, which is loaded now. */
export async function finishRestoredJournals(
  transaction: Transaction,
  heads: Readonly<Record<string, string>>,
  now: number,
): Promise<RestoredJournals> {
  return (await import('../store/journal/backed-up-journals')).finishRestoredJournals(transaction, heads, now);
}
