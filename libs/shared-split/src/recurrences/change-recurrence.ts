import type { YearMonth } from '@bursar/calendar';

import { writeTransaction, type SplitContext } from '../context';
import { requireMembers } from '../model/household';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { recurrenceNotFound } from '../model/refusals';
import { appendEvent } from '../store/events';
import { generatedMonths } from '../store/occurrences';
import type { EventType } from '../store/schema';
import { lockRecurrence, updateRecurrence } from '../store/stored-recurrence';
import { toRecurrenceBody, type RecurrenceBody, type RecurrenceFacts } from './recurrence-body';
import { recurrenceFacts } from './recurrence-facts';

/** The part of a request that every change of a recurrence has. */
interface ChangeRequest {
  readonly recurrence_id: string;
  readonly requested_by_participant_id: string;
  readonly payer_participant_id?: string | undefined;
}

/** The changed rule, and the events that record the change; none for one that changes nothing. */
interface RecurrenceChange {
  readonly rule: RecurrenceRule;
  readonly events: readonly { readonly type: EventType; readonly payload: Readonly<Record<string, unknown>> }[];
}

/** A rule before a change. */
interface RuleBefore extends RecurrenceFacts {
  readonly rule: RecurrenceRule;
}

/** A rule after a change, and the answer about it. */
interface ChangedRecurrence {
  readonly rule: RecurrenceRule;
  readonly generated: readonly YearMonth[];
  readonly body: RecurrenceBody;
}

/**
 * The steps that editing, pausing, reactivating and ending share: it checks the people and that the recurrence exists,
 * then applies `change`, which throws where the state or another rule does not allow it.
 */
export function changeRecurrence(
  context: SplitContext,
  { recurrence_id: recurrenceId, requested_by_participant_id: actorId, payer_participant_id }: ChangeRequest,
  change: (before: RuleBefore) => RecurrenceChange,
): Promise<ChangedRecurrence> {
  return writeTransaction(context, async (scope) => {
    const { tx, householdId, household, at } = scope;
    requireMembers(household, { requested_by_participant_id: actorId, payer_participant_id });
    const stored = await lockRecurrence(tx, householdId, recurrenceId);
    if (stored === undefined) throw recurrenceNotFound(recurrenceId);
    const generated = (await generatedMonths(tx, householdId, [recurrenceId])).get(recurrenceId) ?? [];
    const facts = { ...(await recurrenceFacts(context, scope)), generated };
    const { rule, events } = change({ rule: stored.rule, ...facts });
    const isChanged = events.length > 0;
    const changed = { rule, createdAt: stored.createdAt, updatedAt: isChanged ? at : stored.updatedAt };
    if (isChanged) await updateRecurrence(tx, householdId, changed);
    for (const { type, payload } of events) {
      await appendEvent(tx, householdId, { type, recurrenceId, actorId, at, payload });
    }
    return { rule, generated, body: toRecurrenceBody(rule, facts, changed) };
  });
}
