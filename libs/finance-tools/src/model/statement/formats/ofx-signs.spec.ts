import { readFile } from '../../../testing/read-statements-of';

const entry = (kind: string, amount: string) =>
  `<STMTTRN><TRNTYPE>${kind}<DTPOSTED>20250113<TRNAMT>${amount}<NAME>${kind}</STMTTRN>`;
const read = (entries: readonly string[], settings = {}) => {
  const file = `<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>${entries.join('')}</BANKTRANLIST></STMTRS></OFX>`;
  const { summary, entries: found } = readFile(file, 'EUR', settings);
  return [found.map(({ amount }) => String(amount)), summary.parts[0]?.evidence.map(({ about }) => about)];
};
const UNSIGNED = [entry('DEBIT', '20.00'), entry('FEE', '1.00'), entry('CREDIT', '500.00'), entry('DEP', '0.50')];

it('the kinds tell what left where no amount of a debit has a sign', () => {
  expect(read(UNSIGNED)).toEqual([
    ['-20.00', '-1.00', '500.00', '0.50'],
    ['columns', 'amounts'],
  ]);
  expect(read(UNSIGNED, { amounts: 'as_is' })[0]).toEqual(['20.00', '1.00', '500.00', '0.50']);
});

it('a kind that has two sides tells nothing', () => {
  expect(read([...UNSIGNED, entry('POS', '9.00')])[0]).toEqual(['-20.00', '-1.00', '500.00', '0.50']);
});

it('the signs of a bill are turned: debits above zero, and every credit below it', () => {
  const bill = [entry('DEBIT', '20.00'), entry('POS', '5.00'), entry('CREDIT', '-50.00'), entry('POS', '-2.00')];
  expect(read(bill)[0]).toEqual(['-20.00', '-5.00', '50.00', '2.00']);
});

it.each([
  ['one debit is below zero', ['DEBIT', '-20.00'], ['DEBIT', '5.00'], ['CREDIT', '50.00']],
  ['there are debits alone', ['DEBIT', '20.00'], ['DEBIT', '5.00']],
  ['there are credits alone', ['CREDIT', '20.00'], ['CREDIT', '-5.00']],
  ['others have the sign of their kind', ['DEBIT', '5.00'], ['CREDIT', '-9.00'], ['POS', '-3.00'], ['DEP', '50.00']],
  ['something else left', ['DEBIT', '20.00'], ['CREDIT', '50.00'], ['POS', '-5.00']],
])('signs stay as they are where %s', (_, ...entries) => {
  const written = entries.map(([kind = '', amount = '']) => entry(kind, amount));
  expect(read(written)).toEqual([entries.map(([, amount]) => amount), ['columns']]);
});

it('a day may have a blank before its time', () => {
  const file = '<OFX><STMTTRN><DTPOSTED>20250113 101112<TRNAMT>-1.00<NAME>A</STMTTRN></OFX>';
  expect(readFile(file).entries.map(({ bookedAt }) => bookedAt)).toEqual(['2025-01-13T10:11:12']);
});
