import fc from 'fast-check';

import { addDecimals, compareDecimals, decimalFromNumeric, parseDecimal, type Decimal } from './decimal';

describe('a decimal', () => {
  it.each([
    ['0', '0.00'],
    ['-0', '0.00'],
    ['-0.0000', '0.00'],
    ['-54.2', '-54.20'],
    ['0.0005', '0.0005'],
    ['1.5000', '1.50'],
    ['1.2340', '1.234'],
    ['007.5', '7.50'],
    ['999999999999999.9999', '999999999999999.9999'],
    [2400, '2400.00'],
    [-12.3, '-12.30'],
    [0.1, '0.10'],
    [-0, '0.00'],
    [1e3, '1000.00'],
  ])('%j is read as %s', (given, published) => expect(parseDecimal(given)).toBe(published));

  it.each([
    ...['', ' 1', '1 ', '+1', '1,5', '1e3', '.5', '5.', '1.23456', '1000000000000000', '--1', '0x10', '٣', '1\n'],
    ...[0.1 + 0.2, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY],
  ])('%j is none', (given) => expect(parseDecimal(given)).toBeUndefined());

  it('from the database keeps every digit and loses zeros beyond the second', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), (units) => {
        const size = String(units < 0n ? -units : units).padStart(5, '0');
        const numeric = `${units < 0n ? '-' : ''}${size.slice(0, -4)}.${size.slice(-4)}`;
        const published = decimalFromNumeric(numeric);
        expect(published).toMatch(/^-?(0|[1-9]\d*)\.(\d{2}|\d{2}[1-9]|\d{3}[1-9])$/);
        const [whole = '', fraction = ''] = published.split('.');
        expect(BigInt(whole + fraction.padEnd(4, '0'))).toBe(units);
        expect(published).not.toBe('-0.00');
      }),
    );
  });

  const units = fc.integer({ min: -50_000, max: 50_000 });

  it('adds exactly', () => {
    const text = (value: number) => parseDecimal(value / 10_000) as Decimal;
    fc.assert(fc.property(units, units, (a, b) => expect(addDecimals(text(a), text(b))).toBe(text(a + b))));
    expect(addDecimals('999999999999999.9999' as Decimal, '0.0001' as Decimal)).toBe('1000000000000000.00');
  });

  it('compares by value', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        const [one, other] = [a, b].map((each) => parseDecimal(each / 10_000) as Decimal);
        expect(Math.sign(compareDecimals(one as Decimal, other as Decimal))).toBe(Math.sign(a - b));
      }),
    );
  });
});
