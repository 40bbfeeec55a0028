import fc from 'fast-check';

import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  powerOfTen,
  reduced,
  roundTo,
  subtract,
  ZERO,
  type Fraction,
} from './fraction';
import {
  costOfShares,
  exactValue,
  freshAverage,
  nextAverage,
  roundAmount,
  signOf,
  subtractedFrom,
  type PoolAverage,
} from './pool-average';

const positive = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }))
  .map(([n, decimals]) => fraction(n, powerOfTen(decimals)));
const purchase = fc.record({ quantity: positive, cost: positive, keptTenths: fc.integer({ min: 1, max: 10 }) });

/** A pool bought and partly sold again and again, as the approximation and as plain fractions. */
function replay(purchases: readonly { quantity: Fraction; cost: Fraction; keptTenths: number }[]) {
  let average: PoolAverage | undefined;
  let exact = ZERO;
  let held = ZERO;
  for (const { quantity, cost, keptTenths } of purchases) {
    const total = add(held, quantity);
    exact = reduced(divide(add(multiply(exact, held), cost), total));
    average =
      average === undefined
        ? freshAverage(divide(cost, quantity))
        : nextAverage(average, divide(held, total), divide(cost, total));
    held = multiply(total, fraction(BigInt(keptTenths), 10n));
  }
  return { average: average as PoolAverage, exact };
}

describe('pool averages', () => {
  it('round as the exact fraction rounds, after any history', () => {
    fc.assert(
      fc.property(
        fc.array(purchase, { minLength: 1, maxLength: 60 }),
        positive,
        positive,
        (purchases, shares, proceeds) => {
          const { average, exact } = replay(purchases);
          const cost = costOfShares(shares, average);
          expect(roundAmount(cost, 100n)).toBe(roundTo(multiply(shares, exact), 2));
          const gain = subtractedFrom(proceeds, cost);
          expect(roundAmount(gain, 100n)).toBe(roundTo(subtract(proceeds, multiply(shares, exact)), 2));
          expect(compare(exactValue(cost), multiply(shares, exact))).toBe(0);
        },
      ),
    );
  });

  it('keep an exact half penny one, on either side of zero', () => {
    const average = nextAverage(freshAverage(fraction(1n, 3n)), fraction(1n), fraction(2n, 3n));
    const halfPenny = costOfShares(fraction(5n, 1000n), average);
    expect(roundAmount(halfPenny, 100n)).toBe(1n);
    expect(roundAmount(subtractedFrom(ZERO, halfPenny), 100n)).toBe(-1n);
    expect(roundAmount(subtractedFrom(fraction(1n, 10n ** 60n), halfPenny), 100n)).toBe(0n);
  });

  it('have an exact sign, also at nothing', () => {
    const third = freshAverage(fraction(1n, 3n));
    expect(signOf(subtractedFrom(fraction(1n), costOfShares(fraction(3n), third)))).toBe(0n);
    expect(signOf(subtractedFrom(fraction(10n ** 60n + 1n, 10n ** 60n), costOfShares(fraction(3n), third)))).toBe(1n);
    expect(signOf(subtractedFrom(fraction(10n ** 60n - 1n, 10n ** 60n), costOfShares(fraction(3n), third)))).toBe(-1n);
  });
});
