import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import { movementType } from '../model/fields';
import type { Household } from '../model/household';
import { localInstantText, utcInstantText } from '../model/instants';
import type { Movement } from '../model/movement';
import { instant, money, month } from '../model/output-fields';
import { equalShareOfPayer, type Apportionment } from '../model/shares';
import { EQUAL, pairOf, publishedSplit, toSplitRecord } from '../model/split';
import type { ListedMovement } from '../model/stored-movement';

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

/** How a movement is shared: the split as it was asked for, and what it makes of the amount, by participant. */
export const splitBody = {
  split_config: z.record(z.string(), z.unknown()),
  shares: z.record(z.string(), money),
};

/** What became of it, how it is shared, and where it comes from. */
const details = {
  status: z.enum(['active', 'voided', 'replaced']),
  replaced_by: z.string().nullable(),
  ...splitBody,
  recurrence_id: z.string().nullable(),
  installment: z.object({ number: z.int(), count: z.int() }).nullable(),
};

export const detailedMovementBody = movementBody.extend(details);

/** In a list that has the details when they are asked for. */
export const listedMovementBody = movementBody.extend(z.object(details).partial().shape);
export type ListedMovementBody = z.output<typeof listedMovementBody>;

export type MovementBody = z.output<typeof movementBody>;
export type SplitBody = z.output<z.ZodObject<typeof splitBody>>;
export type DetailedMovementBody = z.output<typeof detailedMovementBody>;

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

/** An odd cent of an equal split falls to the other person, as in a month with nothing else. */
export function toSplitBody(
  { payerId, amount }: Pick<Movement, 'payerId' | 'amount'>,
  apportionment: Apportionment | undefined,
  household: Household,
): SplitBody {
  const pair = pairOf(household, payerId);
  const payerShare = apportionment?.payerShare ?? equalShareOfPayer(amount);
  const shares = [
    [pair.payerId, formatMinorUnits(payerShare)],
    [pair.otherId, formatMinorUnits(amount - payerShare)],
  ].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return {
    split_config: publishedSplit(toSplitRecord(apportionment?.split ?? EQUAL), pair),
    shares: Object.fromEntries(shares),
  };
}

export function toDetailedBody(movement: ListedMovement, household: Household): DetailedMovementBody {
  return {
    ...toMovementBody(movement),
    status: movement.status,
    replaced_by: movement.replacedById,
    ...toSplitBody(movement, movement.apportionment, household),
    recurrence_id: movement.recurrenceId,
    installment: movement.installment,
  };
}

/** The answer where nobody asked for details. */
export function withoutDetails(item: MovementBody): MovementBody {
  return movementBody.parse(item);
}
