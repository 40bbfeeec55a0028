import type { Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { FIRST_PREVIOUS_HASH } from '../../model/journal/change-record';
import type { ChangeIntent } from './change-intent';
import { findHead, type JournalHead } from './journal-head';
import { writeStart } from './write-start';

/** A change that is being made: from here on the transaction's writes to the ledger are its rows. */
export interface OpenChange extends ChangeIntent {
  readonly number: number;
  readonly previousHash: string;
}

/**
 * Begins a change. To be called after `lockLedger`, which keeps the chain in order, and before the first write; then
 * `recordChange` after the last one. The first change of a ledger that is older than its journal is its `start`.
 */
export async function beginChange(transaction: Transaction, intent: ChangeIntent): Promise<OpenChange> {
  const head = (await findHead(transaction, intent.owner)) ?? (await writeStart(transaction, intent));
  const change = changeAfter(head, intent);
  await startJournaling(transaction, change);
  return change;
}

/** The change after the newest one, which was read under the lock. Its writes are journaled from `startJournaling` on. */
export function changeAfter(head: JournalHead | undefined, intent: ChangeIntent): OpenChange {
  return { ...intent, number: (head?.number ?? 0) + 1, previousHash: head?.hash ?? FIRST_PREVIOUS_HASH };
}

/** Has the database journal the writes of the transaction as rows of a change. */
export async function startJournaling(transaction: Transaction, change: OpenChange): Promise<void> {
  await transaction.query(journalingStatement(change));
}

/** The statement that does so. */
export function journalingStatement({ number, addsFrom }: OpenChange): SQL {
  return sql`
    select set_config('finance.change', ${String(number)}, true),
      set_config('finance.adds_from', ${addsFrom === undefined ? '' : String(addsFrom)}, true)`;
}
