import { readFile, refusalOf, rowsOf } from '../../../testing/read-statements-of';

const PAIR = 'Date;Text;Debit;Credit\n2025-01-14;Coffee;4.50;\n2025-01-20;Wages;;2500.00\n';

it.each([
  ['two columns', PAIR],
  ['a column of directions', 'Date;Text;Amount;Debit/Credit\n2025-01-14;Coffee;4.50;D\n2025-01-20;Wages;2500.00;C\n'],
])('amounts whose signs %s tell cannot be inverted', (_, content) => {
  expect(rowsOf(content)).toEqual(['2025-01-14 -4.50 Coffee', '2025-01-20 2500.00 Wages']);
  expect(refusalOf(content, 'EUR', { amounts: 'inverted' })).toMatchObject({
    reason: 'MAPPING',
    found: expect.stringContaining('cannot be inverted'),
  });
});

it('amounts with signs of their own can be', () => {
  const { entries } = readFile('Date;Text;Amount\n2025-01-14;Coffee;4.50\n2025-01-20;Payment;-20.00\n', 'EUR', {
    amounts: 'inverted',
  });
  expect(entries.map(({ amount }) => String(amount))).toEqual(['-4.50', '20.00']);
});
