import type { Transaction } from '@bursar/database';

import { findLedgerFacts, type StoredLedgerFacts } from '../store/known-ledger';
import { createLockedLedger, lockLedger, type ImportNumbers } from '../store/lock-ledger';
import { configureImport } from '../store/statement-settings';

/** What an import knows before it reads its file. */
export interface ImportStart {
  readonly facts: StoredLedgerFacts;
  /** Of an import that is the only one of its owner; undefined for one that only analyzes. */
  readonly numbers: ImportNumbers | undefined;
}

/** Prepares an import in one round trip; under `locks`, it is the only one of its owner from here on. */
export async function startImport(transaction: Transaction, owner: string, locks: boolean): Promise<ImportStart> {
  // Sent together and run in this order: the ledger is read under the lock.
  const [, numbers, facts] = await Promise.all([
    configureImport(transaction),
    locks ? lockLedger(transaction, owner) : undefined,
    findLedgerFacts(transaction, owner),
  ]);
  if (!locks || numbers !== undefined) return { facts, numbers };
  // The first import of an owner: without a ledger nothing was locked above.
  const created = await createLockedLedger(transaction, owner);
  return { facts: await findLedgerFacts(transaction, owner), numbers: created };
}
