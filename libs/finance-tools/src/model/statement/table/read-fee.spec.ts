import { readFile, rowsOf } from '../../../testing/read-statements-of';

const table = (...lines: string[]) => Buffer.from(`Date,Details,Amount,Fee,Balance\n${lines.join('\n')}\n`);

it('fees above zero leave the account, and one below zero among them was given back', () => {
  const content = table(
    '2026-07-01,Pay,100.00,,100.00',
    '2026-07-02,Monthly fee,,5.00,95.00',
    '2026-07-03,Card fee,,2.00,93.00',
    '2026-07-04,Given back,,-2.00,95.00',
    '2026-07-05,Cash,-20.00,1.00,74.00',
  );
  expect(rowsOf(content)).toEqual([
    '2026-07-01 100.00 Pay',
    '2026-07-02 -5.00 Monthly fee',
    '2026-07-03 -2.00 Card fee',
    '2026-07-04 2.00 Given back',
    '2026-07-05 -21.00 Cash',
  ]);
  expect(readFile(content).summary.accounts[0]?.proof.status).toBe('proven');
});

it('a line with neither an amount nor a fee is left out, and a text about what is pending is an entry', () => {
  const content = table(
    '2026-07-01,Pay,100.00,,100.00',
    '2026-07-02,(Pending) refund,5.00,,105.00',
    '2026-07-03,Note,,0.00,',
  );
  expect(rowsOf(content)).toEqual(['2026-07-01 100.00 Pay', '2026-07-02 5.00 (Pending) refund']);
  expect(readFile(content).summary.leftOutCounts).toMatchObject({ empty: 1 });
});

it.each(['Poplatek v měně účtu', 'Comisión del banco', 'Prowizja za operację'])(
  '%s is a fee, asked about where nothing proves it',
  (name) => {
    const content = `Data;Opis;Kwota;${name}\n2026-07-01;Bankomat;-100,00;-25,00\n2026-07-02;Pensja;2000,00;0,00\n`;
    expect(readFile(content).summary.questions.map(({ about }) => about)).toEqual(['fees']);
  },
);

it('an amount that the fee is part of is none', () => {
  const content = 'Date,Details,Amount,Fees included\n2026-07-01,Cash,-20.00,-21.00\n2026-07-02,Pay,50.00,50.00\n';
  expect(readFile(content).summary.questions).toEqual([]);
});
