import type { Row, Transaction } from '@bursar/database';

/** What the lock gives to an import, which takes it with `importInsertion`. */
export interface ImportNumbers {
  /** The import's number: imports and categories share one sequence of numbers. */
  readonly number: number;
  /** The place of its first row in the order of insertion. */
  readonly firstSequence: bigint;
}

/**
 * Excludes other transactions from writing in the owner's ledger until this one ends. The first statement of every
 * transaction that writes, so that two imports of one file cannot both find it new. Undefined, and nothing is locked, if
 * the owner has no ledger yet.
 */
export async function lockLedger(transaction: Transaction, owner: string): Promise<ImportNumbers | undefined> {
  const [ledger] = await transaction.query<Row & ImportNumbers>`
    select next_number as number, next_sequence as "firstSequence" from finance.ledgers
    where owner = ${owner} for no key update`;
  return ledger;
}

/** Locks the ledger of an owner and makes one if there is none. It waits for a transaction that is making the same. */
export async function createLockedLedger(transaction: Transaction, owner: string): Promise<ImportNumbers> {
  await transaction.query`insert into finance.ledgers (owner) values (${owner}) on conflict (owner) do nothing`;
  const ledger = await lockLedger(transaction, owner);
  if (ledger === undefined) throw new Error('a ledger that was just made is gone');
  return ledger;
}
