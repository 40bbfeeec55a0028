import fc from 'fast-check';

import { isIsoCurrency } from './currency';
import { formatMinorUnits, parseMinorUnits, plainDecimal } from './decimal';

describe('plain decimals of JSON numbers', () => {
  it.each([
    [150, '150'],
    [0.1, '0.1'],
    [-2.5, '-2.5'],
    [1e-7, '0.0000001'],
    [1.5e-10, '0.00000000015'],
    [9007199254740991, '9007199254740991'],
  ])('%d is %s', (value, text) => expect(plainDecimal(value)).toBe(text));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 9007199254740992])('%d has none', (value) =>
    expect(plainDecimal(value)).toBeUndefined(),
  );

  it('parses back to the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (value) => {
        const text = plainDecimal(value);
        if (text === undefined) return;
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('minor units', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [123456n, '1234.56'],
    [-100n, '-1.00'],
  ])('%d is %s', (units, text) => expect(formatMinorUnits(units)).toBe(text));

  it.each([
    ['0.00', 0n],
    ['-0.00', 0n],
    ['0.01', 1n],
    ['0010.50', 1050n],
    ['-15.00', -1500n],
    ['9999999999.99', 999999999999n],
  ])('%s are %d', (text, units) => expect(parseMinorUnits(text)).toBe(units));

  it.each([
    '',
    '10',
    '10.5',
    '10.505',
    '.50',
    '+1.00',
    '1e2.00',
    ' 1.00',
    '1.00\n',
    '1,00',
    '1_0.00',
    '١.٠٠',
    '--1.00',
  ])('%j are none', (text) => expect(parseMinorUnits(text)).toBeUndefined());

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.bigInt(), (units) => {
        expect(BigInt(formatMinorUnits(units).replace('.', ''))).toBe(units);
        expect(parseMinorUnits(formatMinorUnits(units))).toBe(units);
      }),
    );
  });
});

it('accepts the codes of ISO 4217 and no others', () => {
  expect(['GBP', 'USD', 'JPY', 'STN', 'VED', 'XCG'].every(isIsoCurrency)).toBe(true);
  expect(['GBX', 'GBp', 'usd', 'XYZ', ''].some(isIsoCurrency)).toBe(false);
});
