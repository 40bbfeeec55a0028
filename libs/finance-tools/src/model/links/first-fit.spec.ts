import fc from 'fast-check';

import { FirstFit } from './first-fit';

it('is the first of those left that is small enough', () => {
  const ranks = fc.array(fc.nat(6), { maxLength: 20 });
  const steps = fc.array(fc.record({ most: fc.nat(7), from: fc.nat(20), isRemoved: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(ranks, steps, (given, asked) => {
      const fit = new FirstFit(given);
      const left = new Map(given.map((rank, place) => [place, rank]));
      for (const { most, from, isRemoved } of asked) {
        const expected = [...left].find(([place, rank]) => place >= from && rank <= most)?.[0];
        expect(fit.find(most, from)).toBe(expected);
        if (!isRemoved || expected === undefined) continue;
        fit.remove(expected);
        left.delete(expected);
        expect(fit.isEmpty).toBe(left.size === 0);
      }
    }),
  );
});
