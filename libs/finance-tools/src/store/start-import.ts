import type { Transaction } from '@bursar/database';

import { findAccount, type StoredAccount } from './accounts';
import { createLockedLedger, lockLedger, type ImportNumbers } from './lock-ledger';
import { configureImport } from './statement-settings';

/** What an import starts from. */
export interface ImportStart {
  /** Undefined for an import that only analyzes. */
  readonly numbers: ImportNumbers | undefined;
  /** The account, if it is stored. */
  readonly known: StoredAccount | undefined;
}

/** Prepares an import into an account in one round trip; under `locks`, it is the only one of its owner from here on. */
export async function startImport(
  transaction: Transaction,
  owner: string,
  accountId: string,
  locks: boolean,
): Promise<ImportStart> {
  // Sent together and run in this order: the account is looked up under the lock.
  const [, numbers, known] = await Promise.all([
    configureImport(transaction),
    locks ? lockLedger(transaction, owner) : undefined,
    findAccount(transaction, owner, accountId),
  ]);
  if (!locks || numbers !== undefined) return { numbers, known };
  // The first import of an owner: without a ledger nothing was locked above.
  const created = await createLockedLedger(transaction, owner);
  return { numbers: created, known: await findAccount(transaction, owner, accountId) };
}
