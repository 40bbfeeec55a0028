import fc from 'fast-check';

import { budgetStatus } from './budget-status';

it.each<[bigint, bigint, bigint, number | null]>([
  [100n, 0n, 79n, null],
  [100n, 79n, 80n, 80],
  [100n, 80n, 99n, null],
  [100n, 99n, 100n, 100],
  [100n, 0n, 100n, 100],
  [100n, 100n, 200n, null],
  [100n, 200n, 50n, null],
  [0n, 0n, 1n, 100],
  [0n, 0n, 0n, null],
  [9_007_199_254_740_991n, 0n, 7_205_759_403_792_792n, null],
  [9_007_199_254_740_991n, 0n, 7_205_759_403_792_793n, 80],
])('a cap of %d, from %d to %d: %s', (cap, before, after, reached) =>
  expect(budgetStatus(cap, before, after)).toEqual({ cap, spent: after, remaining: cap - after, reached }),
);

it('tells each threshold once while spending only grows', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000n), fc.array(fc.bigInt(0n, 400n), { maxLength: 20 }), (cap, amounts) => {
      let spent = 0n;
      const told = amounts.flatMap((amount) => {
        const status = budgetStatus(cap, spent, spent + amount);
        spent += amount;
        return status.reached ?? [];
      });
      expect(new Set(told).size).toBe(told.length);
      expect(told).toEqual([...told].sort((one, other) => one - other));
      expect(told.includes(100)).toBe(spent > 0n && spent >= cap);
    }),
  );
});
