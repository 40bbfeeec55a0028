import type { DomainError } from '@bursar/toolkit';

import { notFound, validationError } from '../errors';

export function changeNotFound(changeId: string): DomainError {
  return notFound(`There is no change ${changeId}. Use a change_id of finance_changes_list.`, {
    change_id: changeId,
  });
}

export function alreadyUndone(changeId: string, undoneBy: string): DomainError {
  return validationError(`${changeId} was undone by ${undoneBy}. To restore it, undo ${undoneBy}.`, {
    reason: 'ALREADY_UNDONE',
    undone_by: undoneBy,
  });
}

/** `changeIds`: newest first. */
export function laterChanges(changeId: string, changeIds: readonly string[]): DomainError {
  return validationError(
    `Later changes touched what ${changeId} touched: ${changeIds.slice(0, 20).join(', ')}. ` +
      'Undo them first, or send with_later: true to undo them too.',
    { reason: 'LATER_CHANGES', change_ids: changeIds },
  );
}

export function notUndoable(changeId: string): DomainError {
  return validationError(`${changeId} records the ledger as it was when the journal began: there is nothing to undo.`, {
    reason: 'NOT_UNDOABLE',
  });
}

/** The change is half of something: the other half is in another domain, and `tool` takes both back. */
export function sharedElsewhere(changeId: string, tool: string): DomainError {
  return validationError(
    `${changeId} belongs to a shared expense, which would stay: take both back with ${tool} and "remove": true.`,
    { reason: 'SHARED', change_id: changeId, tool },
  );
}

export function changeForgotten(changeId: string): DomainError {
  return validationError(
    `The rows of ${changeId} were dropped by "bursar journal forget": it can no longer be undone. Correct the transactions ` +
      'with finance_transactions_update instead.',
    { reason: 'NOT_UNDOABLE' },
  );
}
