import { rowsOf } from '../../../testing/read-statements-of';

it('a number tells less than the kind of entry beside it', () => {
  const header = 'Boekingsdatum;Transactie;Naam tegenpartij;Bedrag;Mededelingen;Rekeninguittrekselnummer';
  const lines = ['15/01/2024;AANKOOP COLRUYT;;-45,10;;7', '31/01/2024;STORTING;ACME;2.000,00;LOON;7'];
  expect(rowsOf(`${header}\n${lines.join('\n')}\n`)).toEqual([
    '2024-01-15 -45.10 AANKOOP COLRUYT 7',
    '2024-01-31 2000.00 ACME LOON',
  ]);
});

it('an instalment is told from the others of its purchase, which have its day and text', () => {
  const month = (part: string) =>
    rowsOf(
      `Data;Estabelecimento;Valor;Parcela\n13/01/2025;AMAZON;-45,20;${part}\n14/01/2025;PADARIA;-8,50;-\n`,
      'BRL',
      { amounts: 'as_is' },
    );
  expect(month('1 de 3')).toEqual(['2025-01-13 -45.20 AMAZON 1 de 3', '2025-01-14 -8.50 PADARIA']);
  expect(month('2 de 3')[0]).toBe('2025-01-13 -45.20 AMAZON 2 de 3');
});

it('a text is kept as it was where the columns of it were remembered before those of instalments were known', () => {
  const content = 'Data;Estabelecimento;Valor;Parcela\n13/01/2025;AMAZON;-45,20;1 de 3\n';
  const mapping = { columns: { description: ['Estabelecimento'] } };
  expect(rowsOf(content, 'BRL', { amounts: 'as_is', mapping })).toEqual(['2025-01-13 -45.20 AMAZON']);
});

it('of two names the other side is who sent what came, and who received what left', () => {
  const header = 'Data transakcji;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji';
  const lines = ['14-01-2025;JAN;ŻABKA;KARTA;-45,20', '13-01-2025;ACME;JAN;PENSJA;2000,00'];
  expect(rowsOf(`${header}\n${lines.join('\n')}\n`, 'PLN')).toEqual([
    '2025-01-14 -45.20 ŻABKA KARTA',
    '2025-01-13 2000.00 ACME PENSJA',
  ]);
});

it('ING Belgium', () => {
  const header =
    'Numéro de compte;Numéro de mouvement;Date comptable;Montant;Devise;Libellés;Détails du mouvement;Message';
  const lines = ['BE68539007547034;12;15/01/2025;-45,20;EUR;Bancontact;DELHAIZE;'];
  expect(rowsOf(`${header}\n${lines.join('\n')}\n`)).toEqual(['2025-01-15 -45.20 Bancontact DELHAIZE']);
});
