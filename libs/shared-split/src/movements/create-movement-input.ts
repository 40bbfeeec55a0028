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
  uuid,
} from '../model/fields';
import type { MovementType } from '../model/movement';
import { optionals } from '../model/optional-fields';
import { refuseField } from '../model/refuse-field';

const required = {
  type: movementType.describe('purchase, or refund of an earlier purchase.'),
  amount: amount.describe('BRL as text with two decimals, such as "89.90"; above 0.'),
  description: description.describe('What it was.'),
  ...requester,
};

const optionalFields = {
  occurred_at: occurredAt.describe('ISO 8601; without an offset São Paulo time; left out: now.'),
  payer_participant_id: participantId.describe('Who paid, or got the refund; left out: who asks.'),
  external_id: newExternalId.describe('An id of yours against double entry, unique for month and payer.'),
  original_purchase_id: uuid.describe('Refund only: the id of the purchase.'),
  original_purchase_external_id: reference.describe(
    'Refund only: the external id of a purchase of the same month and payer; used when there is no id.',
  ),
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
  readonly original_purchase_id?: string | undefined;
  readonly original_purchase_external_id?: string | undefined;
}

/** A refund, and only a refund, names a purchase. */
function checkOriginal(movement: OriginalFields, context: z.RefinementCtx): void {
  const given = (['original_purchase_id', 'original_purchase_external_id'] as const).filter(
    (name) => movement[name] !== undefined,
  );
  if (movement.type === 'purchase') {
    for (const name of given) refuseField(context, name, RULES.purchaseHasNoOriginal);
  } else if (given.length === 0) {
    refuseField(context, 'original_purchase_id', RULES.refundNeedsPurchase);
  }
}
