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

describe('months pasted together', () => {
  const months = [
    ['2024-01-03,Tesco,-10,190', '2024-01-15,Boots,-15,175', '2024-01-30,Pay,500,675'],
    ['2024-02-02,Tesco,-20,655', '2024-02-15,Boots,-5,650', '2024-02-28,Pay,500,1150'],
    ['2024-03-01,Tesco,-50,1100'],
  ];
  const read = (parts: readonly (readonly string[])[]) =>
    readFile(`Date,Description,Amount,Balance\n${parts.flat().join('\n')}\n`);

  it.each([
    ['newest month first, each from its beginning', [...months].reverse()],
    ['oldest month first, each from its end', months.map((month) => [...month].reverse())],
  ])('%s', (_, parts) => {
    const { summary, entries } = read(parts);
    expect(summary.accounts[0]?.proof.status).toBe('proven');
    expect(summary.questions).toEqual([]);
    expect(entries.map(({ amount }) => String(amount)).sort()).toEqual(
      months
        .flat()
        .map((line) => `${line.split(',')[2] ?? ''}.00`)
        .sort(),
    );
  });

  it('do not agree where an entry is missing', () => {
    const [one = [], two = [], three = []] = months;
    const { summary } = read([three, [two[0] ?? '', two[2] ?? ''], one]);
    expect(summary.accounts[0]?.proof.status).toBe('contradicted');
  });
});
