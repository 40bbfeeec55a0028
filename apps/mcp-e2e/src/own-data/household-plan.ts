import fc from 'fast-check';

import { hostileName, hostileText } from './hostile-texts';

export const MONTHS = ['2026-01', '2026-02', '2026-03'] as const;

const day = fc
  .tuple(fc.constantFrom(...MONTHS), fc.integer({ min: 1, max: 28 }))
  .map(([month, number]) => `${month}-${String(number).padStart(2, '0')}`);
const cents = fc.integer({ min: 1, max: 99_999_999 });
const money = cents.map((amount) => (amount / 100).toFixed(2));

export const householdPlan = fc.record({
  purchases: fc.array(
    fc.record({
      text: hostileText,
      amount: money,
      day,
      payer: fc.constantFrom('elias', 'leticia'),
      how: fc.constantFrom('equal', 'other', 'void'),
    }),
    { maxLength: 8 },
  ),
  settlements: fc.array(fc.record({ amount: money, day, payer: fc.constantFrom('elias', 'leticia') }), {
    maxLength: 2,
  }),
  accounts: fc.array(
    fc.record({
      name: hostileName,
      currency: fc.constantFrom('BRL', 'EUR', 'JPY', 'KWD'),
      type: fc.constantFrom('BANK', 'CREDIT_CARD', 'CASH'),
      opening: fc.integer({ min: -500, max: 500 }),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  movements: fc.array(fc.record({ text: hostileText, amount: cents, day, direction: fc.constantFrom('OUT', 'IN') }), {
    maxLength: 8,
  }),
  transfers: fc.array(fc.record({ amount: cents, received: cents, day }), { maxLength: 2 }),
  budget: fc.array(
    fc.record({
      text: hostileText,
      amount: fc.integer({ min: 0, max: 9_999_999 }),
      day,
      category: hostileName,
      type: fc.constantFrom('INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS'),
    }),
    { maxLength: 8 },
  ),
  bank: fc.array(
    fc.record({
      text: hostileText,
      units: fc.integer({ min: -99_999_999, max: 99_999_999 }),
      digits: fc.constantFrom(2, 2, 4),
      day,
      category: fc.option(hostileName, { nil: '' }),
    }),
    { minLength: 2, maxLength: 12 },
  ),
});

/** What a random household stores. */
export type HouseholdPlan = typeof householdPlan extends fc.Arbitrary<infer Plan> ? Plan : never;
