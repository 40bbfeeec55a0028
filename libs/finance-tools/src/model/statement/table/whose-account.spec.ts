import { readFile } from '../../../testing/read-statements-of';

const ONE = 'DE02120300000000202051';
const OTHER = 'DE02500105170137075030';
const numbersOf = (...lines: string[]) =>
  readFile(`${lines.join('\n')}\n`).summary.accounts.map(({ number }) => number);

it('a column of IBANs that some lines leave blank is that of the other side', () => {
  const header = 'Datum;Název protiúčtu;IBAN;Betrag';
  expect(numbersOf(header, `14.03.2024;A;${ONE};-1,50`, `15.03.2024;B;${OTHER};2,50`, '16.03.2024;C;;-3,50')).toEqual([
    null,
  ]);
  expect(numbersOf(header, `14.03.2024;A;${ONE};-1,50`, '16.03.2024;C;;-3,50')).toEqual([null]);
});

it('so is one behind the columns of the other side', () => {
  const header = 'Číslo účtu vlastníka;Datum;Název protiúčtu;IBAN;Protiúčet;Betrag';
  expect(numbersOf(header, `19/0800;14.03.2024;A;${ONE};1;-1,50`, `19/0800;15.03.2024;A;${ONE};1;2,50`)).toEqual([
    '19/0800',
  ]);
});

it('one that each line fills before that of the other side names several accounts of its own', () => {
  const header = 'IBAN/BBAN;Munt;Datum;Volgnr;Bedrag;Tegenrekening IBAN/BBAN;Naam tegenpartij';
  expect(numbersOf(header, `${ONE};EUR;2024-03-14;1;-1,50;;A`, `${OTHER};EUR;2024-03-15;2;2,50;${ONE};B`)).toEqual([
    ONE,
    OTHER,
  ]);
});

it('one that is the same on all lines is the account', () => {
  expect(numbersOf('Datum;Text;IBAN;Betrag', `14.03.2024;A;${ONE};-1,50`, `15.03.2024;B;${ONE};2,50`)).toEqual([ONE]);
});

it('one beside the account’s number, which is the same on all lines, is that of the other side', () => {
  const header = 'Datum;Text;IBAN;Kontonummer;Kontoname;Betrag';
  expect(numbersOf(header, `14.03.2024;A;${ONE};12;Smart;-1,50`, `15.03.2024;B;${OTHER};12;Smart;2,50`)).toEqual([
    '12',
  ]);
});

it('the pockets of an account are accounts of their own', () => {
  const header = 'Date;Text;Amount;Pocket name;Pocket IBAN';
  expect(numbersOf(header, `14.03.2024;To B;-1,50;Main;${ONE}`, `14.03.2024;From A;1,50;Trip;${OTHER}`)).toEqual([
    ONE,
    OTHER,
  ]);
});
