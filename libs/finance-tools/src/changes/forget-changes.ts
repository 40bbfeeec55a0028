import type { LedgerContext } from '../context';
import { forgetRows, lastChangeBefore, lastForgotten } from '../store/journal/forgotten-changes';
import { lockLedger } from '../store/lock-ledger';
import { allowLongStatements } from '../store/statement-settings';

/** What was forgotten. */
export interface ForgottenChanges {
  /** How many changes lost their rows now. */
  readonly count: number;
  /** The number of the last change without rows; all before it have none either. 0 if no change was ever forgotten. */
  readonly last: number;
}

/**
 * Drops the row images of the changes before a day (`YYYY-MM-DD`, UTC), those that are undone among them. Their records and
 * hashes stay, so that the chain still verifies; they can no longer be undone. What they left is kept as a digest.
 */
export function forgetChanges({ owner, database }: LedgerContext, before: string): Promise<ForgottenChanges> {
  return database.transaction(async (transaction) => {
    await allowLongStatements(transaction);
    await lockLedger(transaction, owner);
    const [change, known] = await Promise.all([
      lastChangeBefore(transaction, owner, before),
      lastForgotten(transaction, owner),
    ]);
    if (change <= known) return { count: 0, last: known };
    await forgetRows(transaction, owner, change);
    return { count: change - known, last: change };
  });
}
