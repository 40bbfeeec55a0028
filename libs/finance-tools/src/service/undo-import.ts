import { importNotFound } from '../contract/refusals';
import { importNumber } from '../domain/published-ids';
import { findImport, recordUndo } from '../store/imports';
import { lockLedger } from '../store/lock-ledger';
import { withoutTimeLimit } from '../store/time-limit';
import { removeUnused, takeBack, type UndoCounts } from '../store/undo-import';
import type { LedgerContext } from './ledger-context';
import { inOwnWords } from './store-failure';

/** What an undo did. */
export interface UndoReport extends UndoCounts {
  readonly importId: string;
  readonly accountId: string;
}

/**
 * Takes an import back: removes what it added and restores what it replaced, but for transactions that a later import
 * changed; undo that one first to take back these too. The account and the categories that the import made go with the
 * last transaction of theirs. Undoing again takes back what the first time had to leave. Throws NOT_FOUND.
 */
export function undoImport({ owner, database, clock }: LedgerContext, importId: string): Promise<UndoReport> {
  return inOwnWords(() =>
    database.transaction(async (queries) => {
      await withoutTimeLimit(queries);
      await lockLedger(queries, owner);
      const number = importNumber(importId);
      const found = number === undefined ? undefined : await findImport(queries, owner, number);
      if (found === undefined) throw importNotFound(importId);
      const place = { owner, accountId: found.accountId, number: found.number };
      const counts = await takeBack(queries, place);
      await removeUnused(queries, place);
      await recordUndo(queries, owner, found.number, clock.now());
      return { importId, accountId: found.accountId, ...counts };
    }),
  );
}
