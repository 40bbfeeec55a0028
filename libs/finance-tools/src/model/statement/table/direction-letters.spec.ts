import { readFile, rowsOf } from '../../../testing/read-statements-of';
import { directionLetters } from './direction-letters';

it.each([
  ['cargo/abono', ['C', 'A'], { c: -1, a: 1 }],
  ['abono/cargo', ['a', 'c'], { a: 1, c: -1 }],
  ['cargo o abono', ['C'], { c: -1, a: 1 }],
  ['debe/haber', ['D', 'H'], { d: -1, h: 1 }],
  ['credito/debito', ['C', 'D'], { c: 1, d: -1 }],
  // A C beside a D is a credit.
  ['cargo/abono', ['C', 'D'], undefined],
  ['d/c', ['D'], undefined],
  ['type', ['C'], undefined],
  ['ingreso/inflow', ['I'], undefined],
] as const)('%s above %j', (name, cells, letters) => {
  const found = directionLetters(name, cells);
  expect(found === undefined ? undefined : Object.fromEntries(found)).toEqual(letters);
});

const under = (name: string, ...lines: string[]) => `FECHA;DESCRIPCION;MONTO;${name}\n${lines.join('\n')}\n`;

it('a printed sign is not turned by a direction that agrees with it', () => {
  const content = under('CARGO/ABONO', '14/03/2024;LIDER;-12500;C', '15/03/2024;JUMBO;-8990;C');
  expect(rowsOf(content, 'CLP')).toEqual(['2024-03-14 -12500.00 LIDER', '2024-03-15 -8990.00 JUMBO']);
});

it('amounts without signs have those of the direction', () => {
  const content = under('CARGO/ABONO', '14/03/2024;LIDER;12.50;C', '15/03/2024;SUELDO;900.00;A');
  expect(rowsOf(content, 'CLP')).toEqual(['2024-03-14 -12.50 LIDER', '2024-03-15 900.00 SUELDO']);
  const ofCredits = under('CARGO/ABONO', '14/03/2024;LIDER;12.50;D', '15/03/2024;SUELDO;900.00;C');
  expect(rowsOf(ofCredits, 'CLP')).toEqual(['2024-03-14 -12.50 LIDER', '2024-03-15 900.00 SUELDO']);
});

it('a direction that would turn every printed minus is asked about', () => {
  const { summary } = readFile(under('D/C', '14/03/2024;LIDER;-12.50;C', '15/03/2024;JUMBO;-8.90;C'), 'CLP');
  expect(summary.questions).toMatchObject([
    {
      about: 'columns',
      candidates: [{ sums: { net: '21.40' } }, { answer: { mapping: { columns: { amount: 'MONTO' } } } }],
    },
  ]);
});
