import { randomUUID } from 'node:crypto';

import type { WriteScope } from '../context';
import { changesSums, replacing, restoring, voiding, type ChainChange, type MovementChange } from '../model/correction';
import { chainIdOf, type StoredMovement } from '../model/stored-movement';
import { changeMovement, changeTotals, recordCorrection } from '../store/corrections';
import { lockChain } from '../store/find-movement';
import { insertMovement } from '../store/insert-movement';
import { occurrenceOf } from '../store/occurrences';
import type { ClosedBody } from '../months/closed-body';
import type { CorrectMovementInput } from './correct-movement-input';
import { correctedMonths } from './corrected-months';
import type { CorrectionBody } from './correction-body';
import { toDetailedBody } from './movement-body';
import { refundsAfter, requireNoRefunds, requireRefundable, requireRestorable } from './corrected-refunds';
import { replacementOf } from './replacement';
import { requireNewExternalId } from './require-new-external-id';

/** A replacement that is not stored has no id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Voids, replaces or restores a movement that is locked, unless `dry_run`. Throws, the first that applies:
 * `ALREADY_CORRECTED`, `PURCHASE_HAS_REFUNDS`, `INVALID_REQUEST`, `UNSUPPORTED_SPLIT`, `SHARES_DO_NOT_ADD_UP`,
 * `DUPLICATE_EXTERNAL_ID`, `PURCHASE_NOT_FOUND`, `REFUND_LIMIT_EXCEEDED`.
 */
export async function correctStoredMovement(
  scope: WriteScope,
  target: StoredMovement,
  input: CorrectMovementInput,
): Promise<{ readonly body: CorrectionBody; readonly closed: ClosedBody | undefined }> {
  const { tx, householdId, household, at } = scope;
  const chain = await lockChain(tx, householdId, chainIdOf(target));
  const change = await changeOf(scope, target, chain, input);
  const { original, replacement } = change;
  const refunds = await refundsAfter(scope, change);
  const changes = [original, ...(replacement ? [replacement] : []), ...refunds];
  const { months, closed } = await correctedMonths(scope, changes);
  if (!input.dry_run && (changesSums(original) || replacement !== undefined)) {
    storeChanges(scope, changes);
    recordCorrection(tx, householdId, {
      action: input.action,
      movementId: target.id,
      settlementId: null,
      replacementId: input.action === 'replace' ? (replacement?.after.id ?? null) : null,
      actorId: input.requested_by_participant_id,
      reason: input.reason ?? null,
      at,
    });
  }
  const generated = await occurrenceOf(tx, householdId, chainIdOf(target));
  const bodyOf = ({ after }: MovementChange) => toDetailedBody({ ...after, ...generated }, household);
  return {
    body: {
      action: input.action,
      dry_run: input.dry_run,
      original: bodyOf(original),
      replacement: replacement ? bodyOf(replacement) : null,
      months: [...months],
    },
    closed,
  };
}

async function changeOf(
  scope: WriteScope,
  target: StoredMovement,
  chain: readonly StoredMovement[],
  input: CorrectMovementInput,
): Promise<ChainChange> {
  switch (input.action) {
    case 'void': {
      const change = voiding(target, chain);
      await requireNoRefunds(scope, target);
      return change;
    }
    case 'replace': {
      // The state decides before the fields: what does not count cannot be replaced by anything.
      replacing(target, chain, target);
      const id = input.dry_run ? NO_ID : randomUUID();
      const replacement = await replacementOf(scope, target, input, id);
      await requireNewExternalId(scope, replacement, target.id);
      await requireRefundable(scope, replacement, target);
      return replacing(target, chain, replacement);
    }
    case 'restore': {
      const change = restoring(target, chain);
      if (target.status === 'active') return change;
      await requireNewExternalId(scope, target, change.replacement?.after.id);
      return requireRestorable(scope, change);
    }
  }
}

/** In an order that never breaks a unique index: what no longer counts first. */
function storeChanges({ tx, householdId }: WriteScope, changes: readonly MovementChange[]): void {
  const stored = changes.filter(({ before }) => before !== undefined);
  const isCountingAfter = ({ after }: MovementChange) => after.status === 'active';
  for (const change of [...stored.filter((each) => !isCountingAfter(each)), ...stored.filter(isCountingAfter)]) {
    changeMovement(tx, householdId, change);
    changeTotals(tx, householdId, change);
  }
  for (const { before, after } of changes) {
    if (before !== undefined) continue;
    const { apportionment, firstId, status: _status, replacedById: _replacedBy, ...movement } = after;
    insertMovement(tx, householdId, movement, { apportionment, firstId: firstId ?? undefined });
  }
}
