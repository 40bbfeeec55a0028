import * as z from 'zod';

import { RULES } from '../model/field-rules';
import {
  amount,
  amountFilter,
  description,
  limit,
  month,
  movementType,
  newExternalId,
  occurredAt,
  offset,
  participantId,
  reference,
  uuid,
  year,
} from '../model/fields';
import { optional, optionals, withDefault } from '../model/optional-fields';
import { refuseField } from '../model/refuse-field';

export const listParticipantsInput = z.strictObject({});

export const listMovementsInput = z.strictObject({
  year: year.describe('Year of the competence month.'),
  month: month.describe('Month, 1 to 12.'),
  type: optional(movementType),
  description: optional(description.describe('Part of the description; letter case does not matter, accents do.')),
  amount: optional(amountFilter.describe('Exact amount, text with two decimals.')),
  participant_id: optional(participantId.describe('Who paid.')),
  external_id: optional(reference.describe('Exact external id.')),
  limit: withDefault(limit, 50),
  offset: withDefault(offset, 0),
});

export type ListMovementsInput = z.output<typeof listMovementsInput>;

const required = {
  type: movementType.describe('purchase, or refund of an earlier purchase.'),
  amount: amount.describe('BRL as text with two decimals, such as "89.90"; above 0.'),
  description: description.describe('What it was.'),
  requested_by_participant_id: participantId.describe('Who asks for it: an id from list_participants.'),
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

/** The tool's arguments. */
export const createMovementInput = z
  .strictObject({ ...required, ...optionals(optionalFields) })
  .superRefine(checkOriginal);

/** The REST body: the same fields, but null is not a way to leave one out. */
export const createMovementBody = z
  .strictObject({ ...required, ...z.object(optionalFields).partial().shape })
  .superRefine(checkOriginal);

export type CreateMovementInput = z.output<typeof createMovementInput>;

interface Originals {
  readonly type: 'purchase' | 'refund';
  readonly original_purchase_id?: string | undefined;
  readonly original_purchase_external_id?: string | undefined;
}

/** A refund refers to its purchase, and nothing else refers to one. */
function checkOriginal(movement: Originals, context: z.RefinementCtx): void {
  const given = (['original_purchase_id', 'original_purchase_external_id'] as const).filter(
    (name) => movement[name] !== undefined,
  );
  if (movement.type === 'purchase') {
    for (const name of given) refuseField(context, name, RULES.purchaseHasNoOriginal);
  } else if (given.length === 0) {
    refuseField(context, 'original_purchase_id', RULES.refundNeedsPurchase);
  }
}
