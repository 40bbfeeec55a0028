import * as fc from 'fast-check';

import type { ToolRequest } from './requests';
import { confusionsOf, outcomesOf, recallAt } from './score';

const asking = (q: string, ...tools: string[]): ToolRequest => ({ q, lang: 'en', by: 'user', domain: 'd', tools });

it('the place is that of the best right tool', () => {
  const outcomes = outcomesOf([asking('q', 'c', 'b'), asking('q', 'a'), asking('q', 'z')], () => ['a', 'b', 'c']);
  expect(outcomes.map(({ place }) => place)).toEqual([2, 1, Infinity]);
  expect([1, 2, 3].map((cutoff) => recallAt(cutoff, outcomes))).toEqual([1 / 3, 2 / 3, 2 / 3]);
});

it('pairs are those of a right tool with what came before it, the most frequent first', () => {
  const found: Record<string, string[]> = { one: ['b', 'a'], two: ['b'], three: ['c', 'a'], four: [], five: ['a'] };
  const requests = Object.keys(found).map((q) => asking(q, 'a'));
  expect(confusionsOf(outcomesOf(requests, (q) => found[q] ?? []))).toEqual([
    { right: 'a', first: 'b', count: 2 },
    { right: 'a', first: 'c', count: 1 },
  ]);
});

it('a later cutoff never finds less', () => {
  const ranked = fc.shuffledSubarray(['a', 'b', 'c', 'd']);
  fc.assert(
    fc.property(fc.array(ranked, { minLength: 1 }), (lists) => {
      const requests = lists.map((_, index) => asking(String(index), 'a'));
      const outcomes = outcomesOf(requests, (q) => lists[Number(q)] ?? []);
      const shares = [1, 2, 3, 4].map((cutoff) => recallAt(cutoff, outcomes));
      expect([...shares].sort((one, other) => one - other)).toEqual(shares);
      expect(shares[3]).toBe(lists.filter((list) => list.includes('a')).length / lists.length);
    }),
  );
});
