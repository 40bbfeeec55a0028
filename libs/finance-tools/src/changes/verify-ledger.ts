import { readTransaction, type LedgerContext } from '../context';
import type { JournalCheck } from '../model/journal/verify-file';
import { verifyJournal } from '../store/journal/verify-database';

/** Checks the journal of a ledger and that every row is what the journal left, in one snapshot. See `verifyJournal`. */
export function verifyLedger(context: LedgerContext): Promise<JournalCheck> {
  return readTransaction(context, (connection) => verifyJournal(connection, context.owner));
}
