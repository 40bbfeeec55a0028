import { readFile, rowsOf } from '../../../testing/read-statements-of';

const file = (...days: readonly string[]) =>
  `Date,Text,Amount\n${days.map((day, index) => `${day},Shop,-${index + 1}.00`).join('\n')}\n`;
const daysOf = (text: string) => rowsOf(text, 'GBP').map((row) => row.slice(0, 10));

describe('years of two digits', () => {
  it.each([
    [
      ['24-02-15', '24-03-01', '24-03-20'],
      ['2024-02-15', '2024-03-01', '2024-03-20'],
    ],
    [
      ['24-03-20', '24-03-01', '24-02-15'],
      ['2024-03-20', '2024-03-01', '2024-02-15'],
    ],
    // Year by year on the fifteenth.
    [
      ['15-03-21', '15-01-22', '15-02-25'],
      ['2021-03-15', '2022-01-15', '2025-02-15'],
    ],
    [
      ['15-02-24', '01-03-24', '20-03-24'],
      ['2024-02-15', '2024-03-01', '2024-03-20'],
    ],
  ])('stand where the rows follow one another in time, and not over decades: %j', (days, read) => {
    expect(daysOf(file(...days))).toEqual(read);
  });

  it('are asked about where either place leaves the rows in order, and the answer is taken', () => {
    const text = file('24-02-15', '24-02-25');
    expect(readFile(text, 'GBP').summary.questions).toMatchObject([
      { about: 'date_order', candidates: [{ answer: { date_order: 'YMD' } }, { answer: { date_order: 'DMY' } }] },
    ]);
    expect(rowsOf(text, 'GBP', { date_order: 'YMD' })[0]).toBe('2024-02-15 -1.00 Shop');
    // A fee on the tenth of January, year by year: the month may stand first as well.
    const fees = readFile(file('01/10/19', '01/10/20', '01/10/21', '01/10/22', '01/10/23'), 'USD').summary;
    expect(fees.questions[0]?.candidates.map(({ answer }) => answer.date_order)).toEqual(['YMD', 'DMY', 'MDY']);
  });
});
