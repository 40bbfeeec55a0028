import fc from 'fast-check';

import { decimalOfUnits } from '../../decimal';
import { parseAmountCell, unitsOf } from './amount-cell';
import { dayOf, parseDateCell } from './date-cell';

const dayIn = (cell: string) => {
  const date = parseDateCell(cell);
  return date === undefined ? undefined : dayOf(date, 'DMY');
};
const amountIn = (cell: string) => {
  const amount = parseAmountCell(cell);
  const units = amount === undefined ? undefined : unitsOf(amount, '.');
  return units === undefined ? undefined : decimalOfUnits(units);
};

it.each([
  '令和7年1月31日',
  'R07.01.31',
  'R7/1/31',
  '114/01/31',
  '114年1月31日',
  '民國114年01月31日',
  '2025년 1월 31일',
  '２０２５／０１／３１',
  '٣١/٠١/٢٠٢٥',
  '๓๑/๐๑/๒๕๖๘',
  '31 ม.ค. 2568',
  '31 มกราคม 2568',
  '31 Ιανουαρίου 2025',
  '31 січня 2025',
  '31/01/2025  Fri',
  '2025/01/31(金)',
  '31/01/2025 as of 30/01/2025',
  '="31-01-2025 10:15:00"',
])('%s is 31 January 2025', (cell) => {
  expect(dayIn(cell)).toBe('2025-01-31');
});

it.each([
  ['平成31年4月30日', '2019-04-30'],
  ['令和元年5月1日', '2019-05-01'],
  ['昭和64年1月7日', '1989-01-07'],
])('%s is %s', (cell, day) => {
  expect(dayIn(cell)).toBe(day);
});

it.each(['17 Agt 2025', '17 Ags 2025', '17 Ogos 2025', '17 Αυγ 2025', '17 серпня 2025'])('%s is in August', (cell) => {
  expect(dayIn(cell)).toBe('2025-08-17');
});

it.each(['114/01', '11/4/0131', 'R7', 'R.1.31', '1140131', '110-12-345678'])('%s is no day', (cell) => {
  expect(dayIn(cell)).toBeUndefined();
});

it.each([
  ['１，３５０', '1350.00'],
  ['－１，３５０', '-1350.00'],
  ['٩٬٦٤٩٫٨٠', '9649.80'],
  ['๓๕.๒๐', '35.20'],
  ['35,200.00 DB', '-35200.00'],
  ['-$1,000.00 MXN', '-1000.00'],
  ['($35.20 MXN)', '-35.20'],
  ['RD$3,500.20', '3500.20'],
  ['Q 35.20', '35.20'],
  ['S/. 35.20', '35.20'],
  ['▲1,350', '-1350.00'],
  ['△1,350円', '-1350.00'],
  ['350.20(Dr)', '-350.20'],
  ['Cr 350.20', '350.20'],
  ['Dr. 350.20', '-350.20'],
])('%s is %s', (cell, amount) => {
  expect(amountIn(cell)).toBe(amount);
});

it('a sign and a code of different currencies are no amount', () => {
  expect(parseAmountCell('€35.20 USD')).toBeUndefined();
  expect(parseAmountCell('$35.20 MXN')?.currencies).toEqual(['MXN']);
});

it('an amount is the same in the digits of any script', () => {
  const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...zeros), (cents, zero) => {
      const plain = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const other = plain.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
      expect(amountIn(other)).toBe(amountIn(plain));
    }),
  );
});
