import type { Connection } from '@bursar/database';

import type { LedgerAccount } from '../../model/import/resolve-accounts';
import { moneyAccounts } from '../balances/money-accounts';
import { listStoredAccounts } from '../list-accounts';
import type { Books } from './linkable-rows';

/** The accounts that can be one with another: those with transactions, and those with balances alone. */
export async function linkableAccounts(connection: Connection, { owner, sources }: Books): Promise<LedgerAccount[]> {
  const found = await Promise.all([
    listStoredAccounts(connection, { owner, hasImported: true, sources }),
    moneyAccounts(connection, owner, sources, undefined),
  ]);
  return found.flat();
}
