import fc from 'fast-check';

import { takeOneByOne } from '../../testing/pairs-one-by-one';
import { Pauses } from './greedy-pairs';
import { dayText, type LinkableRow } from './linkable-row';
import { REFUND_DAYS, takeRefunds } from './refund-pairs';

const anyRow = fc.record({
  day: fc.constantFrom(20_000, 20_001, 20_060, 20_120, 20_121, 20_180),
  size: fc.integer({ min: 1, max: 4 }),
});

const anyRejections = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 6 });

function rowsOf(given: readonly { readonly day: number; readonly size: number }[], sign: bigint): LinkableRow[] {
  const rows = given.map(({ day, size }, index): LinkableRow => ({
    ...{ id: `${sign < 0n ? 'p' : 'c'}${index}`, view: 'imported', accountId: 'main', currency: 'EUR', day },
    ...{ units: sign * BigInt(size), bookedAt: `${dayText(day)} 00:00:00`, payeeKey: 'shop' },
    ...{ description: 'shop', sameText: 1 },
  }));
  return rows.sort((one, other) => one.day - other.day);
}

it('are those that are taken of all candidates one by one', async () => {
  const rows = fc.array(anyRow, { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rows, rows, anyRejections, async (bought, returned, rejections) => {
      const [purchases, credits] = [rowsOf(bought, -1n), rowsOf(returned, 1n)];
      const rejected = new Map<string, Set<string>>();
      for (const [left, right] of rejections) {
        rejected.set(`p${left}`, (rejected.get(`p${left}`) ?? new Set()).add(`c${right}`));
      }
      const mayPair = (left: LinkableRow, right: LinkableRow) => rejected.get(left.id)?.has(right.id) !== true;
      const candidates = purchases.flatMap((left) =>
        credits.flatMap((right) => {
          const days = right.day - left.day;
          const isCandidate = days >= 0 && days <= REFUND_DAYS && right.units <= -left.units && mayPair(left, right);
          return isCandidate ? [{ left, right, score: 1 }] : [];
        }),
      );
      const expected = takeOneByOne(candidates).map(({ pair, ambiguousWith }) => [
        pair.left.id,
        pair.right.id,
        ambiguousWith,
      ]);
      const taken = await takeRefunds(purchases, credits, rejected, new Pauses());
      expect(taken.map(({ left, right, ambiguousWith }) => [left.id, right.id, ambiguousWith])).toEqual(expected);
      const isIn = (row: LinkableRow) => candidates.filter(({ left, right }) => left === row || right === row).length;
      for (const { left, right, isOnlyPair } of taken) expect(isOnlyPair).toBe(isIn(left) === 1 && isIn(right) === 1);
    }),
    { numRuns: 500 },
  );
});

it('are found among millions of candidates, of which none is gone through', async () => {
  const many = Array.from({ length: 30_000 }, (_, index) => ({ day: 20_000 + (index % 100), size: 1 + (index % 977) }));
  const rows = [rowsOf(many, -1n), rowsOf(many, 1n)] as const;
  const taken = await takeRefunds(...rows, new Map(), new Pauses());
  expect(taken).toHaveLength(many.length);
  expect(taken.some(({ ambiguousWith }) => ambiguousWith > 10_000)).toBe(true);
});
