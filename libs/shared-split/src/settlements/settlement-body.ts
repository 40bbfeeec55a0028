import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import { localInstantText, utcInstantText } from '../model/instants';
import { instant, money, month } from '../model/output-fields';
import { SETTLEMENT_KINDS, type Settlement } from '../model/settlement';

/** A settlement as tools and REST answer it. */
export const settlementBody = z.object({
  id: z.string(),
  kind: z.enum(SETTLEMENT_KINDS),
  amount: money,
  payer_participant_id: z.string(),
  receiver_participant_id: z.string(),
  occurred_at: instant,
  competence_month: month,
  closes_competence_month: month.nullable(),
  description: z.string().nullable(),
  external_id: z.string().nullable(),
  requested_by_participant_id: z.string(),
  status: z.enum(['active', 'voided']),
  created_at: instant,
});
export type SettlementBody = z.output<typeof settlementBody>;

export function toSettlementBody(settlement: Settlement): SettlementBody {
  return {
    id: settlement.id,
    kind: settlement.kind,
    amount: formatMinorUnits(settlement.amount),
    payer_participant_id: settlement.payerId,
    receiver_participant_id: settlement.receiverId,
    occurred_at: localInstantText(settlement.occurredAt),
    competence_month: settlement.competenceMonth,
    closes_competence_month: settlement.closesMonth,
    description: settlement.description,
    external_id: settlement.externalId,
    requested_by_participant_id: settlement.requestedById,
    status: settlement.status,
    created_at: utcInstantText(settlement.createdAt),
  };
}
