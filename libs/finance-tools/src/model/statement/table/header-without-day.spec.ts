import fc from 'fast-check';

import { readFile, rowsOf } from '../../../testing/read-statements-of';

const LINES = '31.01.2025;Shop;-12,50;87,50\n30.01.2025;Pay;100,00;100,00\n';
const ROWS = ['2025-01-31 -12.50 Shop', '2025-01-30 100.00 Pay'];

it('a day stands under a name that nobody knows', () => {
  const { summary } = readFile(`Zeitpunktus;Verwendungszweck;Betrag;Saldo\n${LINES}`);
  expect(summary.parts[0]?.mapping.columns).toEqual({
    date: 'Zeitpunktus',
    description: ['Verwendungszweck'],
    amount: 'Betrag',
    balance: 'Saldo',
  });
  expect(summary.questions).toEqual([]);
});

it('what left and what came stay where the names say', () => {
  const text = 'Quando;Text;Gutschrift;Belastung\n31.01.2025;Shop;;12,50\n30.01.2025;Pay;100,00;\n';
  expect(rowsOf(text)).toEqual(ROWS);
});

it('also where a known name of a day stands above something else', () => {
  const text = 'Quando;Opis;Iznos;Valuta\n31.1.2025.;Shop;-12,50;EUR\n30.1.2025.;Pay;100,00;EUR\n';
  expect(rowsOf(text)).toEqual(ROWS);
});

it('whatever that name is', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}q[a-z]{2}$/);
  fc.assert(
    fc.property(word, (name) => {
      expect(rowsOf(`${name};Text;Betrag;Saldo\n${LINES}`)).toEqual(ROWS);
    }),
    { numRuns: 30 },
  );
});

it('two known names do not make a header', () => {
  const { summary } = readFile('Quando;Betrag\n31.01.2025;-12,50\n', 'EUR', {
    mapping: { columns: { date: 1, amount: 2 } },
  });
  expect(summary.parts[0]?.mapping.header_row).toBeNull();
});

it('sums above the entries are no header', () => {
  const { summary } = readFile(`Saldo;Gutschriften;Belastungen\n${LINES}`);
  expect(summary.parts[0]?.mapping.header_row).toBeNull();
});
