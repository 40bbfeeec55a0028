import { readFile, rowsOf } from '../../../testing/read-statements-of';

const table = (...lines: string[]) => `${lines.join('\n')}\n`;
const ENTRIES = [
  '05/03/2024;-2,8;Carte;;CB  CAFE        04/03/24;;0;Divers',
  '18/03/2024;-1234,5;Virement;;PRLV SEPA EDF;;;',
];
const OPENING = '01/03/2024;1500,00;;00451 098285A';

describe('balances at the edges of a table without a header', () => {
  it('a whole number is one too', () => {
    const { summary } = readFile(table(OPENING, '15/03/2024;-500,00;Carte;;CB CAFE', '18/03/2024;1000;;00451 098285A'));
    expect(summary.accounts[0]?.proof).toMatchObject({ status: 'proven', opening: '1500.00', closing: '1000.00' });
  });

  it('what they do not prove is contradicted', () => {
    const { summary } = readFile(table(OPENING, ...ENTRIES, '31/03/2024;262,71;;00451 098285A'));
    expect(summary.accounts[0]?.proof).toMatchObject({
      status: 'contradicted',
      breaks: [{ expected: '262.70', found: '262.71' }],
    });
  });

  it('one alone may be either, and cannot be read', () => {
    const { summary, entries } = readFile(table(...ENTRIES, '31/03/2024;262,70;;00451 098285A'));
    expect(summary.errors).toEqual([
      { row: 3, message: 'description: there is an account number alone, as beside a balance' },
    ]);
    expect(entries).toHaveLength(2);
  });

  it.each([
    [
      'numbers where other lines have their text',
      ['01.03.2024;100,00;12345678', '02.03.2024;-5,00;REWE', '03.03.2024;50,00;12345678'],
    ],
    ['the numbers of two accounts', [OPENING, ...ENTRIES, '31/03/2024;262,70;;00451 098286B']],
  ])('%s are entries', (_name, lines) => {
    expect(rowsOf(table(...lines))).toHaveLength(lines.length);
  });
});
