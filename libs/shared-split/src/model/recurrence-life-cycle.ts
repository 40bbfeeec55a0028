import { addMonths, type YearMonth } from '@bursar/calendar';

import { invariantViolated } from './refusals';
import type { RecurrenceRule, RecurrenceStatus } from './recurrence-rule';
import { isFinished } from './recurrence-schedule';

type Transition = 'pause' | 'reactivate' | 'end';

/** The state after each operation, by the state before; a missing state refuses the operation. Ended is final. */
const TRANSITIONS: Readonly<Record<Transition, Readonly<Partial<Record<RecurrenceStatus, RecurrenceStatus>>>>> = {
  pause: { active: 'paused' },
  reactivate: { paused: 'active' },
  end: { active: 'ended', paused: 'ended' },
};

/**
 * From `from` on the rule generates nothing; months before it are generated as ever. Throws
 * `INVALID_RECURRENCE_STATE_TRANSITION` unless the rule is active.
 */
export function pauseRule(rule: RecurrenceRule, from: YearMonth): RecurrenceRule {
  return { ...rule, status: nextStatus(rule, 'pause'), pausedFrom: from };
}

/**
 * The rule generates again from `from` on, and the months of the pause before it are skipped for good. Throws
 * `INVALID_RECURRENCE_STATE_TRANSITION` unless the rule is paused.
 */
export function reactivateRule(rule: RecurrenceRule, from: YearMonth): RecurrenceRule {
  const status = nextStatus(rule, 'reactivate');
  const { pausedFrom, skips } = rule;
  const isSkipping = pausedFrom !== null && pausedFrom < from;
  return {
    ...rule,
    status,
    pausedFrom: null,
    skips: isSkipping ? [...skips, [pausedFrom, addMonths(from, -1)]] : skips,
  };
}

/** Throws `INVALID_RECURRENCE_STATE_TRANSITION`: a rule that has run out can be edited or ended, and no more. */
export function refuseFinished(rule: RecurrenceRule, facts: Parameters<typeof isFinished>[1]): void {
  if (!isFinished(rule, facts)) return;
  throw invariantViolated('INVALID_RECURRENCE_STATE_TRANSITION', { recurrence_id: rule.id, status: 'ended' });
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
