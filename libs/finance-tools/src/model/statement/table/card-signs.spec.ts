import { readFile, rowsOf } from '../../../testing/read-statements-of';
import type { ReadingArguments } from '../reading-arguments';

const table = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const asked = (content: Uint8Array, settings: ReadingArguments = {}) => {
  const { summary } = readFile(content, 'CAD', settings);
  return [summary.questions.map(({ about }) => about).join(), summary.accounts[0]?.proof.status];
};

describe('a balance that may be what is owed', () => {
  const card = table(
    '06/19/2025,BALANCE PROTECTION INS,1.67,,140.83',
    '06/19/2025,BALANCE PROTECTION TAX,0.13,,139.16',
    '06/05/2025,UBER,139.03,,139.03',
    '05/30/2025,PAYMENT - THANK YOU,,303.29,0.00',
  );

  it('two columns without names, of which the first makes it grow', () => {
    expect(asked(card)).toEqual(['columns', 'proven']);
    const [question] = readFile(card, 'CAD').summary.questions;
    expect(question?.candidates.map(({ answer }) => answer.mapping?.columns)).toEqual([
      { debit: 4, credit: 3 },
      { debit: 3, credit: 4 },
    ]);
    expect(question?.candidates.map(({ sums }) => String(sums.out))).toEqual(['-303.29', '-140.83']);
  });

  it('is proven as such once its answer is known, and in the next file too', () => {
    const mapping = { columns: { debit: 3, credit: 4 } };
    const { summary, entries } = readFile(card, 'CAD', { mapping });
    expect(summary).toMatchObject({ questions: [], accounts: [{ proof: { status: 'proven', closing: '-140.83' } }] });
    expect(entries.map(({ amount }) => String(amount))).toEqual(['-1.67', '-0.13', '-139.03', '303.29']);
    const { layout = '', mapping: kept = {} } = summary.parts[0] ?? {};
    const next = table('07/20/2025,UBER,10.00,,15.00', '07/19/2025,METRO,5.00,,5.00', '07/18/2025,PAYMENT,,20.00,0.00');
    const again = readFile(next, 'CAD', {}, { mappings: { [layout]: kept } });
    expect(again.summary).toMatchObject({ questions: [], accounts: [{ proof: { status: 'proven' } }] });
    expect(again.entries.map(({ amount }) => String(amount))).toEqual(['-10.00', '-5.00', '20.00']);
  });

  it('not where the first column makes it fall', () => {
    const account = table(
      '03/13/2026,TIM HORTONS,5.25,,1494.75',
      '03/05/2026,PAYROLL,,1500.00,1500.00',
      '03/04/2026,ABM WITHDRAWAL,100.00,,0.00',
    );
    expect(asked(account)).toEqual(['', 'proven']);
  });

  const owed = table(
    'Transaction Date,Posting Date,Card Number,Description,Amount,Balance',
    '03/13/2026,03/14/2026,4510********1234,TIM HORTONS #123,5.25,155.25',
    '03/12/2026,03/13/2026,4510********1234,AMAZON.CA,50.00,150.00',
    '03/05/2026,03/05/2026,4510********1234,PAYMENT - THANK YOU,-400.00,100.00',
    '03/04/2026,03/04/2026,4510********1234,UBER,9.00,500.00',
  );

  it('one column of a card', () => {
    expect(asked(owed)).toEqual(['amounts', 'proven']);
    expect(asked(owed, { amounts: 'inverted' })).toEqual(['', 'proven']);
    expect(rowsOf(owed, 'CAD', { amounts: 'inverted' })[0]).toBe('2026-03-14 -5.25 TIM HORTONS #123');
    expect(asked(owed, { amounts: 'as_is' })).toEqual(['', 'proven']);
  });

  it('not one below zero, nor that of an account, whose answer it contradicts', () => {
    const below = table(
      'Date,Card Number,Description,Amount,Balance',
      '2025-01-03,1234,Charge,25.00,-125.00',
      '2025-01-04,1234,Charge,5.00,-130.00',
      '2025-01-05,1234,Payment,-130.00,0.00',
    );
    expect(asked(below)).toEqual(['', 'proven']);
    const account = table(
      'Date,Description,Amount,Balance',
      '2025-01-03,A,25,125',
      '2025-01-04,B,5,130',
      '2025-01-05,C,-30,100',
    );
    expect(asked(account)).toEqual(['', 'proven']);
    expect(asked(account, { amounts: 'inverted' })).toEqual(['', 'contradicted']);
  });
});

