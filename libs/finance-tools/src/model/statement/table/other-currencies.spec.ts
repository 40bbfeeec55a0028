import { readFile, refusalOf, rowsOf } from '../../../testing/read-statements-of';

const HEADER =
  '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"';
const read = (...lines: string[]) => readFile(`${[HEADER, ...lines].join('\n')}\n`, 'CAD').summary;

describe('several accounts in one file', () => {
  it('numbers beside a type of account are own ones', () => {
    const { accounts, invalidCount } = read(
      'Chequing,01234-5678901,3/3/2026,,"ONLINE TRANSFER TO VISA","",-500.00,,',
      'Chequing,01234-5678902,3/13/2026,,"PAYROLL DEPOSIT","ACME",1500.00,,',
      'Visa,4510123412341234,3/3/2026,,"PAYMENT - THANK YOU","",500.00,,',
    );
    expect(accounts.map(({ number, sums }) => `${number} ${sums.net}`)).toEqual([
      '01234-5678901 -500.00',
      '01234-5678902 1500.00',
      '4510123412341234 500.00',
    ]);
    expect(invalidCount).toBe(0);
  });

  it('numbers without a type, or with one in some lines alone, may be those of others', () => {
    const header = 'Date,Account Type,Account Number,Description,Amount';
    const lines = ['2026-03-03,Chequing,111222,A,-1.00', '2026-03-04,,333444,B,-2.00'];
    expect(readFile(`${[header, ...lines].join('\n')}\n`, 'CAD').summary.accounts).toHaveLength(1);
  });

  it('an amount in another currency is not left out in silence', () => {
    const { errors, accounts } = read(
      'Chequing,01234-5678901,3/3/2026,,"TIM HORTONS","",-5.25,,',
      'Chequing,01234-5678901,3/5/2026,,"TRANSFER","",,50.00,',
      'Chequing,01234-5678901,3/6/2026,,"NOTHING","",,0.00,',
    );
    expect(errors).toEqual([{ row: 2, message: 'currency: "50.00" is in USD, other amounts are in CAD' }]);
    expect(accounts).toMatchObject([{ validCount: 1 }]);
  });
});

it.each([
  ['Amount ($)', 'CAD'],
  ['Beløb kr', 'DKK'],
  ['Monto Pesos', 'CLP'],
  ['Montant en dollars', 'CAD'],
  ['Montant (francs)', 'CHF'],
  ['Сумма (RUR)', 'RUB'],
])('%s is in the currency of an account in %s', (name, currency) => {
  const text = `Date,Description,${name}\n2025-01-30,Salary,1000.25\n2025-01-31,Shop,-35.20\n`;
  expect(rowsOf(text, currency)).toEqual(['2025-01-30 1000.25 Salary', '2025-01-31 -35.20 Shop']);
});

it('a sign that cannot stand for the currency of the account is refused', () => {
  const text = 'Date,Description,Amount ($)\n2025-01-31,Shop,-35.20\n';
  expect(refusalOf(text, 'EUR').reason).toBe('CURRENCY');
});

describe('amounts with a currency each', () => {
  const lines = ['Datum;Text;Betrag', '31.01.2025;Amazon US;-20,00 USD', '30.01.2025;Lohn;3.000,00 EUR'];
  const text = `${lines.join('\n')}\n`;

  it('are invalid where some are in another one than the account', () => {
    const { summary, entries } = readFile(text);
    expect(entries.map(({ amount }) => amount)).toEqual(['3000.00']);
    expect(summary.errors).toEqual([{ row: 1, message: 'currency: "-20,00 USD" is not in the account\'s, EUR' }]);
  });

  it('are refused where none is in that of the account', () => {
    expect(refusalOf(text, 'CHF').reason).toBe('CURRENCY');
  });
});

