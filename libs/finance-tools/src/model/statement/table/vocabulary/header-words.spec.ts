import { readFile } from '../../../../testing/read-statements-of';
import { headerName } from '../../cells/plain-word';
import { HEADER_WORDS } from './header-words';
import { knownHeader } from './words';

// By language: names of a day, a payee, a text, what left, what came, a balance and a category.
const LANGUAGES = [
  ['English', 'Booking date;Payee;Narrative;Paid out;Paid in;Running balance;Category'],
  ['German', 'Buchungstag;Zahlungsempfänger;Verwendungszweck;Belastung;Gutschrift;Kontostand;Kategorie'],
  [
    'German without umlauts',
    'Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Soll;Haben;Saldo;Kategorie',
  ],
  ['French', "Date d'opération;Bénéficiaire;Libellé;Montant débité;Recette;Solde;Catégorie"],
  ['Italian', 'Data contabile;Beneficiario;Descrizione;Addebiti;Accrediti;Saldo contabile;Categoria'],
  ['Spanish', 'Fecha operación;Ordenante;Concepto;Cargo;Abono;Saldo;Categoría'],
  ['Portuguese', 'Data mov.;Favorecido;Histórico;Débito;Crédito;Saldo contabilístico;Categoria'],
  ['Dutch', 'Boekdatum;Naam tegenpartij;Mededelingen;Af;Bij;Saldo na mutatie;Categorie'],
  ['Polish', 'Data księgowania;Odbiorca;Opis operacji;Obciążenia;Uznania;Saldo po operacji;Kategoria'],
  ['Swedish', 'Bokföringsdag;Mottagare;Meddelande;Uttag;Insättning;Saldo;Kategori'],
  ['Danish', 'Bogført;Modtager;Tekst;Ud;Ind;Bogført saldo;Kategori'],
  ['Norwegian', 'Bokført;Mottaker;Beskrivelse;Ut;Inn;Saldo;Kategori'],
  ['Czech', 'Datum zaúčtování;Název protiúčtu;Zpráva pro příjemce;Výdaje;Příjmy;Zůstatek;Kategorie'],
  ['Hungarian', 'Könyvelés dátuma;Partner neve;Közlemény;Terhelés;Jóváírás;Egyenleg;Kategória'],
] as const;

it.each(LANGUAGES)('%s names of columns are known', (_language, header) => {
  const names = header.split(';');
  const lines =
    '2025-01-13;Anna;Rent;12,50;;87,50;Home\n2025-01-14;Beat;Pay;;100,00;187,50;Work\n2025-01-15;Carl;Bus;7,50;;180,00;Travel\n';
  const { summary, entries } = readFile(`${header}\n${lines}`, 'EUR');
  expect(summary.parts[0]?.mapping.columns).toEqual({
    ...{
      date: names[0],
      payee: names[1],
      description: [names[2]],
      debit: names[3],
      credit: names[4],
      balance: names[5],
    },
    category: names[6],
  });
  expect(summary.accounts[0]?.proof.status).toBe('proven');
  expect(entries.map(({ amount, payee }) => `${amount} ${payee}`)).toEqual([
    '-12.50 Anna',
    '100.00 Beat',
    '-7.50 Carl',
  ]);
});

it('every word of the vocabulary is found as it is written, in its role', () => {
  for (const [role, languages] of Object.entries(HEADER_WORDS)) {
    for (const words of Object.values(languages)) {
      for (const word of words.split(', ')) {
        expect([word, rolesOf(word)]).toEqual([word, expect.arrayContaining([role])]);
      }
    }
  }
});

const rolesOf = (text: string) => knownHeader(headerName(text).name).map(({ role }) => role);

it.each([
  'Betrag (€)',
  'Betrag EUR',
  'Betrag in EUR',
  'BETRAG',
  'Betrag:',
  '"Betrag"',
  '#Betrag',
  'Betrag [EUR]',
  'Betrag*',
])('%s is an amount', (name) => {
  expect(rolesOf(name)).toContain('amount');
});

it('remembers the currency at the end of a name', () => {
  expect(headerName('Saldo CHF')).toMatchObject({ name: 'saldo', currency: 'CHF' });
  expect(headerName('Valor (em R$)')).toMatchObject({ name: 'valor', currency: 'BRL' });
  expect(headerName('Saldo in (CHF)')).toMatchObject({ name: 'saldo', currency: 'CHF' });
  expect(headerName('valor (R$)')).toMatchObject({ name: 'valor', currency: 'BRL' });
  expect(headerName('Value Dat')).toMatchObject({ name: 'value dat', currency: undefined });
});

it.each([
  ['Paid in (£)', 'paid in'],
  ['Paid In (GBP)', 'paid in'],
  ['Money in GBP', 'money in'],
  ['Payments in (USD)', 'payments in'],
  ['Saldo in (CHF)', 'saldo'],
  ['Belastung in CHF', 'belastung'],
  ['Amount in EUR', 'amount'],
])('the "in" of %s', (text, name) => {
  expect(headerName(text).name).toBe(name);
});
