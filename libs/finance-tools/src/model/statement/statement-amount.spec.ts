import fc from 'fast-check';

import { parseStatementAmount } from './statement-amount';

describe('an amount in a statement', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ["2'500,00", '2500.00'],
    ['2’500.00', '2500.00'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567,89', '1234567.89'],
    ['1,23,456.78', '123456.78'],
    ['1,234', '1234.00'],
    ['1,234,567', '1234567.00'],
    ['1.234.567', '1234567.00'],
    ['1,2345', '1.2345'],
    ['1234,567', '1234.567'],
    ['1.234', '1.234'],
    ['-12.50', '-12.50'],
    ['\u221212,50', '-12.50'],
    ['12.50-', '-12.50'],
    ['(12.50)', '-12.50'],
    ['+12.50', '12.50'],
    ['- 12.50', '-12.50'],
    ['.5', '0.50'],
    ['-,5', '-0.50'],
    ['-0.00', '0.00'],
    ['12.340000', '12.34'],
    ['0012.5', '12.50'],
    ['999999999999999.9999', '999999999999999.9999'],
  ])('%s is %s', (cell, amount) => expect(parseStatementAmount(cell, 'auto')).toBe(amount));

  it.each([
    ...['', '-', '.', ',', '()', 'abc', '12.', '12.50 CHF', '1e3', '1,23,45', '1.2,3.4', '12.34,56', '(-12)', '-12-'],
    ...['+12-', '--12', '1.23456', '1000000000000000', '=1+1', '12,34,5', '１２', `1.${'0'.repeat(200)}`],
  ])('%j cannot be read', (cell) => expect(parseStatementAmount(cell, 'auto')).toBeUndefined());

  it.each([
    ['1,234', ',', '1.234'],
    ['1.234', ',', '1234.00'],
    ['1,234', '.', '1234.00'],
    ['1.234,5', ',', '1234.50'],
    ['12,50', '.', undefined],
    ['12.50', ',', undefined],
    ['1,234.5', ',', undefined],
  ] as const)('%s with the decimal separator %s is %s', (cell, separator, amount) =>
    expect(parseStatementAmount(cell, separator)).toBe(amount),
  );

  it('is read to the last digit however a bank writes it', () => {
    const styles = [
      { mark: '', point: '.' },
      { mark: ',', point: '.' },
      { mark: '.', point: ',' },
      { mark: "'", point: '.' },
      { mark: '\u00a0', point: ',' },
    ];
    const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...styles), (amount, { mark, point }) => {
        const digits = String(Math.abs(amount)).padStart(3, '0');
        const whole = digits.slice(0, -2).replace(/(?<=\d)(?=(\d{3})+$)/g, mark);
        const sign = amount < 0 ? '-' : '';
        const plain = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(parseStatementAmount(`${sign}${whole}${point}${digits.slice(-2)}`, 'auto')).toBe(plain);
      }),
    );
  });
});
