import fc from 'fast-check';

import { readFile } from '../../../testing/read-statements-of';
import { bankCodes } from './bank-codes';

const read = (...lines: string[]) => {
  const { summary, entries } = readFile(`${lines.join('\n')}\n`);
  return { amounts: entries.map(({ amount }) => amount), summary };
};

describe('amounts without a sign beside the accounts that they left and reached', () => {
  const HEADER = 'Date,From,To,Amount,Comment';
  const LINES = ['2025-01-31,Current,Food,12.50,Tesco', '2025-01-30,Salary,Current,1000.00,Acme'];
  const CASH = ['2025-01-29,Cash,Sweets,2.00,Kiosk', '2025-01-28,Current,Cash,50.00,ATM'];

  it.each([
    [HEADER],
    ['Datum,Von Konto,Nach Konto,Betrag,Text'],
    ['Dato,Fra konto,Til konto,Beløb,Tekst'],
    ['date,source_name,destination_name,amount,description'],
    ['Date,Expense(Transfer Out),Income(Transfer In),Amount,Note'],
    ['Date,Sender,Recipient,Amount,Purpose'],
  ])('are those of the account that all lines name, under %s', (header) => {
    const { amounts, summary } = read(header, ...LINES);
    expect(amounts).toEqual(['-12.50', '1000.00']);
    expect(summary.questions).toEqual([]);
    expect(summary.parts[0]?.mapping).toMatchObject({ debit_values: ['current'] });
  });

  it('are asked about where no account is in all lines, and each answer is read', () => {
    const { summary } = read(HEADER, ...LINES, ...CASH);
    const [question] = summary.questions;
    expect(question?.about).toBe('columns');
    const answers = question?.candidates.map(({ answer }) => answer.mapping?.debit_values) ?? [];
    expect(answers.slice(0, 2)).toEqual([['Current'], ['Cash']]);
    const mapping = { columns: { amount: 'Amount', direction: 'From' }, debit_values: ['Cash'] };
    const cash = readFile(`${[HEADER, ...LINES, ...CASH].join('\n')}\n`, 'EUR', { mapping });
    expect(cash.entries.map(({ amount }) => amount)).toEqual(['-2.00', '50.00']);
    expect(cash.summary).toMatchObject({ questions: [], invalidCount: 2 });
  });

  it('are asked about where two accounts are in all lines, unless a balance proves one', () => {
    const lines = ['2025-01-30,Current,Food,12.50,A', '2025-01-31,Current,Food,10.00,B'];
    expect(read(HEADER, ...lines).summary.questions.map(({ about }) => about)).toEqual(['columns']);
    const balances = ['2025-01-29,Current,Food,5.00,A,95.00', '2025-01-30,Current,Food,12.50,A,82.50'];
    const proven = read(`${HEADER},Balance`, ...balances, '2025-01-31,Current,Food,10.00,B,72.50');
    expect(proven.amounts).toEqual(['-5.00', '-12.50', '-10.00']);
    expect(proven.summary.questions).toEqual([]);
  });

  it('stay as they are where they have signs, and where somebody answered what these are', () => {
    expect(read(HEADER, '2025-01-31,Current,Food,-12.50,A', LINES[1] ?? '').amounts).toEqual(['-12.50', '1000.00']);
    const content = `${[HEADER, ...LINES].join('\n')}\n`;
    const answered = readFile(content, 'EUR', { amounts: 'inverted' });
    expect(answered.entries.map(({ amount }) => amount)).toEqual(['-12.50', '-1000.00']);
  });

  it('are read by the account that is remembered, also where another one is in all lines', () => {
    const { parts } = read(HEADER, ...LINES).summary;
    const [part] = parts;
    const account = { mappings: { [part?.layout ?? '']: part?.mapping ?? {} } };
    const again = readFile(`${[HEADER, '2025-02-03,Current,Cash,5.00,A'].join('\n')}\n`, 'EUR', {}, account);
    expect(again.entries.map(({ amount }) => amount)).toEqual(['-5.00']);
    expect(again.summary.questions).toEqual([]);
    const other = readFile(
      `${[HEADER, '2025-02-03,Purse,Cash,5.00,A', '2025-02-04,Job,Purse,9.00,A'].join('\n')}\n`,
      'EUR',
      {},
      account,
    );
    expect(other.entries.map(({ amount }) => amount)).toEqual(['-5.00', '9.00']);
  });

  it('are asked about where one that left stands below zero, which may be a refund', () => {
    const { amounts, summary } = read(
      HEADER,
      ...LINES,
      '2025-01-29,Current,Food,5.00,A',
      '2025-01-28,Current,Food,-2.50,B',
    );
    expect(amounts).toEqual(['-12.50', '1000.00', '-5.00', '2.50']);
    expect(summary.questions.map(({ about }) => about)).toEqual(['columns']);
  });

  it('stay as they are where only one side is named', () => {
    const { amounts, summary } = read('Date,Sender,Recipient,Amount', '2025-01-31,Acme,,12.50', '2025-01-30,Bob,,9.00');
    expect(amounts).toEqual(['12.50', '9.00']);
    expect(summary.questions).toEqual([]);
  });

  it('name the other side where nothing else is a text', () => {
    const { entries } = readFile('Date,From,To,Amount\n2025-01-31,Current,Food,12.50\n2025-01-30,Job,Current,9.00\n');
    expect(entries.map(({ payee }) => payee)).toEqual(['Food', 'Job']);
  });

  it('come out the same from either account with the signs turned', () => {
    const amount = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
    const line = fc.record({ isOut: fc.boolean(), amount });
    fc.assert(
      fc.property(fc.array(line, { minLength: 3, maxLength: 10 }), (made) => {
        const lines = made.map(({ isOut, amount: size }) => `2025-01-31,${isOut ? 'A,B' : 'B,A'},${size},Text`);
        const of = (own: string) =>
          readFile(`${[HEADER, ...lines].join('\n')}\n`, 'EUR', {
            mapping: { columns: { direction: 'From' }, debit_values: [own] },
          }).entries.map((entry) => Number(entry.amount));
        expect(of('A')).toEqual(of('B').map((value) => -value));
        expect(of('A')).toEqual(made.map(({ isOut, amount: size }) => (isOut ? -Number(size) : Number(size))));
      }),
      { numRuns: 30 },
    );
  });
});

