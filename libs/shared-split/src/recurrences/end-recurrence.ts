import type { YearMonth } from '@bursar/calendar';

import type { RecurrenceBody } from '../model/output-fields';
import { endRecurrence as ended } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import type { SplitContext } from '../service/split-context';

export interface RecurrenceEnd {
  readonly requested_by_participant_id: string;
  /** Left out: it stops at once. */
  readonly end_competence_month?: YearMonth | undefined;
}

/**
 * Ends a rule for good, at once or with a month. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`,
 * `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`, `INVALID_RECURRENCE_STATE_TRANSITION`, `END_BEFORE_START`,
 * `END_AFTER_CURRENT_END`.
 */
export function endRecurrence(
  context: SplitContext,
  recurrenceId: string,
  input: RecurrenceEnd,
): Promise<RecurrenceBody> {
  const endMonth = input.end_competence_month;
  const request = { recurrenceId, requestedById: input.requested_by_participant_id };
  return changeRecurrence(context, request, (rule) => ({
    rule: ended(rule, endMonth),
    event: 'recurrence_ended',
    payload: { end_competence_month: endMonth ?? null },
  }));
}