describe('one of two columns without names that is filled', () => {
  it.each([
    ['debits', '2026-03-13,"TIM HORTONS",5.25,', '2026-03-05,METRO,40.00,'],
    ['credits', '2026-03-13,PAYROLL,,1000.00', '2026-03-05,INTEREST,,0.50'],
    [
      'with a balance that grows with debits',
      '2026-03-13,UBER,5.25,,45.25',
      '2026-03-05,METRO,40.00,,40.00',
      '2026-03-04,METRO,5.00,,0.00',
    ],
  ])('%s', (_name, ...lines) => {
    expect(asked(table(...lines))[0]).toBe('amounts');
  });

  it.each([
    ['signs', '2026-03-13,"TIM HORTONS",-5.25,', '2026-03-05,METRO,40.00,'],
    [
      'a balance that falls with debits',
      '2026-03-13,UBER,5.00,,95.00',
      '2026-03-12,METRO,40.00,,100.00',
      '2026-03-11,A,4.00,,140.00',
    ],
    [
      'a balance that grows with credits',
      '2026-03-13,PAY,,5.00,145.00',
      '2026-03-12,PAY,,40.00,140.00',
      '2026-03-11,PAY,,4.00,100.00',
    ],
  ])('nothing is asked with %s', (_name, ...lines) => {
    expect(asked(table(...lines))[0]).toBe('');
  });
});

describe('signs of a card', () => {
  it.each([
    [
      'masked numbers in a column of accounts',
      'Date,Type,Description,Value,Account Number',
      '2026-03-10,Purchase,TESCO,12.50,543456******1234',
    ],
    ['masked numbers without a header', '2026-03-10,TESCO,12.50,XXXX-XXXX-XXXX-5023'],
    [
      'names of columns that are not known',
      'Day of it,Merchant,Txn (Funding Card),Card Last 4 Digits',
      '2026-03-13,Tesco,12.50,1234',
    ],
  ])('%s', (_name, ...lines) => {
    expect(asked(table(...lines))[0]).toBe('amounts');
  });

  it('not an account number, masked or not', () => {
    const lines = (number: string) => table('Date,Description,Amount,Account Number', `2026-03-10,PAY,12.50,${number}`);
    for (const number of ['****1234', 'XXXX1234', '12345678', 'GB33BUKB20201555555555'])
      expect(asked(lines(number))[0]).toBe('');
  });
});

describe('texts that say that charges stand above zero', () => {
  it.each([
    [
      'a payment received below zero',
      'date,title,amount',
      '2024-03-28,Pagamento recebido,-1234.50',
      '2024-03-25,Amazon,123.45',
      '2024-03-20,Ifood,12.50',
    ],
    [
      'the same in English',
      'Date,Description,Amount',
      '2024-03-28,PAYMENT RECEIVED - THANK YOU,-50.00',
      '2024-03-25,Tesco,12.00',
      '2024-03-24,Boots,3.00',
    ],
    [
      'purchases above zero',
      'Data,Lançamento,Tipo,Valor',
      '27/06/2026,LOJA,Compra à vista,"15,00"',
      '12/06/2026,OFICINA,Parcela 1/2,"166,50"',
      '02/06/2026,PAGAMENTO ON LINE,Compra à vista,"-318,19"',
    ],
  ])('%s', (_, ...lines) => {
    expect(asked(table(...lines))[0]).toBe('amounts');
  });

  it.each([
    [
      'payments that were made',
      'Date,Description,Amount',
      '2024-03-28,PAYMENT TO CARD,-50.00',
      '2024-03-25,SALARY,1200.00',
      '2024-03-24,REFUND,3.00',
    ],
    [
      'a purchase that was returned',
      'Date,Description,Amount',
      '2024-03-28,Purchase TESCO,-50.00',
      '2024-03-25,Purchase TESCO,50.00',
      '2024-03-24,SALARY,1200.00',
    ],
    [
      'payments received above zero',
      'Date,Description,Amount',
      '2024-03-28,Payment received,50.00',
      '2024-03-25,Payment received,60.00',
      '2024-03-24,Rent,-12.00',
    ],
  ])('not %s', (_, ...lines) => {
    expect(asked(table(...lines))[0]).toBe('');
  });
});

describe('a payment received below zero', () => {
  const asked = (...lines: string[]) =>
    readFile(`${lines.join('\n')}\n`, 'GBP').summary.questions.map(({ about }) => about);
  const PAYMENT = '2025-01-20,PAYMENT RECEIVED - THANK YOU,-12.50';

  it('is asked about beside a lone purchase', () => {
    expect(asked('Date,Description,Amount', '2025-01-13,TESCO,12.50', PAYMENT)).toEqual(['amounts']);
    expect(asked('Date,Description,Amount', '2025-01-13,TESCO,-12.50', PAYMENT)).toEqual([]);
  });

  it('is asked about on a card even alone', () => {
    expect(asked('Date,Description,Amount,Card Member', `${PAYMENT},J SMITH`)).toEqual(['amounts']);
  });

  it.each(['Inbetalning', 'BETALT BG DATUM 250120', 'Innbetaling', 'Gracias por tu pago'])('%s is one', (text) => {
    expect(asked('Date,Description,Amount', '2025-01-13,ICA,12.50', `2025-01-20,${text},-12.50`)).toEqual(['amounts']);
  });
});
