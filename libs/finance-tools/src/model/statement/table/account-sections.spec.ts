import { readFile } from '../../../testing/read-statements-of';

const HEADER = '"Buchungstag";"Vorgang";"Buchungstext";"Umsatz in EUR";';
const GIRO = [
  '"Umsätze Girokonto ";"Zeitraum: 30 Tage";',
  '"Neuer Kontostand";"95,00 EUR";',
  HEADER,
  '"14.03.2024";"Lastschrift";"REWE";"-5,00";',
  '"Alter Kontostand";"100,00 EUR";',
];
const read = (...lines: string[]) => readFile(`${[...GIRO, ...lines].join('\n')}\n`);

it('each section of a file has an account of its own, with its own balances', () => {
  const { summary } = read(
    '"Umsätze Tagesgeld PLUS-Konto ";"Zeitraum: 30 Tage";',
    '"Neuer Kontostand";"5.010,00 EUR";',
    HEADER,
    '"12.03.2024";"Übertrag";"Zinsen";"10,00";',
    '"Alter Kontostand";"5.000,00 EUR";',
  );
  expect(summary.errors).toEqual([]);
  expect(
    summary.accounts.map(({ number, sums, proof }) => [number, sums.net, proof.status, proof.opening, proof.closing]),
  ).toEqual([
    [null, '-5.00', 'proven', '100.00', '95.00'],
    ['UmsätzeTagesgeldPLUS-Konto', '10.00', 'proven', '5000.00', '5010.00'],
  ]);
});

it('a section under another header cannot be read', () => {
  const { summary, entries } = read(
    '"Umsätze Visa-Karte (Kreditkarte) ";"Zeitraum: 30 Tage";',
    '"Neuer Kontostand";"-100,00 EUR";',
    '"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";',
    '"11.03.2024";"09.03.2024";"Visa-Umsatz";"0012";"AMAZON";"-45,67";',
    '"Alter Kontostand";"-54,33 EUR";',
  );
  expect(entries.map(({ amount }) => amount)).toEqual(['-5.00']);
  expect(summary.errors.map(({ row }) => row)).toEqual([5, 6]);
  expect(summary.accounts[0]?.proof).toMatchObject({ status: 'proven' });
});

it('the heading of the first one again begins no other account', () => {
  const { summary } = read('"Umsätze Girokonto ";"Zeitraum: 30 Tage";', HEADER, '"12.03.2024";"Übertrag";"B";"10,00";');
  expect(summary.accounts).toHaveLength(1);
});

describe('headings that name accounts by their numbers', () => {
  const NAMES = 'Date;Libellé;Débit euros;Crédit euros;';
  const COURANT = ['M. DUPONT', 'Compte de Dépôt carte n° 11111111111;', 'Solde au 31/01/2025 464,80 €;', '', NAMES];
  const ENTRIES = ['31/01/2025;"CARREFOUR";35,20;;', '30/01/2025;"SALAIRE";;500,00;'];
  const accountsOf = (...lines: string[]) =>
    readFile(`${[...COURANT, ...ENTRIES, ...lines].join('\n')}\n`).summary.accounts.map(({ number, sums }) => [
      number,
      sums.net,
    ]);

  it('begin an account of its own, above a header', () => {
    const livret = [
      '',
      'Livret A n° 222 222 222 22;',
      'Solde au 31/01/2025 100,00 €;',
      '',
      NAMES,
      '15/01/2025;"VERSEMENT";;100,00;',
    ];
    expect(accountsOf(...livret)).toEqual([
      ['11111111111', '464.80'],
      ['22222222222', '100.00'],
    ]);
  });

  it('but not above entries, nor where the number is the same again', () => {
    expect(accountsOf('Mandat n° 99999999999;', '15/01/2025;"VERSEMENT";;100,00;')).toEqual([[null, '564.80']]);
    const again = ['', 'Compte de Dépôt carte n° 11111111111;', NAMES, '15/01/2025;"VERSEMENT";;100,00;'];
    expect(accountsOf(...again)).toEqual([['11111111111', '564.80']]);
  });
});
