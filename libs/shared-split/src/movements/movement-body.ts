import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import { movementType } from '../model/fields';
import { localInstantText, utcInstantText } from '../model/instants';
import type { Movement } from '../model/movement';
import { instant, money, month } from '../model/output-fields';

/** A movement as tools and REST answer it. */
export const movementBody = z.object({
  id: z.string(),
  type: movementType,
  amount: money,
  description: z.string(),
  occurred_at: instant,
  competence_month: month,
  payer_participant_id: z.string(),
  requested_by_participant_id: z.string(),
  external_id: z.string().nullable(),
  original_purchase_id: z.string().nullable(),
  created_at: instant,
});

export type MovementBody = z.output<typeof movementBody>;

export function toMovementBody(movement: Movement): MovementBody {
  return {
    id: movement.id,
    type: movement.type,
    amount: formatMinorUnits(movement.amount),
    description: movement.description,
    occurred_at: localInstantText(movement.occurredAt),
    competence_month: movement.competenceMonth,
    payer_participant_id: movement.payerId,
    requested_by_participant_id: movement.requestedById,
    external_id: movement.externalId,
    original_purchase_id: movement.originalPurchaseId,
    created_at: utcInstantText(movement.createdAt),
  };
}
