import fc from 'fast-check';

import { median, percentile } from './statistics';

const measured = fc.array(fc.double({ noNaN: true, min: 0, max: 1e9 }), { minLength: 1 });

it('takes the middle of what was measured', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

it('takes a median that half of what was measured stays within', () => {
  fc.assert(
    fc.property(measured, (values) => {
      const middle = median(values);
      expect(values).toContain(middle);
      expect(values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length / 2);
      expect(values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length / 2);
    }),
  );
});

it('takes the smallest value that so many of a hundred stay within', () => {
  expect(percentile([1, 2, 3, 4], 50)).toBe(2);
  fc.assert(
    fc.property(measured, fc.integer({ min: 1, max: 100 }), (values, hundredths) => {
      const found = percentile(values, hundredths);
      const share = (limit: (value: number) => boolean) => values.filter(limit).length / values.length;
      expect(share((value) => value <= found)).toBeGreaterThanOrEqual(hundredths / 100);
      expect(share((value) => value < found)).toBeLessThan(hundredths / 100);
    }),
  );
});

it('leaves the values as they were', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
