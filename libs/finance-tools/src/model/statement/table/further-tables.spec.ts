import { readFile, rowsOf } from '../../../testing/read-statements-of';

const HEADER = 'Date,Description,Amount';
const FIRST = [HEADER, '2025-01-13,Shop,-20.00', '2025-01-14,Pay,500.00', ''];
const ROWS = ['2025-01-13 -20.00 Shop', '2025-01-14 500.00 Pay'];
const table = (...lines: string[]) => `${[...FIRST, ...lines].join('\n')}\n`;

it.each(
  [
    ['Upcoming payments', 'Scheduled standing orders', 'Pending transactions (2)', 'Transactions not yet posted'],
    ['Vorgemerkte Umsätze', 'Geplante Zahlungen', 'Noch nicht gebuchte Umsätze', 'Opérations à venir'],
    ['Movimientos pendientes', 'Próximos pagos', 'Lançamentos futuros', 'Movimenti non contabilizzati'],
    ['Geplande betalingen', 'Reserverade belopp', 'Oczekujące transakcje', 'Bekleyen İşlemler'],
  ].flat(),
)('what stands below %s is pending, with a header of its own or not', (heading) => {
  const planned = '2025-02-01,Rent,-700.00';
  const others = ['Date,Amount,To whom', '2025-02-01,-700.00,Rent'];
  for (const lines of [[planned], [HEADER, planned], others]) {
    const content = table(heading, ...lines);
    expect(rowsOf(content)).toEqual(ROWS);
    expect(readFile(content).summary).toMatchObject({ invalidCount: 0, leftOutCounts: { pending: 1 } });
  }
});

it.each([
  ['points', 'Date,Description,Points', '2025-01-13,Shop,20'],
  ['fees', 'Date,Fee type,Fee,Rate', '2025-01-13,Foreign use,1.50,2.75'],
  ['prices', 'Date,Symbol,Price', '2025-01-31,VTI,291.10'],
  ['sums', 'Statement date,Opening balance,Closing balance', '2025-01-31,100.00,580.00'],
])('lines of a table of %s are invalid, until the first one goes on', (_, header, line) => {
  const content = table('Others', header, line, '', HEADER, '2025-01-15,Bus,-2.00');
  expect(rowsOf(content)).toEqual([...ROWS, '2025-01-15 -2.00 Bus']);
  const message = 'header: another one stands above; send that section as a file of its own';
  expect(readFile(content).summary.errors.map((error) => error.message)).toEqual([message]);
});

it.each([
  ['the same header', ['February', HEADER]],
  ['one in other words', ['Date,Details,Amount']],
  ['one of two lines', [HEADER, 'Date,,EUR']],
])('a table under %s is read on', (_, lines) => {
  const content = table(...lines, '2025-02-15,Bus,-2.00');
  expect(rowsOf(content)).toEqual([...ROWS, '2025-02-15 -2.00 Bus']);
  expect(readFile(content).summary.invalidCount).toBe(0);
});

it('what is pending may stand first, below a heading or above one with numbers', () => {
  const pending = ['Scheduled payments', HEADER, '2025-02-01,Rent,-700.00', '', 'Transactions 13 to 14 January 2025'];
  expect(rowsOf(`${[...pending, ...FIRST].join('\n')}\n`)).toEqual(ROWS);
});

it('texts of entries are no headings', () => {
  const content = table('2025-01-15,Upcoming payments,-3.00', ',Pending payments,', '2025-01-16,Bus,-2.00');
  expect(rowsOf(content)).toEqual([
    ...ROWS,
    '2025-01-15 -3.00 Upcoming payments Pending payments',
    '2025-01-16 -2.00 Bus',
  ]);
});

it.each([
  ['Fecha;Fecha;Concepto;Importe', 'operación;valor;;(EUR)'],
  ['Fecha;;Concepto;Importe;Saldo', ';;;(EUR);(EUR)'],
])('a header of two lines: %s', (first, second) => {
  const rows = ['15/01/2025;15/01/2025;Shop;-20,00;480,00', '14/01/2025;14/01/2025;Pay;500,00;500,00'];
  const content = `${[first, second, ...rows].join('\n')}\n`;
  expect(rowsOf(content)).toEqual(['2025-01-15 -20.00 Shop', '2025-01-14 500.00 Pay']);
  expect(readFile(content).summary).toMatchObject({ invalidCount: 0, questions: [] });
});

it('the second line of a header says the currency of each amount', () => {
  const header = ['Data;Opis;Kwota;Kwota', ';;(USD);(EUR)'];
  const content = [...header, '15/01/2025;Shop;;-20,00', '14/01/2025;Pay;;500,00', '13/01/2025;Bar;-7,00;'].join('\n');
  expect(rowsOf(content)).toEqual(['2025-01-15 -20.00 Shop', '2025-01-14 500.00 Pay']);
  expect(readFile(content).summary.errors.map((error) => error.row)).toEqual([4]);
});
