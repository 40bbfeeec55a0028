import type { WriteScope } from '../context';
import { RULES } from '../model/field-rules';
import { invalidRequest } from '../model/invalid-request';
import { occurredIn, requireCompetenceMonth } from '../model/movement-draft';
import { apportion, apportionRefund, requireSharesAddUp } from '../model/shares';
import { EQUAL, pairOf, readSplit, seenFromOther, type Split } from '../model/split';
import { chainIdOf, type StoredMovement } from '../model/stored-movement';
import type { CorrectMovementInput } from './correct-movement-input';
import { requirePurchaseOf } from './corrected-refunds';

/**
 * What takes the place of a movement: its type, and every field that was not sent. Throws `INVALID_REQUEST` (a split for
 * a refund), `UNSUPPORTED_SPLIT`, `SHARES_DO_NOT_ADD_UP`.
 */
export async function replacementOf(
  scope: WriteScope,
  target: StoredMovement,
  input: CorrectMovementInput,
  id: string,
): Promise<StoredMovement> {
  const given = input.occurred_at;
  const occurredAt = given === undefined ? target.occurredAt : occurredIn(scope.timeZone, given, target.occurredAt);
  const replacement = {
    ...target,
    id,
    amount: input.amount ?? target.amount,
    description: input.description ?? target.description,
    occurredAt,
    competenceMonth: requireCompetenceMonth(occurredAt),
    payerId: input.payer_participant_id ?? target.payerId,
    requestedById: input.requested_by_participant_id,
    createdAt: scope.at,
    firstId: chainIdOf(target),
  };
  if (target.type === 'refund') {
    if (input.split_config !== undefined) {
      throw invalidRequest([{ field: 'split_config', rule: RULES.refundFollowsPurchase }]);
    }
    const purchase = await requirePurchaseOf(scope, target);
    return { ...replacement, apportionment: apportionRefund(splitOf(purchase), replacement) };
  }
  const split = splitAfter(scope, target, input, replacement.payerId);
  requireSharesAddUp(split, replacement.amount);
  return { ...replacement, apportionment: apportion(split, replacement.amount) };
}

/** Without a new split each person keeps their share, also when the other one paid. */
function splitAfter(
  { household }: WriteScope,
  { payerId, apportionment }: StoredMovement,
  { split_config: config }: CorrectMovementInput,
  newPayerId: string,
): Split {
  if (config !== undefined) return readSplit(config, pairOf(household, newPayerId));
  const split = apportionment?.split ?? EQUAL;
  return newPayerId === payerId ? split : seenFromOther(split);
}

/** The part of a purchase that its refunds follow. */
export function splitOf({ payerId, apportionment }: StoredMovement): {
  readonly payerId: string;
  readonly split: Split;
} {
  return { payerId, split: apportionment?.split ?? EQUAL };
}
