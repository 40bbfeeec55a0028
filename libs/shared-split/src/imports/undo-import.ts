import { writeTransaction, type SplitContext } from '../context';
import { importedCount, voidImported } from '../store/imports';
import { recomputeMonthTotals } from '../store/month-totals';

/** What taking an import back did. */
export interface UndoneImport {
  readonly voided: number;
  /** Records that were corrected since, or have refunds. */
  readonly left: number;
}

/** Voids everything of an import that nobody has corrected since, in one step; `undefined` for an unknown id. */
export function undoImport(context: SplitContext, importId: string): Promise<UndoneImport | undefined> {
  return writeTransaction(context, async ({ tx, householdId, at }) => {
    const all = await importedCount(tx, householdId, importId);
    if (all === 0) return undefined;
    const voided = await voidImported(tx, householdId, { importId, reason: `import undo ${importId}`, at });
    await recomputeMonthTotals(tx, householdId);
    return { voided, left: all - voided };
  });
}
