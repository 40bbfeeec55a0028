import type { LedgerContext } from '../context';
import { importNotFound } from '../errors';
import { importNumber } from '../model/published-ids';
import { findImport, recordUndo } from '../store/imports';
import { lockLedger } from '../store/lock-ledger';
import { allowLongStatements } from '../store/statement-settings';
import { removeUnused, takeBack, type UndoCounts } from '../store/undo-import';

/** What an undo did. */
export interface UndoReport extends UndoCounts {
  readonly importId: string;
  readonly accountId: string;
}

/**
 * Undoes an import: removes what it added and restores what it replaced, except for transactions that a later import has
 * changed; to undo these too, undo that one first. The account and the categories that the import made are removed with
 * their last transaction. Undoing again undoes what the first time had to keep. Throws NOT_FOUND.
 */
export function undoImport({ owner, database, clock }: LedgerContext, importId: string): Promise<UndoReport> {
  return database.transaction(async (transaction) => {
    await allowLongStatements(transaction);
    await lockLedger(transaction, owner);
    const number = importNumber(importId);
    const found = number === undefined ? undefined : await findImport(transaction, owner, number);
    if (found === undefined) throw importNotFound(importId);
    const target = { owner, accountId: found.accountId, number: found.number };
    const counts = await takeBack(transaction, target);
    await removeUnused(transaction, target);
    await recordUndo(transaction, owner, found.number, clock.now());
    return { importId, accountId: found.accountId, ...counts };
  });
}
