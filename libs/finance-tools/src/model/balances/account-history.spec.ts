import { addDays, civilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { AccountHistory, type KnownBalance } from './account-history';
import type { EntryStep } from './split-steps';

const DAYS = Array.from({ length: 12 }, (_, index) => addDays(civilDate('2025-02-22'), index).text);
const anyDay = fc.constantFrom(...DAYS);
const anyUnits = fc.bigInt({ min: -20n, max: 20n });

const byDay = (one: { readonly day: string }, other: { readonly day: string }) => (one.day < other.day ? -1 : 1);
const anyBalances = fc
  .uniqueArray(fc.record({ day: anyDay, units: anyUnits, basis: fc.constantFrom('statement', 'told') }), {
    selector: ({ day }) => day,
  })
  .map((balances) => balances.sort(byDay) as KnownBalance[]);
const anySteps = fc
  .uniqueArray(fc.record({ day: anyDay, units: anyUnits, count: fc.nat(3) }), { selector: ({ day }) => day })
  .map((steps) => steps.sort(byDay) as EntryStep[]);

/** The entries after one day up to another: the specification, entry by entry. */
function between(steps: readonly EntryStep[], after: string, upTo: string) {
  const meant = steps.filter(({ day }) => day > after && day <= upTo);
  return {
    units: meant.reduce((sum, { units }) => sum + units, 0n),
    count: meant.reduce((sum, { count }) => sum + count, 0),
  };
}

describe('the balance of a day', () => {
  it('is the latest known one and the entries since, else the earliest one less the entries in between', () => {
    fc.assert(
      fc.property(anyBalances, anySteps, anyDay, (balances, steps, day) => {
        const found = new AccountHistory(balances, steps).on(day);
        const before = balances.findLast((balance) => balance.day <= day);
        const anchor = before ?? balances[0];
        if (anchor === undefined) {
          expect(found).toBeUndefined();
          return;
        }
        const entries = before === undefined ? between(steps, day, anchor.day) : between(steps, anchor.day, day);
        const units = before === undefined ? anchor.units - entries.units : anchor.units + entries.units;
        expect(found).toEqual({ units, anchor, entriesCount: entries.count });
      }),
    );
  });
});

describe('differences', () => {
  it('are what the entries between two known balances leave, the newest first', () => {
    fc.assert(
      fc.property(anyBalances, anySteps, fc.integer({ min: 1, max: 12 }), (balances, steps, most) => {
        const expected = balances
          .slice(1)
          .map((to, index) => ({ from: balances[index] as KnownBalance, to }))
          .map(({ from, to }) => ({
            from: from.day,
            to: to.day,
            units: to.units - from.units - between(steps, from.day, to.day).units,
          }))
          .filter(({ units }) => units !== 0n)
          .reverse();
        expect(new AccountHistory(balances, steps).differences(most)).toEqual(expected.slice(0, most));
      }),
    );
  });
});
