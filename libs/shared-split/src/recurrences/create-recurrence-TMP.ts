import type { CreateRecurrenceInput } from './recurrence-fields';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { readSplit } from '../model/split-config';

/** The active rule that a request describes. Throws `UNSUPPORTED_SPLIT`; months of the past and future are fine. */
export function newRecurrence(input: CreateRecurrenceInput, id: string): RecurrenceRule {
  return {
    id,
    description: input.description,
    amount: input.amount,
    payerId: input.payer_participant_id,
    requestedById: input.requested_by_participant_id,
    splitConfig: { ...readSplit(input.split_config) },
    referenceDay: input.reference_day,
    startMonth: input.start_competence_month,
    endMonth: input.end_competence_month ?? null,
    status: 'active',
    ending: null,
  };
}
