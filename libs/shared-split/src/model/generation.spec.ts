import { yearMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { household } from '../testing/household';
import { anyRule, nearbyMonth, rent } from '../testing/recurrence';
import { competenceMonthAt } from './competence-month';
import { decideGeneration } from './generation';
import { localInstantText } from './instants';
import { isEligible } from './recurrence-schedule';
import type { RecurrenceRule } from './recurrence-rule';

const april = yearMonth('2026-04');
const decide = (rule: RecurrenceRule, alreadyGenerated = false, month = april, isClosed = false) =>
  decideGeneration(rule, month, { household, alreadyGenerated, isClosed });

describe('a run for one month', () => {
  it('generates the entry of the rule', () => {
    const decision = decide({ ...rent, requestedById: 'leticia' });
    if (decision.kind !== 'generate') throw new Error(decision.kind);
    const { movement, apportionment, installment } = decision.entry;
    expect({ apportionment, installment }).toEqual({ apportionment: undefined, installment: { number: 2, count: 10 } });
    expect({ ...movement, occurredAt: localInstantText(movement.occurredAt) }).toEqual({
      type: 'purchase',
      amount: 150000n,
      description: 'Aluguel',
      occurredAt: '2026-04-05T12:00:00-03:00',
      competenceMonth: '2026-04',
      payerId: 'elias',
      requestedById: 'leticia',
      externalId: 'recurrence:fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91:2026-04',
      originalPurchaseId: null,
    });
  });

  it('ignores a month that has its entry, before any other check', () => {
    expect(decide({ ...rent, payerId: 'ana' }, true)).toEqual({ kind: 'ignore' });
  });

  it('ignores skipped months and closed ones', () => {
    const skips = [[yearMonth('2026-03'), april]] as const;
    expect(decide({ ...rent, skips })).toEqual({ kind: 'ignore' });
    expect(decide({ ...rent, skips }, false, yearMonth('2026-05'))).toMatchObject({ kind: 'generate' });
    expect(decide(rent, false, april, true)).toEqual({ kind: 'ignore' });
  });

  it('keeps the split of the rule', () => {
    const splitConfig = { type: 'weights', weights: { payer: 2, other: 1 } };
    expect(decide({ ...rent, splitConfig, endMonth: null })).toMatchObject({
      entry: { apportionment: { split: { type: 'weights' }, payerShare: 100000n }, installment: null },
    });
  });

  it('blocks a payer who is not in the household, then a split that is not supported', () => {
    const odd = { ...rent, splitConfig: { type: 'weighted' } };
    expect(decide({ ...odd, payerId: 'ana' })).toMatchObject({ kind: 'block', code: 'PARTICIPANT_INACTIVE' });
    expect(decide(odd)).toMatchObject({ kind: 'block', code: 'INVALID_SPLIT_CONFIG' });
  });

  it('does not count rules outside the month', () => {
    expect(decide({ ...rent, status: 'paused', pausedFrom: april })).toEqual({ kind: 'not-eligible' });
    expect(decide({ ...rent, status: 'paused', pausedFrom: yearMonth('2026-05') })).toMatchObject({ kind: 'generate' });
    expect(decide(rent, false, yearMonth('2027-01'))).toEqual({ kind: 'not-eligible' });
    expect(decide({ ...rent, status: 'ended', ending: 'at-once' }, true)).toEqual({ kind: 'not-eligible' });
  });

  it('counts every eligible rule once, and its entry in the given month only', () => {
    fc.assert(
      fc.property(anyRule, nearbyMonth, fc.boolean(), (rule, month, alreadyGenerated) => {
        const decision = decide(rule, alreadyGenerated, month);
        expect(decision.kind !== 'not-eligible').toBe(isEligible(rule, month));
        if (decision.kind !== 'generate') return;
        expect(alreadyGenerated).toBe(false);
        expect(decision.entry.movement.competenceMonth).toBe(month);
        expect(competenceMonthAt(decision.entry.movement.occurredAt)).toBe(month);
      }),
    );
  });
});
