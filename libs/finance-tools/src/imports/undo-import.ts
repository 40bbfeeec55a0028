import type { LedgerContext } from '../context';
import { changeForgotten } from '../changes/undo-refusals';
import { importNotFound } from '../errors';
import { changeId, importNumber } from '../model/published-ids';
import { findImport, recordUndo } from '../store/imports';
import { beginChange } from '../store/journal/begin-change';
import { lastForgotten } from '../store/journal/forgotten-changes';
import { recordChange } from '../store/journal/record-change';
import { findImportChange } from '../store/journal/undo-plan';
import { lockLedger } from '../store/lock-ledger';
import { allowLongStatements } from '../store/statement-settings';
import { forgetStatements, removeUnused, takeBack, type UndoCounts } from '../store/undo-import';

/** What an undo did. */
export interface UndoReport extends UndoCounts {
  readonly importId: string;
  readonly accountIds: readonly string[];
}

/**
 * Undoes an import: removes what it added and restores what it replaced, except for transactions that a later change that
 * stands has touched; to undo these too, undo that one first. What its statements covered and whose numbers they bound is
 * forgotten; the mapping that a person gave stays. Accounts and categories that the import made are removed with their
 * last transaction. Undoing again undoes what the first time had to keep. Throws NOT_FOUND.
 */
export function undoImport({ owner, database, clock, via }: LedgerContext, importId: string): Promise<UndoReport> {
  return database.transaction(async (transaction) => {
    await allowLongStatements(transaction);
    await lockLedger(transaction, owner);
    const number = importNumber(importId);
    const found = number === undefined ? undefined : await findImport(transaction, owner, number);
    if (number === undefined || found === undefined) throw importNotFound(importId);
    const now = clock.now();
    const change = await beginChange(transaction, { owner, kind: 'undo', via, tool: 'bursar import undo', now });
    const { imported, later } = await findImportChange(transaction, owner, number);
    // Who has touched its rows before then is not known any more.
    const isForgotten = imported !== undefined && imported <= (await lastForgotten(transaction, owner));
    if (isForgotten) throw changeForgotten(changeId(imported));
    const counts = { removed: 0, restored: 0, kept: 0 };
    for (const accountId of found.accountIds) {
      const { removed, restored, kept } = await takeBack(transaction, { owner, accountId, number }, later);
      counts.removed += removed;
      counts.restored += restored;
      counts.kept += kept;
    }
    if (counts.kept === 0) await forgetStatements(transaction, owner, number);
    await removeUnused(transaction, owner, number);
    await recordUndo(transaction, owner, number, now);
    const isWhole = counts.kept === 0 && imported !== undefined;
    await recordChange(transaction, change, {
      summary: `Took back ${counts.removed + counts.restored} transactions of ${importId}`,
      // What is undone in part stands, and the rest can be undone.
      ...(isWhole && { undoes: [imported] }),
    });
    return { importId, accountIds: found.accountIds, ...counts };
  });
}
