import Big from 'big.js';
import fc from 'fast-check';

import { convertUnits, exactRate, quotient, rateText } from './exact-rate';

const anyRate = fc
  .tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(6, '0')}`);

describe('conversion', () => {
  it.each([
    [5n, '0.1', 0, 1n],
    [-5n, '0.1', 0, -1n],
    [4n, '0.1', 0, 0n],
    [15n, '0.1', 0, 2n],
    [12_345n, '1', -2, 123n],
    [-12_350n, '1', -2, -124n],
    [1n, '0.0005', 3, 1n],
  ])('of %d at %s with %d decimals is %d: rounded once, half away from zero', (units, rate, decimals, expected) =>
    expect(convertUnits(units, exactRate(rate), decimals)).toBe(expected),
  );

  it('is exact until then', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }),
        anyRate,
        anyRate,
        fc.integer({ min: -4, max: 4 }),
        (units, one, other, decimals) => {
          const found = convertUnits(units, quotient(exactRate(one), exactRate(other)), decimals);
          const scale = new Big(10).pow(decimals);
          const error = new Big(String(found))
            .times(other)
            .minus(new Big(String(units)).times(one).times(scale))
            .abs();
          expect(error.times(2).lte(other)).toBe(true);
        },
      ),
    );
  });
});

describe('the text of a rate', () => {
  it.each([
    ['1', '1.000000000'],
    ['1.6168', '1.616800000'],
    ['378453', '378453.0000'],
    ['0.00012345678999', '0.0001234567900'],
    ['9.99999999995', '10.00000000'],
    ['0.099999999999', '0.1000000000'],
    ['12345678901', '12345678900'],
    ['9999999999.5', '10000000000'],
  ])('of %s is %s', (rate, text) => expect(rateText(exactRate(rate))).toBe(text));

  it('has ten significant digits and is as near as they permit', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        const text = rateText(quotient(exactRate(one), exactRate(other)));
        expect(
          text
            .replace('.', '')
            .replace(/^0+/, '')
            .replace(/^1(0+)$/, '1$1').length,
        ).toBeGreaterThanOrEqual(10);
        const ratio = new Big(text).times(other).div(one).minus(1).abs();
        expect(ratio.lt('0.000000001')).toBe(true);
      }),
    );
  });
});
