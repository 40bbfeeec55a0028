import { yearMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { attempt, reasonOf, refusalOf } from '../testing/expect-refusal';
import { household } from '../testing/household';
import { anyRule, nearbyMonth, rent } from '../testing/recurrence';
import { editRule, type RecurrenceChanges } from './recurrence-edit';
import type { RecurrenceRule } from './recurrence-rule';

const march = yearMonth('2026-03');
const edit = (changes: RecurrenceChanges, { rule = rent, generated = false } = {}) =>
  editRule(rule, changes, { editorId: 'leticia', firstGenerated: generated ? march : null, household });

describe('an edit', () => {
  it('changes what is sent, and makes the editor the requester', () => {
    const { rule, changed } = edit({ amount: 175000n, referenceDay: 5, splitConfig: { mode: 'equal' } });
    expect(rule).toEqual({ ...rent, amount: 175000n, requestedById: 'leticia' });
    expect(changed).toEqual([{ term: 'amount', before: 150000n, after: 175000n }]);
  });

  it('may put the end before months that were generated, or clear it', () => {
    expect(edit({ endMonth: march }, { generated: true }).rule.endMonth).toBe('2026-03');
    expect(edit({ endMonth: null }, { generated: true }).rule.endMonth).toBeNull();
  });

  it('moves the start only before anything was generated', () => {
    const january = yearMonth('2026-01');
    expect(edit({ startMonth: january }).rule.startMonth).toBe(january);
    expect(edit({ startMonth: march }, { generated: true }).changed).toEqual([]);
    expect(refusalOf(() => edit({ startMonth: january }, { generated: true })).details).toEqual({
      reason: 'START_COMPETENCE_LOCKED',
      recurrence_id: rent.id,
      start_competence_month: '2026-03',
      first_generated_competence_month: '2026-03',
    });
  });

  it('keeps the start before the end', () => {
    expect(reasonOf(() => edit({ endMonth: yearMonth('2026-02') }))).toBe('END_BEFORE_START');
    expect(reasonOf(() => edit({ startMonth: yearMonth('2027-01') }))).toBe('END_BEFORE_START');
    expect(edit({ startMonth: yearMonth('2027-01'), endMonth: yearMonth('2027-01') }).changed).toHaveLength(2);
    expect(edit({ startMonth: yearMonth('2027-01'), endMonth: null }).changed).toHaveLength(2);
  });

  it('supports halves only', () => {
    expect(reasonOf(() => edit({ splitConfig: { mode: 'weighted' } }))).toBe('UNSUPPORTED_SPLIT');
    const odd: RecurrenceRule = { ...rent, splitConfig: { type: 'weighted' } };
    expect(edit({ amount: 1n }, { rule: odd }).rule.splitConfig).toEqual({ type: 'weighted' });
    expect(edit({ splitConfig: { type: 'equal' } }, { rule: odd }).changed).toHaveLength(1);
  });

  it('is refused for a rule that has ended, before any other check', () => {
    const ended: RecurrenceRule = { ...rent, status: 'ended', ending: 'at-once' };
    expect(reasonOf(() => edit({ splitConfig: {} }, { rule: ended }))).toBe('RECURRENCE_ENDED');
    expect(edit({ amount: 1n }, { rule: { ...rent, status: 'paused' } }).rule.status).toBe('paused');
  });

  it('leaves all other terms as they are, and changes nothing when repeated', () => {
    const changes = fc.record(
      {
        amount: fc.bigInt({ min: 1n, max: 9n }),
        referenceDay: fc.integer({ min: 1, max: 31 }),
        startMonth: nearbyMonth,
        endMonth: fc.option(nearbyMonth),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyRule, changes, (rule, sent) => {
        const editor = { editorId: 'elias', firstGenerated: null, household };
        const outcome = attempt(() => editRule(rule, sent as RecurrenceChanges, editor));
        if ('refusal' in outcome) return;
        const edited = outcome.result;
        expect(edited.rule).toEqual({ ...rule, ...sent, requestedById: 'elias' });
        expect(edited.rule.endMonth === null || edited.rule.startMonth <= edited.rule.endMonth).toBe(true);
        const repeated = editRule(edited.rule, sent, editor);
        expect(repeated).toEqual({ rule: edited.rule, changed: [] });
      }),
    );
  });
});
