import { randomUUID } from 'node:crypto';

import type { RecurrenceBody } from '../model/output-fields';
import type { CreateRecurrenceInput } from './recurrence-fields';
import { requireMembers } from '../model/household';
import { newRecurrence } from './create-recurrence-TMP';
import { publishRecurrence } from '../movements/movement-body';
import { markersOf } from '../model/recurrence-schedule';
import { appendEvent } from '../store/events';
import { insertRecurrence } from '../store/stored-recurrence';
import type { SplitContext } from '../service/split-context';
import { writing } from '../context';

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
