import type { RecurrenceBody } from '../model/output-fields';
import { pauseRecurrence as paused } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import type { SplitContext } from '../service/split-context';

export interface RecurrencePause {
  readonly requested_by_participant_id: string;
  readonly reason?: string | undefined;
}

/**
 * Nothing is generated while a rule is paused. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`,
 * `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`, `INVALID_RECURRENCE_STATE_TRANSITION`.
 */
export function pauseRecurrence(
  context: SplitContext,
  recurrenceId: string,
  input: RecurrencePause,
): Promise<RecurrenceBody> {
  const request = { recurrenceId, requestedById: input.requested_by_participant_id };
  return changeRecurrence(context, request, (rule) => ({
    rule: paused(rule),
    event: 'recurrence_paused',
    payload: { reason: input.reason ?? null },
  }));
}
