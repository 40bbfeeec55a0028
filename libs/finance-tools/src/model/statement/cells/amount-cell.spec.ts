import { decimalOfUnits } from '../../decimal';
import { parseAmountCell, separatorSeen, unitsOf } from './amount-cell';

const read = (cell: string, separator: '.' | ',') => {
  const amount = parseAmountCell(cell);
  const units = amount === undefined ? undefined : unitsOf(amount, separator);
  return units === undefined ? undefined : decimalOfUnits(units);
};

it.each([
  ['12.50', '.', '12.50'],
  ['-12,5', ',', '-12.50'],
  ['12,50-', ',', '-12.50'],
  ['+1.990,00', ',', '1990.00'],
  ['\u22125,00', ',', '-5.00'],
  ['(52.00)', '.', '-52.00'],
  ['($52.00)', '.', '-52.00'],
  ['-$5.00', '.', '-5.00'],
  ['$-5.00', '.', '-5.00'],
  ['R$ -1.234,56', ',', '-1234.56'],
  ['-R$ 1.234,56', ',', '-1234.56'],
  ['12,50 €', ',', '12.50'],
  ['CHF 5.00', '.', '5.00'],
  ['-45,20EUR', ',', '-45.20'],
  ["1'719.80", '.', '1719.80'],
  ['4 990', ',', '4990.00'],
  ['1\u202f204,55', ',', '1204.55'],
  ['1,23,456.78', '.', '123456.78'],
  ['100.00 DR', '.', '-100.00'],
  ['100.00CR', '.', '100.00'],
  ['45.20 OD', '.', '-45.20'],
  ['12,00 S', ',', '-12.00'],
  ['12,00 H', ',', '12.00'],
  // As many letters as stand with an amount: a code and a mark.
  ['CHF 12.00 DR', '.', '-12.00'],
  ['£1,234', '.', '1234.00'],
  ['="12.50"', '.', '12.50'],
  ['\u0001-150.5', ',', '-150.50'],
  ['.50', '.', '0.50'],
  ['1.234', ',', '1234.00'],
  ['1.234', '.', '1.234'],
  ['31,43 zł', ',', '31.43'],
  ['1 234,50 kr', ',', '1234.50'],
  ['￥1,200', '.', '1200.00'],
] as const)('%j with %s is %s', (cell, separator, amount) => {
  expect(read(cell, separator)).toBe(amount);
});

it.each([
  '1e9',
  '12 %',
  '--5',
  '-5-',
  '-(5)',
  'abc',
  '',
  '-',
  '1.2.3',
  '12.-',
  '-5.00 DR',
  '5 apples',
  '2025-01-31',
  'Ref 12',
  'NaN',
])('%j is no amount', (cell) => {
  expect([read(cell, '.'), read(cell, ',')]).toEqual([undefined, undefined]);
});

it('knows the currency that stands with it', () => {
  expect(parseAmountCell('12 EUR')?.currencies).toEqual(['EUR']);
  expect(parseAmountCell('£5')?.currencies).toContain('GBP');
  expect(parseAmountCell('5')?.currencies).toBeUndefined();
});

it.each([
  ['1234', 'none'],
  ['1.234', 'open'],
  ['1,234', 'open'],
  ['1.23', '.'],
  ['1,2', ','],
  ['1.234.567', ','],
  ['1.234,56', ','],
  ['1,234.56', '.'],
  ['0.125', '.'],
  ['1234.567', '.'],
] as const)('%s says %s about the decimal separator', (digits, seen) => {
  expect(separatorSeen(digits)).toBe(seen);
});
