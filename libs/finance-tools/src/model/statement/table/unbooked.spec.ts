import { readFile, rowsOf } from '../../../testing/read-statements-of';

const leftOut = (text: string) => readFile(text).summary.leftOutCounts;

it.each([
  ['Datum;Bokfört', 'Belopp'],
  ['Date;Posted Date', 'Amount'],
  ['Datum;Gebucht am', 'Betrag'],
])('%s: what has no day of booking is not booked yet', (days, amount) => {
  const text = `${days};Text;${amount}\n2025-01-31;;Hotel;-90.00\n2025-01-30;2025-01-31;Shop;-12.50\n`;
  expect(rowsOf(text)).toEqual(['2025-01-30 -12.50 Shop']);
  expect(leftOut(text)).toMatchObject({ pending: 1 });
});

it.each([
  ['a balance that has it', 'Date;Posted Date;Text;Amount;Balance', '2025-01-31;;Shop;-12.50;87.50'],
  ['no day of settlement, which trades have', 'Date;Settlement Date;Text;Amount', '2025-01-31;;Shop;-12.50'],
])('with %s an entry is booked', (_, header, line) => {
  const other = line.replace(';;', ';2025-01-30;').replace('-31', '-30').replace('87.50', '100.00');
  expect(rowsOf(`${header}\n${line}\n${other}\n`)).toEqual(['2025-01-31 -12.50 Shop', '2025-01-30 -12.50 Shop']);
});

it('a column of days that is blank throughout says nothing', () => {
  expect(rowsOf('Datum;Bokfört;Text;Belopp\n2025-01-30;;Shop;-12.50\n')).toEqual(['2025-01-30 -12.50 Shop']);
});

it('a status says so where the day is blank as well', () => {
  const text = 'Date;Text;Amount;Status\n;Hotel;-90.00;Pending\n2025-01-31;Shop;-12.50;Posted\n';
  expect(rowsOf(text)).toEqual(['2025-01-31 -12.50 Shop']);
  expect(leftOut(text)).toMatchObject({ pending: 1 });
});

it('a part of a collective order without a day of booking is no pending entry', () => {
  const text =
    'Abschlussdatum;Buchungsdatum;Text;Betrag;Einzelbetrag\n2025-01-31;2025-01-31;Sammelauftrag;-100.00;\n2025-01-31;;Miete;;-60.00\n2025-01-31;;Strom;;-40.00\n';
  expect(rowsOf(text)).toEqual(['2025-01-31 -100.00 Sammelauftrag Miete Strom']);
  expect(leftOut(text)).not.toHaveProperty('pending');
});

it('a balance with a day may have its word in a column of something else', () => {
  const text =
    'Buchungstag;Verwendungszweck;Währung;Umsatz; \n31.01.2025;Shop;EUR;35,20;S\n30.01.2025;Pay;EUR;2.000,00;H\n' +
    '01.01.2025;;Anfangssaldo;1.000,00;H\n31.01.2025;;Endsaldo;2.964,80;H\n';
  expect(rowsOf(text)).toEqual(['2025-01-31 -35.20 Shop', '2025-01-30 2000.00 Pay']);
  expect(leftOut(text)).toMatchObject({ balance: 2 });
  expect(readFile(text).summary.accounts[0]?.proof.status).toBe('proven');
});

it('a column says by no that a line is not booked, or why it never will be', () => {
  const booked = 'Date,Text,Amount,Booked\n2025-01-31,Shop,-12.50,true\n2025-01-31,Hotel,-90.00,false\n';
  expect(rowsOf(booked)).toEqual(['2025-01-31 -12.50 Shop']);
  expect(leftOut(booked)).toMatchObject({ pending: 1 });
  const refused = 'Date,Text,Amount,Decline reason\n2025-01-31,Shop,-12.50,N/A\n2025-01-31,Hotel,-90.00,NO_FUNDS\n';
  expect(rowsOf(refused)).toEqual(['2025-01-31 -12.50 Shop']);
  expect(leftOut(refused)).toMatchObject({ reverted: 1 });
});
