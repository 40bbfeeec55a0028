import { readFile, refusalOf } from '../../../testing/read-statements-of';

const cents = (amount: number, width = 14) => String(Math.abs(amount)).padStart(width, '0');
const side = (amount: number) => (amount < 0 ? '1' : '2');
const account = (number: string, opening: number, currency = '978') =>
  `1100491234${number}250101250131${side(opening)}${cents(opening)}${currency}3LUNA PAZ`.padEnd(80);
const entry = (day: string, amount: number) =>
  `22    1234${day}${day}02123${side(amount)}${cents(amount)}0000000000000000000000REF 7`.padEnd(80);
const text = (first: string, second = '') => `2301${first.padEnd(38)}${second.padEnd(38)}`;
function end(number: string, amounts: readonly number[], closing: number): string {
  const [outs, ins] = [amounts.filter((one) => one < 0), amounts.filter((one) => one >= 0)];
  const sums = [outs, ins].map((list) => `${cents(list.length, 5)}${cents(list.reduce((sum, one) => sum + one, 0))}`);
  return `3300491234${number}${sums.join('')}${side(closing)}${cents(closing)}978`.padEnd(80);
}
const LAST = `88${'9'.repeat(18)}000005`.padEnd(80);
const ONE = '0000000011';
const FILE = [
  account(ONE, 10_000),
  entry('250113', -4_520),
  text('COMPRA MERCADO SOL', 'MADRID'),
  entry('250115', 150_000),
  end(ONE, [-4_520, 150_000], 155_480),
];

it('the days, amounts, texts and balances of a Cuaderno 43', () => {
  const { summary, entries } = readFile([...FILE, LAST].join('\r\n'));
  expect(entries.map(({ bookedAt, amount, description }) => [bookedAt.slice(0, 10), amount, description])).toEqual([
    ['2025-01-13', '-45.20', 'COMPRA MERCADO SOL MADRID'],
    ['2025-01-15', '1500.00', 'REF 7'],
  ]);
  expect(summary.accounts).toMatchObject([
    { number: '00491234' + ONE, currency: 'EUR', proof: { status: 'proven', opening: '100.00', closing: '1554.80' } },
  ]);
  expect(summary.accounts[0]?.coverage).toMatchObject({ startDate: '2025-01-01', endDate: '2025-01-31' });
});

it('several accounts, each with its currency and a balance that may be below zero', () => {
  const other = '0000000022';
  const file = [...FILE, account(other, -1_000, '840'), entry('250120', 500), end(other, [500], -500), LAST];
  expect(readFile(file.join('\n')).summary.accounts.map(({ currency, proof }) => [currency, proof.status])).toEqual([
    ['EUR', 'proven'],
    ['USD', 'proven'],
  ]);
});

it('an entry that is missing contradicts the balances, and a file that breaks off is broken', () => {
  const missing = FILE.filter((line) => !line.startsWith('22') || line.includes('250113'));
  expect(readFile(missing.join('\n')).summary.accounts[0]?.proof.status).toBe('contradicted');
  expect(refusalOf(FILE.slice(0, 3).join('\n'))).toMatchObject({ reason: 'BROKEN' });
});

it.each([
  ['BAI2', '01,1,2,250113,0800,1,80,1,2/\n02,2,1,1,250113,,USD,2/\n'],
  ['CNAB 240', `${'34100000'.padEnd(240)}\n${'34100011'.padEnd(240)}\n`],
  ['CNAB 400', '02RETORNO01COBRANCA\n'],
  ['CFONB 120', `${'0130004    00123EUR2'.padEnd(120)}\n${'0430004'.padEnd(120)}\n`],
  ['CODA', `${'0000013012572505'.padEnd(128)}\n1\n`],
  ['SIE', '#FLAGGA 0\n#SIETYP 4\n'],
])('other files of banks for companies are called by their names: %s', (name, content) => {
  expect(refusalOf(content)).toMatchObject({
    reason: 'UNKNOWN_FORMAT',
    found: expect.stringContaining(name) as string,
  });
});
