import fc from 'fast-check';

import { centsOf, readAmount, typedAmount } from './amount';

const LOCALES = ['en-GB', 'pt-BR', 'es-MX', 'es-ES', 'fr-FR', 'fr-CH'];

it.each([
  ['en-GB', '12', '12.00'],
  ['en-GB', ' 1,234.5 ', '1234.50'],
  ['en-GB', '12,50', '12.50'],
  ['en-GB', '1,234', '1234.00'],
  ['pt-BR', '1.234,56', '1234.56'],
  ['pt-BR', '1.234', '1234.00'],
  ['pt-BR', '15.5', '15.50'],
  ['fr-FR', '1 234,5', '1234.50'],
  ['fr-CH', '1’234.50', '1234.50'],
  ['es-MX', '007', '7.00'],
])('in %s %j is %s', (locale, typed, amount) => expect(readAmount(locale, typed)).toBe(amount));

it.each([
  '',
  'x',
  '-5',
  '1,2,3',
  '12.345.6',
  '0x10',
  '1.234,567',
  '١٢',
  '12,50,',
  '.',
  '1e3',
  '0,500',
  '0.500',
  '15 50',
  '1 2',
  "12'5",
])('%j is no amount', (typed) =>
  expect(LOCALES.map((locale) => readAmount(locale, typed))).toEqual(LOCALES.map(() => undefined)),
);

it('an amount that was written by the locale is read as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.boolean(),
      (locale, cents, isGrouped) => {
        const decimal = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: isGrouped }).format(
          decimal as Intl.StringNumericLiteral,
        );
        expect(readAmount(locale, written)).toBe(decimal);
        expect(readAmount(locale, typedAmount(locale, decimal))).toBe(decimal);
        expect(centsOf(decimal)).toBe(cents);
      },
    ),
  );
});
