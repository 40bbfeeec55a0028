import fc from 'fast-check';

import { decimalOfCents, moneyWriter, writeCurrencyName } from './money';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('an amount', () => {
  it.each([
    ['pt-BR', 'BRL', '1234.50', 'R$ 1.234,50'],
    ['pt-BR', 'BRL', '-39.83', '-R$ 39,83'],
    ['es-MX', 'MXN', '1234.50', '$1,234.50'],
    ['en-GB', 'GBP', '1234.50', '£1,234.50'],
    ['en-GB', 'USD', '0.05', 'US$0.05'],
    ['fr-CH', 'CHF', '1234567.5', '1 234 567.50 CHF'],
    ['fr-CH', 'EUR', '-12.3456', '-12.3456 €'],
    ['en-GB', 'GBP', '99999999999999999999.99', '£99,999,999,999,999,999,999.99'],
  ])('in %s and %s, %s is %s', (locale, currency, amount, written) => {
    expect(plain(moneyWriter(locale, currency)(amount))).toBe(written);
  });

  it('shows a plus sign on request, but not for zero', () => {
    const write = moneyWriter('pt-BR', 'BRL');
    expect(['39.83', '-39.83', '0.00'].map((amount) => plain(write(amount, 'exceptZero')))).toEqual([
      '+R$ 39,83',
      '-R$ 39,83',
      'R$ 0,00',
    ]);
  });

  it('keeps all its digits', () => {
    const digits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 2, max: 4 }), fc.boolean());
    fc.assert(
      fc.property(digits, ([value, decimals, isNegative]) => {
        const text = String(value).padStart(decimals + 1, '0');
        const amount = `${isNegative && value > 0n ? '-' : ''}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
        for (const locale of ['pt-BR', 'es-MX', 'en-GB', 'fr-CH']) {
          const written = moneyWriter(locale, 'GBP')(amount);
          expect(written.replaceAll(/\D/g, '')).toBe(amount.replaceAll(/\D/g, ''));
        }
      }),
    );
  });

  it('is not made of other text, and an unknown currency is left out', () => {
    expect(moneyWriter('en-GB', 'GBP')('<b>12</b>')).toBe('<b>12</b>');
    expect(moneyWriter('en-GB', 'nonsense')('12.5')).toBe('12.50');
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [12345, '123.45'],
    [-100000, '-1000.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('of %d cents is %s', (cents, decimal) => expect(decimalOfCents(cents)).toBe(decimal));
});

describe('the name of a currency', () => {
  it.each([
    ['en-GB', 'CHF', 'Swiss francs'],
    ['en-US', 'USD', 'US dollars'],
    ['pt-BR', 'CHF', 'francos suíços'],
    ['es-MX', 'MXN', 'pesos mexicanos'],
    ['fr-CH', 'CHF', 'francs suisses'],
    ['pt-BR', 'QQQ', 'QQQ'],
    ['pt-BR', 'R$', 'R$'],
  ])('in %s, that of %s within a sentence is %s', (locale, currency, name) => {
    expect(writeCurrencyName(locale, currency)).toBe(name);
  });
});
