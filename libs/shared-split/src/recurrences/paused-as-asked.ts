import type { YearMonth } from '@bursar/calendar';

import { pauseRule, reactivateRule, refuseFinished } from '../model/recurrence-life-cycle';
import type { RecurrenceRule } from '../model/recurrence-rule';
import type { RecurrenceFacts } from './recurrence-body';

interface PauseRequest {
  readonly paused?: boolean | undefined;
  readonly from_competence_month?: YearMonth | undefined;
}

/** Pauses or resumes a rule that is not in that state already. Throws `INVALID_RECURRENCE_STATE_TRANSITION` for one that has run out. */
export function pausedAsAsked(
  rule: RecurrenceRule,
  { paused, from_competence_month: given }: PauseRequest,
  facts: RecurrenceFacts,
) {
  if (paused === undefined) return { rule, events: [] };
  refuseFinished(rule, facts);
  if (paused === (rule.status === 'paused')) return { rule, events: [] };
  const from = given ?? facts.present;
  if (!paused) {
    return { rule: reactivateRule(rule, from), events: [{ type: 'recurrence_reactivated', payload: {} } as const] };
  }
  return { rule: pauseRule(rule, from), events: [{ type: 'recurrence_paused', payload: { reason: null } } as const] };
}
