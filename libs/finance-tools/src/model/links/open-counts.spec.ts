import fc from 'fast-check';

import { OpenCounts } from './open-counts';

it('count what is left of some days up to a rank', () => {
  const things = fc.array(fc.record({ day: fc.integer({ min: -5, max: 30 }), rank: fc.nat(6) }), { maxLength: 25 });
  const asked = fc.tuple(fc.integer({ min: -7, max: 32 }), fc.nat(12), fc.nat(8));
  fc.assert(
    fc.property(things, fc.array(asked, { minLength: 1, maxLength: 30 }), (given, questions) => {
      const counts = new OpenCounts(given);
      const left = [...given];
      for (const [from, days, most] of questions) {
        const matches = left.filter(({ day, rank }) => day >= from && day <= from + days && rank <= most);
        expect(counts.count(from, from + days, most)).toBe(matches.length);
        const removed = left.pop();
        if (removed !== undefined) counts.remove(removed);
      }
    }),
  );
});
