import { yearMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { attempt, reasonOf, refusalOf } from '../testing/expect-refusal';
import { anyRule, nearbyMonth, rent } from '../testing/recurrence';
import { endRule, pauseRule, reactivateRule } from './recurrence-life-cycle';
import type { RecurrenceRule } from './recurrence-rule';
import { isEligible, skippedMonths } from './recurrence-schedule';

const april = yearMonth('2026-04');
const paused: RecurrenceRule = { ...rent, status: 'paused', pausedFrom: april };
const ended: RecurrenceRule = { ...rent, status: 'ended', ending: 'at-once' };
const pause = (rule: RecurrenceRule) => pauseRule(rule, april);
const reactivate = (rule: RecurrenceRule) => reactivateRule(rule, april);
const end = (rule: RecurrenceRule) => endRule(rule, undefined);

describe('the life cycle of a rule', () => {
  it.each([
    ['active', 'pause', rent, pause, 'paused'],
    ['active', 'end', rent, end, 'ended'],
    ['paused', 'reactivate', paused, reactivate, 'active'],
    ['paused', 'end', paused, end, 'ended'],
  ] as const)('%s: %s', (_from, _name, rule, operation, status) => expect(operation(rule).status).toBe(status));

  it.each([
    ['active', 'reactivate', rent, reactivate],
    ['paused', 'pause', paused, pause],
    ['ended', 'pause', ended, pause],
    ['ended', 'reactivate', ended, reactivate],
    ['ended', 'end', ended, end],
  ] as const)('%s: no %s', (status, _name, rule, operation) => {
    const { details } = refusalOf(() => operation(rule));
    expect(details).toEqual({ reason: 'INVALID_RECURRENCE_STATE_TRANSITION', recurrence_id: rent.id, status });
  });

  it('stops at once without a month, and keeps its end month', () => {
    expect(end(rent)).toEqual({ ...rent, status: 'ended', ending: 'at-once' });
  });

  it('ends with a month that it may still reach', () => {
    const may = yearMonth('2026-05');
    expect(endRule(rent, may)).toEqual({ ...rent, status: 'ended', ending: 'with-month', endMonth: may });
    expect(endRule({ ...rent, endMonth: null }, may).endMonth).toBe(may);
    expect(endRule(rent, yearMonth('2026-03')).endMonth).toBe('2026-03');
    expect(endRule(rent, yearMonth('2026-12')).endMonth).toBe('2026-12');
  });

  it('does not end before it starts or after its end month', () => {
    expect(refusalOf(() => endRule(rent, yearMonth('2026-02'))).details).toEqual({
      reason: 'END_BEFORE_START',
      recurrence_id: rent.id,
      start_competence_month: '2026-03',
      end_competence_month: '2026-02',
    });
    expect(refusalOf(() => endRule(rent, yearMonth('2027-01'))).details).toEqual({
      reason: 'END_AFTER_CURRENT_END',
      recurrence_id: rent.id,
      end_competence_month: '2027-01',
      current_end_competence_month: '2026-12',
    });
  });

  it('checks the state before the month', () => {
    expect(reasonOf(() => endRule(ended, yearMonth('2026-02')))).toBe('INVALID_RECURRENCE_STATE_TRANSITION');
  });

  it('never makes a month eligible by ending, and none at all by stopping at once', () => {
    fc.assert(
      fc.property(anyRule, nearbyMonth, fc.option(nearbyMonth, { nil: undefined }), (rule, month, endMonth) => {
        fc.pre(rule.status === 'active');
        const outcome = attempt(() => endRule(rule, endMonth));
        if ('refusal' in outcome) return;
        const after = outcome.result;
        if (isEligible(after, month)) expect(isEligible(rule, month)).toBe(true);
        if (endMonth === undefined) expect(isEligible(after, month)).toBe(false);
        else expect(isEligible(after, month)).toBe(isEligible(rule, month) && month <= endMonth);
      }),
    );
  });

  it('skips the months of a pause for good, and no other', () => {
    expect(reactivate(pause(rent))).toEqual(rent);
    expect(reactivateRule(paused, yearMonth('2026-01'))).toEqual(rent);
    const resumed = reactivateRule(paused, yearMonth('2026-07'));
    expect(resumed).toEqual({ ...rent, skips: [['2026-04', '2026-06']] });
    const again = reactivateRule(pauseRule(resumed, yearMonth('2026-09')), yearMonth('2026-10'));
    expect(skippedMonths(again, [yearMonth('2026-05')])).toEqual(['2026-04', '2026-06', '2026-09']);
    expect(skippedMonths({ ...again, endMonth: yearMonth('2026-08') }, [])).toEqual(['2026-04', '2026-05', '2026-06']);
  });
});
