import fc from 'fast-check';

import { takePairs } from './greedy-pairs';
import { dayText, type LinkableRow } from './linkable-row';
import { REFUND_DAYS, takeRefunds } from './refund-pairs';

const anyRow = fc.record({
  day: fc.constantFrom(20_000, 20_001, 20_060, 20_120, 20_121, 20_180),
  size: fc.integer({ min: 1, max: 4 }),
});

function rowsOf(given: readonly { readonly day: number; readonly size: number }[], sign: bigint): LinkableRow[] {
  const rows = given.map(({ day, size }, index): LinkableRow => ({
    ...{ id: `${sign < 0n ? 'p' : 'c'}${index}`, view: 'imported', accountId: 'main', currency: 'EUR', day },
    ...{ units: sign * BigInt(size), bookedAt: `${dayText(day)} 00:00:00`, payeeKey: 'shop' },
    ...{ description: 'shop', sameText: 1 },
  }));
  return rows.sort((one, other) => one.day - other.day);
}

it('are those that are taken of all candidates one by one', () => {
  const rows = fc.array(anyRow, { maxLength: 12 });
  fc.assert(
    fc.property(rows, rows, fc.nat(5), (bought, returned, rejected) => {
      const [purchases, credits] = [rowsOf(bought, -1n), rowsOf(returned, 1n)];
      const mayPair = (left: LinkableRow, right: LinkableRow) => !(left.id === 'p0' && right.id === `c${rejected}`);
      const candidates = purchases.flatMap((left) =>
        credits.flatMap((right) => {
          const days = right.day - left.day;
          const isCandidate = days >= 0 && days <= REFUND_DAYS && right.units <= -left.units && mayPair(left, right);
          return isCandidate ? [{ left, right, score: 1 }] : [];
        }),
      );
      const expected = takePairs(candidates).map(({ pair, ambiguousWith }) => [
        pair.left.id,
        pair.right.id,
        ambiguousWith,
      ]);
      const taken = takeRefunds(purchases, credits, mayPair);
      expect(taken.map(({ left, right, ambiguousWith }) => [left.id, right.id, ambiguousWith])).toEqual(expected);
      const isIn = (row: LinkableRow) => candidates.filter(({ left, right }) => left === row || right === row).length;
      for (const { left, right, isOnlyPair } of taken) expect(isOnlyPair).toBe(isIn(left) === 1 && isIn(right) === 1);
    }),
    { numRuns: 500 },
  );
});
