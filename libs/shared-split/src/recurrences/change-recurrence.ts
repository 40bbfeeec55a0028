import { writeTransaction, type SplitContext } from '../context';
import { requireMembers } from '../model/household';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { markersOf, type Markers } from '../model/recurrence-schedule';
import { recurrenceNotFound } from '../model/refusals';
import { appendEvent } from '../store/events';
import { generatedMonths } from '../store/occurrences';
import type { EventType } from '../store/schema';
import { lockRecurrence, updateRecurrence } from '../store/stored-recurrence';
import { toRecurrenceBody, type RecurrenceBody } from './recurrence-body';

/** The part of a request that every change of a recurrence has. */
interface ChangeRequest {
  readonly recurrence_id: string;
  readonly requested_by_participant_id: string;
  readonly payer_participant_id?: string | undefined;
}

/** The changed rule, and the event that records the change. */
interface RecurrenceChange {
  readonly rule: RecurrenceRule;
  readonly event: EventType;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * The steps that editing, pausing, reactivating and ending share: it checks the people and that the recurrence exists,
 * then applies `change`, which throws where the state or another rule does not allow it.
 */
export function changeRecurrence(
  context: SplitContext,
  { recurrence_id: recurrenceId, requested_by_participant_id: actorId, payer_participant_id }: ChangeRequest,
  change: (rule: RecurrenceRule, markers: Markers) => RecurrenceChange,
): Promise<RecurrenceBody> {
  return writeTransaction(context, async ({ tx, householdId, household, at }) => {
    requireMembers(household, { requested_by_participant_id: actorId, payer_participant_id });
    const stored = await lockRecurrence(tx, householdId, recurrenceId);
    if (stored === undefined) throw recurrenceNotFound(recurrenceId);
    const months = (await generatedMonths(tx, householdId, [recurrenceId])).get(recurrenceId) ?? [];
    const { rule, event, payload } = change(stored.rule, markersOf(stored.rule.startMonth, months));
    const changed = { rule, createdAt: stored.createdAt, updatedAt: at };
    await updateRecurrence(tx, householdId, changed);
    await appendEvent(tx, householdId, { type: event, recurrenceId, actorId, at, payload });
    // An edit may have moved the start month, and with it the next month.
    return toRecurrenceBody(rule, markersOf(rule.startMonth, months), changed);
  });
}