describe('amounts without a sign beside codes of banks', () => {
  const HEADER = 'Date,Type,Description,Amount';
  const LINES = ['2025-01-31,DD,SKY,30.00', '2025-01-30,BGC,ACME,1000.00', '2025-01-29,DEB,TESCO,12.50'];

  it('are settled where each code has one known direction', () => {
    expect(read(HEADER, ...LINES).amounts).toEqual(['-30.00', '1000.00', '-12.50']);
    expect(read(HEADER, ...LINES).summary.questions).toEqual([]);
  });

  it('are asked about where one has two, unless a balance proves one', () => {
    const open = read(HEADER, ...LINES, '2025-01-28,TFR,SAVINGS,100.00');
    const answers = open.summary.questions[0]?.candidates.map(({ answer }) => answer.mapping?.debit_values);
    expect(answers).toEqual([
      ['DD', 'DEB', 'TFR'],
      ['DD', 'DEB'],
    ]);
    const balances = ['2025-01-31,DD,SKY,30.00,957.50', '2025-01-30,DEB,TESCO,12.50,987.50'];
    // No balance stands before the first entry.
    const first = '2025-01-29,TFR,SAVINGS,500.00,1000.00';
    expect(read(`${HEADER},Balance`, ...balances, first).summary.questions.map(({ about }) => about)).toEqual([
      'columns',
    ]);
    const proven = read(`${HEADER},Balance`, ...balances, first, '2025-01-28,BGC,ACME,500.00,500.00');
    expect(proven.amounts).toEqual(['-30.00', '-12.50', '500.00', '500.00']);
    expect(proven.summary.questions).toEqual([]);
  });

  it('are asked about anew in the next file, which may have the other side of a transfer', () => {
    const lines = [HEADER, ...LINES, '2025-01-28,TFR,SAVINGS,100.00'];
    const mapping = { columns: { amount: 'Amount', direction: 'Type' }, debit_values: ['DD', 'DEB', 'TFR'] };
    const [part] = readFile(`${lines.join('\n')}\n`, 'EUR', { mapping }).summary.parts;
    const account = { mappings: { [part?.layout ?? '']: part?.mapping ?? {} } };
    const next = ['2025-02-28,SO,RENT,500.00', '2025-02-27,FPI,J SMITH,10.00'];
    const known = readFile(`${[HEADER, ...next].join('\n')}\n`, 'EUR', {}, account);
    expect(known.entries.map(({ amount }) => amount)).toEqual(['-500.00', '10.00']);
    const open = readFile(`${[HEADER, ...next, '2025-02-26,TFR,A,1.00'].join('\n')}\n`, 'EUR', {}, account);
    expect(open.summary.questions.map(({ about }) => about)).toEqual(['columns']);
  });

  it('tell nothing beside signs, or as words of other kinds', () => {
    expect(read(HEADER, '2025-01-31,DD,SKY,-30.00', '2025-01-29,DEB,REFUND,12.50').amounts).toEqual([
      '-30.00',
      '12.50',
    ]);
    expect(bankCodes(new Set(['ND', 'NC', 'DP']))).toEqual({ out: ['ND'], into: ['NC'], open: ['DP'] });
    expect(bankCodes(new Set(['Food', 'Rent']))).toBeUndefined();
    expect(bankCodes(new Set(['TFR']))).toBeUndefined();
    expect(bankCodes(new Set(['AAA', 'BBB', 'DD']))).toBeUndefined();
  });
});

describe('other columns beside amounts without a sign', () => {
  it('of yes and no under the name of a direction', () => {
    const lines = ['2025-01-31,A,12.50,false', '2025-01-30,B,1000.00,true'];
    expect(read('date,title,amount,income', ...lines).amounts).toEqual(['-12.50', '1000.00']);
    expect(read('date,title,amount,is expense', ...lines).amounts).toEqual(['12.50', '-1000.00']);
  });

  it('of Bluecoins, numbered and with letters for expense and income', () => {
    const lines = ['e,01/31/2025,Kroger,35.20', 'i,01/30/2025,Acme,1000'];
    expect(read('(1)Type,(2)Date,(3)Item or Payee,(4)Amount', ...lines).amounts).toEqual(['-35.20', '1000.00']);
  });

  it('of ZenMoney, which has zeros on the other side', () => {
    const lines = ['2025-01-31,Magnit,350.20,0', '2025-01-30,Firma,0,10000'];
    expect(read('date,payee,outcome,income', ...lines).amounts).toEqual(['-350.20', '10000.00']);
  });

  it('of categories: income below zero is asked about', () => {
    const lines = ['2025-01-31,Kroger,35.20,Food', '2025-01-30,Acme,-1000.00,Salary'];
    const { summary } = read('date,payee,amount,category', ...lines);
    expect(summary.questions.map(({ about }) => about)).toEqual(['amounts']);
    const plain = ['2025-01-31,Kroger,-35.20,Food', '2025-01-30,Acme,1000.00,Salary'];
    expect(read('date,payee,amount,category', ...plain).summary.questions).toEqual([]);
  });
});
