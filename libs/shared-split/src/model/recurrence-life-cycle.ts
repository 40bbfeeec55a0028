import type { YearMonth } from '@bursar/calendar';

import { invariantViolated } from './refusals';
import type { RecurrenceRule, RecurrenceStatus } from './recurrence-rule';

type Transition = 'pause' | 'reactivate' | 'end';

/** The state after each operation, by the state before; a missing state refuses the operation. Ended is final. */
const TRANSITIONS: Readonly<Record<Transition, Readonly<Partial<Record<RecurrenceStatus, RecurrenceStatus>>>>> = {
  pause: { active: 'paused' },
  reactivate: { paused: 'active' },
  end: { active: 'ended', paused: 'ended' },
};

/** A paused rule generates nothing. Throws `INVALID_RECURRENCE_STATE_TRANSITION` unless the rule is active. */
export function pauseRule(rule: RecurrenceRule): RecurrenceRule {
  return { ...rule, status: nextStatus(rule, 'pause') };
}

/**
 * The rule generates again, months of the pause included. Throws `INVALID_RECURRENCE_STATE_TRANSITION` unless the rule
 * is paused.
 */
export function reactivateRule(rule: RecurrenceRule): RecurrenceRule {
  return { ...rule, status: nextStatus(rule, 'reactivate') };
}

/**
 * Ends a rule for good. Without a month it stops at once: it generates no further month, and its end month stays as it
 * was. A given month becomes its end month, and months up to it may still be generated.
 *
 * Throws, the first that applies: `INVALID_RECURRENCE_STATE_TRANSITION` for a rule that has ended, `END_BEFORE_START`,
 * `END_AFTER_CURRENT_END` for a month after the end month it has.
 */
export function endRule(rule: RecurrenceRule, endMonth: YearMonth | undefined): RecurrenceRule {
  const status = nextStatus(rule, 'end');
  if (endMonth === undefined) return { ...rule, status, ending: 'at-once' };
  const months = { start_competence_month: rule.startMonth, end_competence_month: endMonth };
  if (endMonth < rule.startMonth) {
    throw invariantViolated('END_BEFORE_START', { recurrence_id: rule.id, ...months });
  }
  if (rule.endMonth !== null && endMonth > rule.endMonth) {
    throw invariantViolated('END_AFTER_CURRENT_END', {
      recurrence_id: rule.id,
      end_competence_month: endMonth,
      current_end_competence_month: rule.endMonth,
    });
  }
  return { ...rule, status, endMonth, ending: 'with-month' };
}

function nextStatus({ id, status }: RecurrenceRule, transition: Transition): RecurrenceStatus {
  const next = TRANSITIONS[transition][status];
  if (next !== undefined) return next;
  throw invariantViolated('INVALID_RECURRENCE_STATE_TRANSITION', { recurrence_id: id, status });
}