describe('a column for each currency, of which a purchase has one', () => {
  const read = (...lines: string[]) => readFile(`${lines.join('\n')}\n`, 'ARS', { amounts: 'as_is' });

  it.each([
    ['Pesos;Dólares', ''],
    ['Monto en pesos;Monto en dólares', '$0,00'],
    ['Importe;Importe U$S', '0,00'],
    ['Cargo $;Cargo US$', ''],
  ])('%s', (names, blank) => {
    const { summary, entries } = read(
      `Fecha;Detalle;${names}`,
      `13/01/2025;COTO;-45.200,50;${blank}`,
      `14/01/2025;NETFLIX;${blank};-7,99`,
      `15/01/2025;NADA;0,00;0,00`,
    );
    expect(summary.errors).toEqual([{ row: 2, message: 'currency: "-7,99" is in USD, other amounts are in ARS' }]);
    expect(entries.map(({ amount }) => amount)).toEqual(['-45200.50', '0.00']);
  });

  it('what was billed in both is an entry', () => {
    const { summary, entries } = read('Fecha;Detalle;Valor(US$);Valor($)', '13/01/2025;OPENAI;-20,00;-28.110,00');
    expect([summary.invalidCount, entries[0]?.amount]).toEqual([0, '-28110.00']);
  });
});

it.each([
  ['Soles', 'Dólares', 'PEN'],
  ['$U', 'U$S', 'UYU'],
  ['Pesos uruguayos', 'Dólares americanos', 'UYU'],
])('%s and %s in a column of currencies', (own, other, currency) => {
  const text = `Fecha;Descripción;Moneda;Monto\n13/01/2025;A;${own};-45,20\n14/01/2025;B;${other};-7,99\n`;
  const { summary, entries } = readFile(text, currency);
  expect(entries.map(({ amount }) => amount)).toEqual(['-45.20']);
  expect(summary.errors).toEqual([{ row: 2, message: `currency: "${other}" is not in the account's, ${currency}` }]);
});
describe('a column of currencies', () => {
  it.each([
    ['Valuta;Valutabeløb;Kurs;Beløb', 'USD;-10,00;692;-69,20', 'DKK;-35,20;100;-35,20'],
    ['Currency amount;Rate;Currency;Amount', '-10,00;6,92;USD;-69,20', ';;DKK;-35,20'],
  ])('is that of what was paid elsewhere: %s', (names, ...lines) => {
    const text = `Dato;Tekst;${names}\n15-01-2025;Steam;${lines[0]}\n16-01-2025;Netto;${lines[1]}\n`;
    expect(rowsOf(text, 'DKK')).toEqual(['2025-01-15 -69.20 Steam', '2025-01-16 -35.20 Netto']);
    expect(readFile(text, 'DKK').summary.accounts).toHaveLength(1);
  });

  it('is that of the amount where that is what was paid elsewhere as well, or where that has a column of its own', () => {
    const accounts = (text: string) => readFile(text).summary.accounts.map(({ currency }) => currency);
    const lines = ['15-01-2025;Diner;-10,00;USD;-10,00', '16-01-2025;Shop;-35,20;EUR;-35,20'];
    expect(accounts(['Date;Text;Amount;Currency;Original amount', ...lines].join('\n'))).toEqual(['USD', 'EUR']);
    const both = ['15-01-2025;Diner;-10,00;USD;-8,00;GBP', '16-01-2025;Shop;-35,20;EUR;-35,20;EUR'];
    const header = 'Date;Text;Amount;Currency;Original amount;Original currency';
    expect(accounts([header, ...both].join('\n'))).toEqual(['USD', 'EUR']);
  });

  it('of each side is that of the side which is filled', () => {
    const lines = ['13/01/2025;Pay;;;2000.00;CHF', '14/01/2025;Bistro;-10.00;EUR;;'];
    const { summary, entries } = readFile(
      ['Date;Text;Debit;Debit currency;Credit;Credit currency', ...lines].join('\n'),
      'CHF',
    );
    expect(summary.accounts.map(({ currency, sums }) => [currency, sums.net])).toEqual([
      ['CHF', '2000.00'],
      ['EUR', '-10.00'],
    ]);
    expect(entries).toHaveLength(2);
  });
});

it.each(['Amount (pence)', 'amount_cents', 'Amount (thousand yen)'])(
  '%s is in another unit than the currency',
  (name) => {
    const { summary, entries } = readFile(`Date,Description,${name}\n2025-01-15,Shop,-4520\n2025-01-16,Gift,0\n`);
    expect(entries.map(({ amount }) => amount)).toEqual(['0.00']);
    expect(summary.errors[0]?.message).toContain('is in another unit, as the name of its column says');
  },
);
