import { readFile } from '../../../testing/read-statements-of';

const asked = (currency: string, lines: readonly string[]) =>
  readFile(`${lines.join('\n')}\n`, currency).summary.questions.map(({ about }) => about);

describe('whether purchases are positive is asked', () => {
  it.each([
    [
      'payments received are neither purchases nor refunds',
      'USD',
      'Trans. Date,Post Date,Description,Amount,Category',
      '01/30/2025,01/31/2025,MARKET,35.20,Supermarkets',
      '01/28/2025,01/28/2025,TAXI,22.10,Travel',
      '01/27/2025,01/27/2025,INTERNET PAYMENT - THANK YOU,-500.00,Payments and Credits',
      '01/15/2025,01/15/2025,CASHBACK BONUS,-10.00,Awards',
    ],
    [
      'nothing but payments to a card below zero',
      'BRL',
      'data,lançamento,valor',
      '2025-01-30,PADARIA,35.2',
      '2025-01-28,LOJA,120.5',
      '2025-01-27,PAGAMENTO EFETUADO,-500',
    ],
    [
      'a shop and a holder in Portuguese',
      'BRL',
      'Data;Estabelecimento;Portador;Valor',
      '30/01/2025;PADARIA;ANA;35,20',
      '28/01/2025;LOJA;ANA;120,50',
    ],
    ['a card in Hebrew', 'ILS', 'תאריך,שם בית העסק,סכום חיוב', '30-01-2025,market,350.20', '28-01-2025,diner,89.00'],
    [
      'a shop in Korean, beside a column of dashes',
      'KRW',
      '승인일자,가맹점명,승인금액(원),취소여부',
      '2025-01-31,cafe,"5,500",-',
      '2025-01-30,shop,"35,200",-',
    ],
    [
      'a member and a rate in Japanese',
      'JPY',
      'ご利用日,ご利用内容,会員番号,金額,換算レート',
      '2025/01/31,shop,#41003,"1,350",',
      '2025/01/20,cafe,#41003,"2,980",',
    ],
    [
      'a number of a card above the names',
      'SGD',
      'Account Number:,4111111111111111',
      'Date,Description,Amount',
      '2025-01-30,MARKET,35.20',
      '2025-01-28,SHOP,13.60',
    ],
    [
      'a purchase above zero, and what was returned below it',
      'USD',
      'Date,Description,Type,Amount',
      '2025-01-30,MARKET,Sale,45.10',
      '2025-01-31,MARKET,Return,-5.10',
    ],
    [
      'a credit limit above the names',
      'AUD',
      'Credit limit:,5000.00',
      'Date,Description,Amount',
      '2025-01-30,MARKET,35.20',
      '2025-01-28,SHOP,13.60',
    ],
  ])('%s', (_, currency, ...lines) => {
    expect(asked(currency, lines)).toEqual(['amounts']);
  });

  it.each([
    [
      'a payment among other debits',
      'BRL',
      'data,lançamento,valor',
      '2025-01-30,SALARIO,1035.2',
      '2025-01-29,PIX RECEBIDO,35.2',
      '2025-01-28,LOJA,-120.5',
      '2025-01-27,PAGAMENTO EFETUADO,-500',
    ],
    [
      'a purchase below zero, and what was returned above it',
      'USD',
      'Date,Description,Type,Amount',
      '2025-01-30,MARKET,Sale,-45.10',
      '2025-01-31,MARKET,Return,5.10',
    ],
    [
      'a number that is none of a card',
      'SGD',
      'Account Number:,4111111111111112',
      'Date,Description,Amount',
      '2025-01-30,SALARY,35.20',
      '2025-01-28,REFUND,13.60',
    ],
  ])('not with %s', (_, currency, ...lines) => {
    expect(asked(currency, lines)).toEqual([]);
  });
});

it('a dash in every line tells no direction', () => {
  const lines = ['31/01/2025,cafe,35.20,-', '30/01/2025,shop,12.00,-', '13/01/2025,pay,1000.00,-'];
  expect(readFile(lines.join('\n'), 'USD').entries.map(({ amount }) => amount)).toEqual(['35.20', '12.00', '1000.00']);
});

it.each([
  ['PAYMENT FAILED', 'reverted'],
  ['Cancelled by sender', 'reverted'],
  ['Transação recusada', 'reverted'],
  ['Payment sent', undefined],
])('an entry whose status is %s', (status, why) => {
  const text = `Date,Description,Status,Amount\n2025-01-31,Bob,${status},-10.00\n2025-01-30,Ann,Completed,-5.00\n`;
  const { summary, entries } = readFile(text, 'USD');
  expect(entries).toHaveLength(why === undefined ? 2 : 1);
  expect(summary.leftOut.map((line) => line.why)).toEqual(why === undefined ? [] : [why]);
});

it('a day behind the word that it is pending', () => {
  const lines = ['PENDING - 01/31/2025,CAFE,-5.00,', '01/31/2025,MARKET,-35.20,964.80', '01/30/2025,PAY,1000,1000.00'];
  const { summary, entries } = readFile(['Date,Description,Amount,Balance', ...lines].join('\n'), 'USD');
  expect(entries.map(({ amount }) => amount)).toEqual(['-35.20', '1000.00']);
  expect(summary.leftOutCounts).toEqual({ pending: 1 });
});

it('Carta is the name of a card, and Conto o carta is not', () => {
  const lines = ['1;15/01/2025;ESSELUNGA;45,20', '1;14/01/2025;AMAZON;20,00', '1;12/01/2025;STORNO;-30,00'];
  const about = (name: string) =>
    readFile(`${[`${name};Data;Descrizione;Importo`, ...lines].join('\n')}\n`).summary.questions.map(
      (question) => question.about,
    );
  expect([about('Carta'), about('Conto o carta')]).toEqual([['amounts'], []]);
});
