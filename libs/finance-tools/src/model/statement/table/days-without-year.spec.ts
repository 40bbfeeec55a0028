import { readFile, refusalOf, rowsOf } from '../../../testing/read-statements-of';

const table = (...lines: string[]) => `${lines.join('\n')}\n`;
const daysOf = (content: string, currency?: string) => rowsOf(content, currency).map((row) => row.slice(0, 10));

it('a mutasi of KlikBCA has its year in the period', () => {
  const content = table(
    'Informasi Rekening - Mutasi Rekening',
    'Periode : 15/12/2024 - 14/01/2025',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    "'16/12,BUNGA,0000,100.00,CR,1000100.00",
    "'30/12,TARIKAN ATM,0000,100000.00,DB,900100.00",
    "'05/01,SWITCHING CR,0000,50000.00,CR,950100.00",
    'PEND,KARTU DEBIT,0000,7500.00,DB,',
    'Saldo Awal : 1000000.00',
  );
  expect(rowsOf(content, 'IDR')).toEqual([
    '2024-12-16 100.00 BUNGA',
    '2024-12-30 -100000.00 TARIKAN ATM',
    '2025-01-05 50000.00 SWITCHING CR',
  ]);
  expect(readFile(content, 'IDR').summary).toMatchObject({
    ...{ invalidCount: 0, leftOutCounts: { pending: 1 }, accounts: [{ proof: { status: 'proven' } }] },
  });
});

it.each([
  ['Período: 01/12/2024 al 31/01/2025', ['27/12', '03/01'], ['2024-12-27', '2025-01-03']],
  ['Opening/Closing Date,12/13/24 - 01/12/25', ['12/16', '01/09'], ['2024-12-16', '2025-01-09']],
  ['"December 14, 2024 through January 15, 2025"', ['12/31', '01/13'], ['2024-12-31', '2025-01-13']],
  ['Statement From 01-JAN-2025 To 28-FEB-2025', ['31-JAN', '03-FEB'], ['2025-01-31', '2025-02-03']],
  ['Kontoauszug vom 01.12.2024 bis 31.01.2025', ['30.12.', '03.01.'], ['2024-12-30', '2025-01-03']],
  ['Időszak: 2025.01.01 - 2025.02.28', ['01.15.', '02.03.'], ['2025-01-15', '2025-02-03']],
  ['PERIODE : JANUARI 2025', ['05/01', '20/01'], ['2025-01-05', '2025-01-20']],
  ['Statement date 5 Jan 2025', ['12/30', '01/03'], ['2024-12-30', '2025-01-03']],
  ['Fecha de corte: 15/01/2025', ['18-DIC', '02-ENE'], ['2024-12-18', '2025-01-02']],
  ['Period: 01/12/2567 - 31/01/2568', ['15/12', '20/01'], ['2024-12-15', '2025-01-20']],
  ['From 15 Feb 2024 to 14 Mar 2024', ['29 Feb', 'Mar 1'], ['2024-02-29', '2024-03-01']],
])('%s', (stated, days, expected) => {
  const rows = days.map((day, index) => `${day},Shop,-${index + 1}.50`);
  expect(daysOf(table(stated, '', 'Date,Description,Amount', ...rows))).toEqual(expected);
  expect(daysOf(table('Date,Description,Amount', ...rows, '', stated))).toEqual(expected);
});

it.each([
  'Downloaded on 01/15/2025',
  'Payment due date 02/05/2025',
  'Zeitraum: 01.01.2023 - 31.12.2024',
  'Statement period: 1 March 2025 to 31 March 2025',
])('%s tells no year', (stated) => {
  const content = table(stated, 'Date,Description,Amount', '20 Dec,Shop,-1.00', '4 Jan,Shop,-2.00');
  expect(refusalOf(content)).toMatchObject({ reason: 'NO_ENTRIES', found: 'the days have no year (20 Dec)' });
});

it.each([
  ['outside the period', 'Statement period: 1 January 2025 to 31 January 2025', '16 Mar'],
  ['after the date of the statement', 'Statement date: 20 January 2025', '21 Jan'],
  ['of two years', 'Zeitraum: 01.12.2023 - 18.01.2025', '15.12.'],
])('a day %s is invalid', (_, stated, day) => {
  const content = table(stated, 'Date,Description,Amount', '12 Jan,Shop,-1.00', `${day},Shop,-2.00`, '20 Feb,Pay,3.00');
  const { summary } = readFile(content);
  expect(summary.errors.map(({ message }) => message)).toContainEqual(expect.stringContaining(`"${day}"`));
});

it('an order that changes the year, or only the day, is not guessed', () => {
  const rows = (...days: string[]) => ['Date,Description,Amount', ...days.map((day) => `${day},Shop,-1.00`)];
  const turn = table('Statement period: 1 Dec 2024 to 31 Jan 2025', ...rows('12/01', '01/12'));
  expect(refusalOf(turn, 'GBP').reason).toBe('NO_ENTRIES');
  expect(readFile(turn, 'GBP', { date_order: 'DMY' }).entries.map(({ bookedAt }) => bookedAt.slice(0, 10))).toEqual([
    '2025-01-12',
    '2024-12-01',
  ]);
  const quarter = table('Statement date: 31 March 2025', ...rows('02/03', '03/01', '01/02'));
  expect(readFile(quarter, 'GBP').summary.questions.map(({ about }) => about)).toEqual(['date_order']);
});
