import { readFile, rowsOf } from '../../../testing/read-statements-of';

it('days out of order do not turn amounts round', () => {
  const lines = [
    '2024-03-02,Tesco,-10,90',
    '2024-05-02,Boots,-5,85',
    '2024-02-15,Shell,-20,65',
    '2024-02-27,Pay,500,565',
  ];
  expect(rowsOf(`Date,Description,Amount,Balance\n${lines.join('\n')}\n`).map((row) => row.slice(0, 17))).toEqual([
    '2024-03-02 -10.00',
    '2024-05-02 -5.00 ',
    '2024-02-15 -20.00',
    '2024-02-27 500.00',
  ]);
});

it('fees of the first entry alone are asked about, since balances agree either way', () => {
  const file = (first: string) =>
    `Date,Description,Amount,Fee,Balance\n${first}15/02/2024,Zara,-17.20,-0.51,82.29\n17/02/2024,Pay,100.00,,182.29\n19/02/2024,Tesco,-2.29,,180.00\n`;
  expect(readFile(file('')).summary.questions).toMatchObject([{ about: 'fees' }]);
  const proven = file('14/02/2024,Pay,50.00,,100.00\n');
  expect(readFile(proven).summary.questions).toEqual([]);
  expect(rowsOf(proven)[1]).toBe('2024-02-15 -17.71 Zara');
});
