import { yearMonth, yearMonthOf } from '@bursar/calendar';
import fc from 'fast-check';

import type { RecurrenceRule } from '../model/recurrence-rule';

export const rent: RecurrenceRule = {
  id: 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
  description: 'Aluguel',
  amount: 150000n,
  payerId: 'elias',
  requestedById: 'elias',
  splitConfig: { type: 'equal' },
  referenceDay: 5,
  startMonth: yearMonth('2026-03'),
  endMonth: yearMonth('2026-12'),
  status: 'active',
  ending: null,
  pausedFrom: null,
  skips: [],
};

/** Months close to each other, so that ranges meet. */
export const nearbyMonth = fc
  .tuple(fc.integer({ min: 2025, max: 2027 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => yearMonthOf(year, month));

/** Any rule that can be stored. */
export const anyRule: fc.Arbitrary<RecurrenceRule> = fc
  .record({
    months: fc.tuple(nearbyMonth, fc.option(nearbyMonth)),
    state: fc.constantFrom(
      { status: 'active', ending: null } as const,
      { status: 'paused', ending: null, pausedFrom: yearMonth('2026-05') } as const,
      { status: 'ended', ending: 'at-once' } as const,
      { status: 'ended', ending: 'with-month' } as const,
    ),
    referenceDay: fc.integer({ min: 1, max: 31 }),
    amount: fc.bigInt({ min: 1n, max: 999_999_999_999n }),
  })
  .map(({ months: [one, other], state, ...terms }) => ({
    ...rent,
    ...terms,
    ...state,
    startMonth: other !== null && other < one ? other : one,
    endMonth: other !== null && other < one ? one : (other ?? (state.ending === 'with-month' ? one : null)),
  }));
