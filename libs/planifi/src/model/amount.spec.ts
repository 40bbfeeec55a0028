import fc from 'fast-check';

import { amountText } from './amount';

/** Every amount there is: whole cents up to 999999999999.99. */
const cents = fc.bigInt({ min: 1n, max: 99_999_999_999_999n });
const textOf = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

describe('amounts', () => {
  it.each([
    [24.99, '24.99'],
    [100.1, '100.10'],
    [0.01, '0.01'],
    [1e3, '1000.00'],
    [12, '12.00'],
    [999_999_999_999.99, '999999999999.99'],
    [0.29, '0.29'],
    [1.1 + 2.2 - 3, undefined],
    [0.1 + 0.2, undefined],
    [1.005, undefined],
    [0.001, undefined],
    [1e-7, undefined],
    [Number.MIN_VALUE, undefined],
    [0, undefined],
    [-0, undefined],
    [-5, undefined],
    [1e12, undefined],
    [999_999_999_999.991, undefined],
    [1e300, undefined],
    [Infinity, undefined],
    [NaN, undefined],
  ])('%d is %s', (amount, text) => expect(amountText(amount)).toBe(text));

  it('come back as the same number, whatever the cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = textOf(amount);
        const sent = JSON.parse(text) as number;
        expect(amountText(sent)).toBe(text);
        expect(Number(amountText(sent))).toBe(sent);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are refused with a digit after the cents', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9 }), (amount, digit) => {
        const sent = Number(`${textOf(amount)}${digit}`);
        // Beyond fifteen digits a double is the nearest of several texts.
        fc.pre(JSON.stringify(sent) === `${textOf(amount)}${digit}`);
        expect(amountText(sent)).toBeUndefined();
      }),
    );
  });
});
