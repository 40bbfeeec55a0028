import { randomUUID } from 'node:crypto';

import type { RecurrenceBody } from '../contract/outputs';
import type { CreateRecurrenceInput } from '../contract/recurrence-inputs';
import { requireMembers } from '../domain/household';
import { newRecurrence } from '../domain/new-recurrence';
import { publishRecurrence } from '../domain/publish';
import { markersOf } from '../domain/recurrence-schedule';
import { appendEvent } from '../store/events';
import { insertRecurrence } from '../store/stored-recurrence';
import type { SplitContext } from './split-context';
import { writing } from './transactions';

/** Stores an active rule. Throws `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `UNSUPPORTED_SPLIT`. */
export function createRecurrence(context: SplitContext, input: CreateRecurrenceInput): Promise<RecurrenceBody> {
  return writing(context, async ({ queries, householdId, household, at }) => {
    requireMembers(household, {
      payer_participant_id: input.payer_participant_id,
      requested_by_participant_id: input.requested_by_participant_id,
    });
    const rule = newRecurrence(input, randomUUID());
    const times = { createdAt: at, updatedAt: at };
    await insertRecurrence(queries, householdId, { rule, ...times });
    await appendEvent(queries, householdId, {
      type: 'recurrence_created',
      recurrenceId: rule.id,
      actorId: rule.requestedById,
      at,
      payload: {},
    });
    return publishRecurrence(rule, markersOf(rule.startMonth, []), times);
  });
}
