import fc from 'fast-check';

import { readFile, rowsOf } from '../../../testing/read-statements-of';

const HEADER = 'Datum;Text;Belastung;Gutschrift';
const amount = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
const month = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 5 });
const total = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

function fileOf(months: readonly (readonly number[])[], labels: (index: number) => string): string {
  const lines = months.flatMap((entries, index) => [
    ...entries.map((cents, place) => `2025-0${index + 1}-1${place};Shop;${amount(cents)};`),
    `;${labels(index)};${amount(total(entries))};`,
  ]);
  return `${[HEADER, ...lines].join('\n')}\n`;
}

it('sums of months between the entries are no entries', () => {
  const label = fc.constantFrom('Total', 'Total Januar', 'January 2025 total', 'Summe Karte 1234', 'Zwischensumme:');
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 6 }), label, (months, text) => {
      const { summary, entries } = readFile(fileOf(months, () => text));
      expect(summary.errors).toEqual([]);
      expect(entries.map((entry) => String(entry.amount))).toEqual(
        months.flat().map((cents) => `-${amount(cents).replace(',', '.')}`),
      );
      expect(summary.leftOutCounts).toMatchObject({ balance: months.length });
      expect(summary.accounts[0]?.proof.status).toBe('consistent');
    }),
    { numRuns: 40 },
  );
});

it('a sum that lacks an entry is noticed', () => {
  const file = fileOf(
    [
      [1_000, 2_000],
      [3_000, 500],
    ],
    () => 'Total',
  ).replace('2025-02-11;Shop;5,00;\n', '');
  expect(readFile(file).summary.accounts[0]?.proof.status).toBe('contradicted');
});

it('an amount without a day that equals the entries above is a total only when it says so', () => {
  const { summary } = readFile(`${HEADER}\n2025-01-10;A;8,00;\n2025-01-11;B;2,00;\n;Shop;10,00;\n2025-02-01;C;1,00;\n`);
  expect(summary.errors.map(({ row }) => row)).toEqual([3]);
  expect(rowsOf(`${HEADER}\n2025-01-10;A;8,00;\n;Total A;8,00;\n2025-02-01;C;1,00;\n`)).toEqual([
    '2025-01-10 -8.00 A',
    '2025-02-01 -1.00 C',
  ]);
});

it('a line with the first and last day of a period is a sum, or is invalid', () => {
  const lines = ['Date,Description,Amount', '1/30/2025,Acme,"1,000.00"', '1/31/2025,Kroger,-35.20'];
  const { summary } = readFile(`${[...lines, '1/1/2025 - 1/31/2025,,964.80'].join('\n')}\n`, 'USD');
  expect(summary).toMatchObject({ errors: [], leftOutCounts: { balance: 1 } });
  const other = readFile(`${[...lines, '1/1/2025 - 1/31/2025,Hotel,-100.00'].join('\n')}\n`, 'USD').summary;
  expect(other).toMatchObject({ invalidCount: 1, leftOutCounts: {} });
});

it('a balance of a month with a day and an amount is an entry', () => {
  const { entries } = readFile('Date;Text;Amount\n2025-01-13;Rent;-900,00\n2025-01-20;May balance;-70,50\n');
  expect(entries.map(({ amount }) => String(amount))).toEqual(['-900.00', '-70.50']);
});
