import fc from 'fast-check';

import { ascendingIds } from './ascending-ids';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('gives UUIDs of version 7 that ascend and say their moment', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 47), fc.integer({ min: 2, max: 40_000 }), (at, count) => {
      const ids = ascendingIds(at);
      const all = Array.from({ length: count }, () => ids.next());
      expect(all.every((id) => VERSION_7.test(id))).toBe(true);
      expect(all.every((id, place) => place === 0 || id > (all[place - 1] ?? ''))).toBe(true);
      expect(parseInt((all[0] ?? '').replace('-', '').slice(0, 12), 16)).toBe(at);
    }),
    { numRuns: 20 },
  );
});

it('gives others at every call, also of the same moment', () => {
  const [one, other] = [ascendingIds(1), ascendingIds(1)];
  const all = Array.from({ length: 5_000 }, () => [one.next(), other.next()]).flat();
  expect(new Set(all).size).toBe(all.length);
});
