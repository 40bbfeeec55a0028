import { formatMinorUnits } from '@bursar/money';

import type { MonthBody, MovementBody, ParticipantsBody, RecurrenceBody } from '../model/output-fields';
import type { Household } from '../model/household';
import { localInstantText, utcInstantText } from '../model/instants';
import type { MonthlySplit } from '../model/monthly-split';
import type { Movement } from '../model/movement';
import type { RecurrenceRule } from '../model/recurrence-rule';
import type { Markers } from '../model/recurrence-schedule';

// The one place where the domain's words become those of the contract: cents to text, instants to text.

export function publishHousehold(household: Household): ParticipantsBody {
  return {
    participants: household.map(({ id, displayName, isActive }) => ({
      id,
      display_name: displayName,
      is_active: isActive,
    })),
  };
}

export function publishMovement(movement: Movement): MovementBody {
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

/** `createdAt` and `updatedAt` in milliseconds since 1970. */
export function publishRecurrence(
  rule: RecurrenceRule,
  markers: Markers,
  { createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number },
): RecurrenceBody {
  return {
    id: rule.id,
    description: rule.description,
    amount: formatMinorUnits(rule.amount),
    payer_participant_id: rule.payerId,
    requested_by_participant_id: rule.requestedById,
    split_config: { ...rule.splitConfig },
    periodicity: 'monthly',
    reference_day: rule.referenceDay,
    start_competence_month: rule.startMonth,
    end_competence_month: rule.endMonth,
    status: rule.status,
    first_generated_competence_month: markers.first,
    last_processed_competence_month: markers.last,
    next_competence_month: markers.next,
    created_at: utcInstantText(createdAt),
    updated_at: utcInstantText(updatedAt),
  };
}

export function publishMonth({ month, gross, refunds, net, shares, transfer }: MonthlySplit): MonthBody {
  return {
    competence_month: month,
    total_gross: formatMinorUnits(gross),
    total_refunds: formatMinorUnits(refunds),
    total_net: formatMinorUnits(net),
    participants: shares.map(({ participantId, paid, due, balance }) => ({
      participant_id: participantId,
      paid_total: formatMinorUnits(paid),
      share_due: formatMinorUnits(due),
      net_balance: formatMinorUnits(balance),
    })),
    transfer: {
      amount: formatMinorUnits(transfer?.amount ?? 0n),
      debtor_participant_id: transfer?.debtorId ?? null,
      creditor_participant_id: transfer?.creditorId ?? null,
    },
  };
}
