import type { RecurrenceBody } from '../model/output-fields';
import { recurrenceNotFound } from '../model/refusals';
import { requireMembers } from '../model/household';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { publishRecurrence } from '../movements/movement-body';
import { markersOf, type Markers } from '../model/recurrence-schedule';
import { appendEvent } from '../store/events';
import { generatedMonths } from '../store/occurrences';
import type { EventType } from '../store/schema';
import { lockRecurrence, updateRecurrence } from '../store/stored-recurrence';
import type { SplitContext } from '../service/split-context';
import { writing } from '../context';

/** Who asks for which rule to be changed. */
export interface ChangeRequest {
  readonly recurrenceId: string;
  readonly requestedById: string;
  /** Other people that the request names, by field. */
  readonly named?: Readonly<Record<string, string | undefined>>;
}

/** What a change makes of a rule, and what is recorded about it. */
export interface Change {
  readonly rule: RecurrenceRule;
  readonly event: EventType;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * The way that editing, pausing, reactivating and ending share: people, existence, then `change`, which throws for a
 * state or another rule that does not allow it.
 */
export function changeRecurrence(
  context: SplitContext,
  { recurrenceId, requestedById, named }: ChangeRequest,
  change: (rule: RecurrenceRule, markers: Markers) => Change,
): Promise<RecurrenceBody> {
  return writing(context, async ({ queries, householdId, household, at }) => {
    requireMembers(household, { requested_by_participant_id: requestedById, ...named });
    const stored = await lockRecurrence(queries, householdId, recurrenceId);
    if (stored === undefined) throw recurrenceNotFound(recurrenceId);
    const months = (await generatedMonths(queries, householdId, [recurrenceId])).get(recurrenceId) ?? [];
    const { rule, event, payload } = change(stored.rule, markersOf(stored.rule.startMonth, months));
    const changed = { rule, createdAt: stored.createdAt, updatedAt: at };
    await updateRecurrence(queries, householdId, changed);
    await appendEvent(queries, householdId, { type: event, recurrenceId, actorId: requestedById, at, payload });
    // An edit may have moved the start month, and the next month with it.
    return publishRecurrence(rule, markersOf(rule.startMonth, months), changed);
  });
}
