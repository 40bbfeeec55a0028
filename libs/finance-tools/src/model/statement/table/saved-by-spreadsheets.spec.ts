import { readFile, refusalOf, rowsOf } from '../../../testing/read-statements-of';
import { rowOf, workbookOf } from '../../../testing/workbooks';

const HEADER = 'Date,Description,Amount';
const csv = (...lines: readonly string[]) => `${[HEADER, ...lines].join('\n')}\n`;

describe('days that a spreadsheet left as numbers', () => {
  it.each([
    ['with a point', csv('45325,Target,-20', '45343.5,Pay,900.5')],
    ['with a comma', 'Date;Description;Amount\n45325;Target;-20\n45343,5;Pay;900,5\n'],
    [
      'in a workbook',
      workbookOf({
        Sheet: [HEADER.split(','), [45325, 'Target', -20], [45343.5, 'Pay', 900.5]]
          .map((cells, index) => rowOf(cells, index + 1))
          .join(''),
      }),
    ],
  ])('are those days: %s', (_, file) => {
    expect(rowsOf(file)).toEqual(['2024-02-03 -20.00 Target', '2024-02-21 900.50 Pay']);
  });

  it('count from 1904 in a workbook that says so', () => {
    const rows = [HEADER.split(','), [43863, 'Target', -20]].map((cells, index) => rowOf(cells, index + 1));
    expect(rowsOf(workbookOf({ Sheet: rows.join('') }, true))).toEqual(['2024-02-03 -20.00 Target']);
  });

  it('are none beside days that are written, or under another name', () => {
    expect(readFile(csv('45325,Target,-20', '13/02/2024,Pay,900')).summary.invalidCount).toBe(1);
    expect(refusalOf('Number,Description,Amount\n45325,Target,-20\n').reason).toBe('NO_TABLE');
  });
});

it('a dash beside the sign of a currency is a zero of accountants', () => {
  expect(rowsOf(csv('2024-02-03,Rent," $ (1,850.00)"', '2024-02-04,Nothing," $ -   "'), 'USD')).toEqual([
    '2024-02-03 -1850.00 Rent',
    '2024-02-04 0.00 Nothing',
  ]);
  const pair = 'Date,Details,Debit,Credit\n2024-02-03,Tesco,£12.00,£ -\n2024-02-04,Pay,£-,£100.00\n';
  expect(rowsOf(pair, 'GBP')).toEqual(['2024-02-03 -12.00 Tesco', '2024-02-04 100.00 Pay']);
});

it('what a binary fraction leaves behind is rounded, and other decimals are not', () => {
  const rows = csv('2024-02-03,Tesco,-12.499999999999998', '2024-02-04,Pay,0.30000000000000004');
  expect(rowsOf(rows)).toEqual(['2024-02-03 -12.50 Tesco', '2024-02-04 0.30 Pay']);
  expect(readFile(csv('2024-02-03,Tesco,-12.123456789')).summary.invalidCount).toBe(1);
});

it('the sign of a currency that was decoded twice is that currency', () => {
  expect(rowsOf(csv('2024-02-03,Tesco,-Â£4.50', '2024-02-04,Pay,Â£100.00'), 'GBP')).toEqual([
    '2024-02-03 -4.50 Tesco',
    '2024-02-04 100.00 Pay',
  ]);
  expect(refusalOf(csv('2024-02-03,Tesco,-â‚¬4.50'), 'GBP').reason).toBe('CURRENCY');
});
