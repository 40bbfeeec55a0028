import type { RecurrenceBody } from '../model/output-fields';
import { reactivateRecurrence as reactivated } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import type { SplitContext } from '../service/split-context';

export interface RecurrenceReactivation {
  readonly requested_by_participant_id: string;
}

/**
 * A paused rule generates again, the months of the pause included when they are asked for. Throws, the first that
 * applies: `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`,
 * `INVALID_RECURRENCE_STATE_TRANSITION`.
 */
export function reactivateRecurrence(
  context: SplitContext,
  recurrenceId: string,
  input: RecurrenceReactivation,
): Promise<RecurrenceBody> {
  const request = { recurrenceId, requestedById: input.requested_by_participant_id };
  return changeRecurrence(context, request, (rule) => ({
    rule: reactivated(rule),
    event: 'recurrence_reactivated',
    payload: {},
  }));
}
