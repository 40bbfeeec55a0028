import { barPercent, largestOf } from './bar-percent';

it('the length of a bar is proportional to the largest amount', () => {
  expect(largestOf(['10.00', '-40.00', '20.00'])).toBe('-40.00');
  expect([barPercent('10.00', '-40.00'), barPercent('-40.00', '-40.00'), barPercent('0.00', '-40.00')]).toEqual([
    25, 100, 0,
  ]);
});

it('a bar for zero or for text that is not a number has no length', () => {
  expect([barPercent('0.00', '0.00'), barPercent('x', '1'), barPercent('1', 'x')]).toEqual([0, 0, 0]);
});
