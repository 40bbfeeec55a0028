import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import { changeAfter, type OpenChange } from '../store/journal/begin-change';
import { writeStart } from '../store/journal/write-start';
import type { StoredLedgerFacts } from '../store/known-ledger';
import type { ImportNumbers } from '../store/lock-ledger';

/** The change of the journal that an import is. Its writes are journaled from `startJournaling` on. */
export async function openImportChange(
  { owner, via, clock }: LedgerContext,
  transaction: Transaction,
  { head }: StoredLedgerFacts,
  { firstSequence }: ImportNumbers,
): Promise<OpenChange> {
  const common = { owner, kind: 'import', via, tool: 'finance_transactions_import', now: clock.now() } as const;
  const intent = { ...common, addsFrom: firstSequence };
  return changeAfter(head ?? (await writeStart(transaction, intent)), intent);
}
