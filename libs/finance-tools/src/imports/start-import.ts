import type { Transaction } from '@bursar/database';

import { findHead, type JournalHead } from '../store/journal/journal-head';
import { findLedgerFacts, type StoredLedgerFacts } from '../store/known-ledger';
import { createLockedLedger, lockLedger, type ImportNumbers } from '../store/lock-ledger';
import { listStoredRules, type StoredRule } from '../store/rules/stored-rules';
import { configureImport } from '../store/statement-settings';

/** What an import knows before it reads its file. */
export interface ImportStart {
  readonly facts: StoredLedgerFacts;
  /** Undefined for an import that only analyzes. */
  readonly locked: LockedImport | undefined;
}

/** What an import knows that is the only one of its owner. */
export interface LockedImport {
  readonly numbers: ImportNumbers;
  readonly facts: StoredLedgerFacts;
  /** Of the journal; undefined for a ledger without one. */
  readonly head: JournalHead | undefined;
  readonly rules: readonly StoredRule[];
}

/** Prepares an import in one round trip; under `locks`, it is the only one of its owner from here on. */
export async function startImport(transaction: Transaction, owner: string, locks: boolean): Promise<ImportStart> {
  if (!locks) {
    const [, facts] = await Promise.all([configureImport(transaction), findLedgerFacts(transaction, owner)]);
    return { facts, locked: undefined };
  }
  // Sent together and run in this order: the ledger is read under the lock.
  const [, numbers, found] = await Promise.all([
    configureImport(transaction),
    lockLedger(transaction, owner),
    readLedger(transaction, owner),
  ]);
  if (numbers !== undefined) return { facts: found.facts, locked: { numbers, ...found } };
  // The first import of an owner: without a ledger nothing was locked above.
  const created = await createLockedLedger(transaction, owner);
  const read = await readLedger(transaction, owner);
  return { facts: read.facts, locked: { numbers: created, ...read } };
}

async function readLedger(transaction: Transaction, owner: string): Promise<Omit<LockedImport, 'numbers'>> {
  const [facts, head, rules] = await Promise.all([
    findLedgerFacts(transaction, owner),
    findHead(transaction, owner),
    listStoredRules(transaction, owner),
  ]);
  return { facts, head, rules };
}
