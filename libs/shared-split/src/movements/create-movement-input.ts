import * as z from 'zod';

import { RULES } from '../model/field-rules';
import {
  amount,
  description,
  movementType,
  newExternalId,
  occurredAt,
  participantId,
  reference,
  requester,
  splitConfig,
  uuid,
} from '../model/fields';
import type { MovementType } from '../model/movement';
import { optionals } from '../model/optional-fields';
import { refuseField } from '../model/refuse-field';

const required = {
  type: movementType,
  amount: amount.describe('BRL with two decimals, such as "89.90".'),
  description,
  ...requester,
};

const optionalFields = {
  split_config: splitConfig,
  occurred_at: occurredAt.describe('ISO 8601; without an offset São Paulo time; left out: now.'),
  payer_participant_id: participantId.describe('Who paid, or got the refund; left out: who asks.'),
  external_id: newExternalId.describe('Against double entry; unique for month and payer.'),
  original_purchase_id: uuid.describe('Refund only.'),
  original_purchase_external_id: reference.describe('Or its external id, of the same month and payer.'),
};

/** The arguments of the tool. */
export const createMovementInput = z
  .strictObject({ ...required, ...optionals(optionalFields) })
  .superRefine(checkOriginal);

/** The REST body: the same fields, without null for those that are left out. */
export const createMovementBody = z
  .strictObject({ ...required, ...z.object(optionalFields).partial().shape })
  .superRefine(checkOriginal);

interface OriginalFields {
  readonly type: MovementType;
  readonly split_config?: object | undefined;
  readonly original_purchase_id?: string | undefined;
  readonly original_purchase_external_id?: string | undefined;
}

/** A refund, and only a refund, names a purchase; it is shared as its purchase is. */
function checkOriginal(movement: OriginalFields, context: z.RefinementCtx): void {
  const given = (['original_purchase_id', 'original_purchase_external_id'] as const).filter(
    (name) => movement[name] !== undefined,
  );
  if (movement.type === 'purchase') {
    for (const name of given) refuseField(context, name, RULES.purchaseHasNoOriginal);
    return;
  }
  if (given.length === 0) refuseField(context, 'original_purchase_id', RULES.refundNeedsPurchase);
  if (movement.split_config !== undefined) refuseField(context, 'split_config', RULES.refundFollowsPurchase);
}
