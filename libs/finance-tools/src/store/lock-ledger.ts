import type { Transaction } from '@bursar/database';

import { onlyRow } from './only-row';

/**
 * Excludes other transactions from writing in the owner's ledger until this one ends. The first statement of every
 * transaction that writes, so that two imports of one file cannot both find it new.
 */
export async function lockLedger(transaction: Transaction, owner: string): Promise<void> {
  await takeNumbers(transaction, owner, 0);
}

/** What an import takes from the ledger with the lock. */
export interface ImportNumbers {
  /** The import's number: imports and categories share one sequence of numbers. */
  readonly number: number;
  /** The place of its first row in the order of insertion. */
  readonly firstSequence: bigint;
}

export function lockForImport(transaction: Transaction, owner: string): Promise<ImportNumbers> {
  return takeNumbers(transaction, owner, 1);
}

async function takeNumbers(transaction: Transaction, owner: string, count: 0 | 1): Promise<ImportNumbers> {
  // The update locks a row that exists already.
  const rows = await transaction.query<{ number: number; firstSequence: bigint }>`
    insert into finance.ledgers (owner, next_number) values (${owner}, 1 + ${count}::int)
    on conflict (owner) do update set next_number = ledgers.next_number + ${count}::int
    returning next_number - ${count}::int as number, next_sequence as "firstSequence"`;
  return onlyRow(rows);
}
