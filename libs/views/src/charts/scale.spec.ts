import fc from 'fast-check';

import { positionOn, scaleOf } from './scale';

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[10], [0, 10]],
  [
    [3250.4, 120],
    [0, 4000],
  ],
  [
    [-950, 2100],
    [-1000, 3000],
  ],
  [[-7], [-8, 0]],
])('the values %j stand between %j', (values, [min, max]) => {
  expect(scaleOf(values)).toMatchObject({ min, max });
});

it('every value stands on its scale, zero too, and steps are even and few', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 24 }), (values) => {
      fc.pre(values.every((one) => one === 0 || Math.abs(one) > 1e-6));
      const scale = scaleOf(values);
      expect(scale.ticks.length).toBeGreaterThan(1);
      expect(scale.ticks.length).toBeLessThan(8);
      expect(scale.ticks.some((tick) => tick === 0)).toBe(true);
      for (const one of [...values, 0]) {
        expect(positionOn(scale, one)).toBeGreaterThanOrEqual(-1e-9);
        expect(positionOn(scale, one)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
