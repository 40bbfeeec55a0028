import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { TransactionSource } from './contract/transaction-source';
import type { LedgerAdministration } from './service/open-administration';

export type { LedgerAdministration };

export interface LedgerOfOwner {
  readonly database: Database;
  readonly clock: Clock;
  readonly owner: string;
  /** Whose accounts nothing is imported into. */
  readonly sources?: readonly TransactionSource[];
}

/** An owner's ledger; the database is not touched before the first use. */
export async function loadLedger({ sources = [], ...options }: LedgerOfOwner): Promise<LedgerAdministration> {
  const { openAdministration } = await import('./service/open-administration');
  return openAdministration({ ...options, sources });
}
