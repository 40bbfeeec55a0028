import { rowsOf } from '../../../testing/read-statements-of';

it('a number tells less than the kind of entry beside it', () => {
  const header = 'Boekingsdatum;Transactie;Naam tegenpartij;Bedrag;Mededelingen;Rekeninguittrekselnummer';
  const lines = ['15/01/2024;AANKOOP COLRUYT;;-45,10;;7', '31/01/2024;STORTING;ACME;2.000,00;LOON;7'];
  expect(rowsOf(`${header}\n${lines.join('\n')}\n`)).toEqual([
    '2024-01-15 -45.10 AANKOOP COLRUYT 7',
    '2024-01-31 2000.00 ACME LOON',
  ]);
});
