import * as z from 'zod';

import { RULES } from '../model/field-rules';
import {
  amountFilter,
  competenceMonth,
  description,
  occurredAt,
  participantId,
  reference,
  requester,
} from '../model/fields';
import { optionals } from '../model/optional-fields';
import { refuseField } from '../model/refuse-field';
import { SETTLEMENT_KINDS } from '../model/settlement';

const required = {
  amount: amountFilter.describe('BRL as text, such as "361.50"; "0.00" only to close a month.'),
  payer_participant_id: participantId.describe('Who transferred the money.'),
  ...requester,
};

const optionalFields = {
  kind: z.enum(SETTLEMENT_KINDS).describe('payment; or opening: the other owed the payer this before the first month.'),
  occurred_at: occurredAt.describe('When; left out: now.'),
  description: description.describe('A note.'),
  external_id: reference.describe('An id of yours against double entry.'),
  closes_competence_month: competenceMonth.describe('Close this month, YYYY-MM, with it.'),
};

/** The arguments of the tool. */
export const recordSettlementInput = z
  .strictObject({ ...required, ...optionals(optionalFields) })
  .superRefine(checkAmount);
export type RecordSettlementInput = z.output<typeof recordSettlementInput>;

/** The REST body: the same fields, without null for those that are left out. */
export const recordSettlementBody = z
  .strictObject({ ...required, ...z.object(optionalFields).partial().shape })
  .superRefine(checkAmount);

interface AmountFields {
  readonly amount: bigint;
  readonly kind?: string | undefined;
  readonly closes_competence_month?: string | undefined;
}

/** Nothing paid for nothing is no settlement. */
function checkAmount(
  { amount, kind = 'payment', closes_competence_month: closes }: AmountFields,
  context: z.RefinementCtx,
) {
  if (amount > 0n || (kind === 'payment' && closes !== undefined)) return;
  refuseField(context, 'amount', RULES.zeroOnlyCloses);
}
