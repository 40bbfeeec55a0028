import fc from 'fast-check';

import { grouped, longDate, pounds } from './figures';

it.each([
  ['0.00', '£0.00'],
  ['-136.43', '-£136.43'],
  ['999.99', '£999.99'],
  ['1000.00', '£1,000.00'],
  ['-1234567.80', '-£1,234,567.80'],
])('%s is written %s', (amount, written) => expect(pounds(amount)).toBe(written));

it('quantities keep every digit of their fraction', () => {
  expect(grouped('1234.123456')).toBe('1,234.123456');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), fc.stringMatching(/^(\.\d+)?$/), (whole, fraction) => {
      const text = grouped(`${whole}${fraction}`);
      expect(text.replaceAll(',', '')).toBe(`${whole}${fraction}`);
      expect(text).toMatch(/^\d{1,3}(,\d{3})*(\.\d+)?$/);
    }),
  );
});

it('dates are written out', () => {
  expect(longDate('2024-12-10')).toBe('10 December 2024');
  expect(longDate('2025-01-09')).toBe('9 January 2025');
});
