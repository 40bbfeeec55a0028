import { readFile, rowsOf } from '../../../testing/read-statements-of';

describe('an amount in the account’s currency beside the one of the transaction', () => {
  it.each([
    ['Kwota operacji', 'Kwota w walucie rachunku'],
    ['Betrag', 'Betrag in Kontowährung'],
    ['Amount', 'Amount in account currency'],
    ['Сумма операции', 'Сумма в валюте счета'],
    ['Transaction amount', 'Billing amount'],
    ['Amount', 'Billed amount'],
    ['Betrag', 'Abrechnungsbetrag'],
  ])('%s, %s', (of, own) => {
    const text = `Datum;Opis;${of};${own}\n31-01-2025;Shop;-59,90;-59,90\n20-01-2025;Ann;10,00;42,50\n`;
    expect(rowsOf(text)).toEqual(['2025-01-31 -59.90 Shop', '2025-01-20 42.50 Ann']);
  });
});

it('the currency of what was billed is the account’s, not that of what was paid', () => {
  const text =
    'Date;Merchant;Transaction amount;Transaction currency;Billing amount;Billing currency\n31/01/2025;AMAZON;-20.00;USD;-18.50;EUR\n30/01/2025;STEAM;-10.00;EUR;-10.00;EUR\n';
  expect(rowsOf(text)).toEqual(['2025-01-31 -18.50 AMAZON', '2025-01-30 -10.00 STEAM']);
  expect(readFile(text).summary.accounts).toHaveLength(1);
});

describe('positive amounts of a card are asked about', () => {
  it.each([
    ['a payment received, in German', 'Datum;Beschreibung;Betrag', 'IHRE ZAHLUNG - BESTEN DANK;-500,00'],
    ['a payment received, in French', 'Date;Libellé;Montant', 'VOTRE PAIEMENT - MERCI;-500,00'],
    ['the shop of a card, in Japanese', '利用日;利用店名・商品名;利用金額', 'アマゾン;500,00'],
  ])('%s', (_, header, last) => {
    const text = `${header}\n31.01.2025;COOP;35,20\n30.01.2025;SBB;12,00\n29.01.2025;${last}\n`;
    expect(readFile(text).summary.questions.map(({ about }) => about)).toEqual(['amounts']);
  });
});

it('reads cells between ~|~', () => {
  const text = [
    'Transaction type~|~DATE~|~Description~|~AMT~|~Debit / Credit~|~Points',
    'Domestic~|~13/03/2026~|~SWIGGY~|~350.20~|~~|~3',
    'Domestic~|~15/03/2026~|~PAYMENT~|~5,000.00~|~Cr~|~',
  ].join('\n');
  expect(rowsOf(text, 'INR')).toEqual(['2026-03-13 -350.20 SWIGGY', '2026-03-15 5000.00 PAYMENT']);
});
