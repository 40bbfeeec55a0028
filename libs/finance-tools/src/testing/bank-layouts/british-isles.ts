import type { BankLayout } from './bank-layout';

export const britishIsles: readonly BankLayout[] = [
  {
    name: 'HSBC UK headerless',
    currency: 'GBP',
    lines: ['31/01/2025,CORNER SHOP,-4.20', '30/01/2025,P JONES,"1,060.00"'],
    rows: [
      ['2025-01-31', '-4.20', 'CORNER'],
      ['2025-01-30', '1060.00', 'JONES'],
    ],
  },
  {
    name: 'Barclays',
    currency: 'GBP',
    lines: [
      'Number,Date,Account,Amount,Subcategory,Memo',
      '\t ,31/01/2025,20-00-00 12345678,-4.20,PAYMENT,CORNER SHOP\tON 30 JAN',
      '\t ,30/01/2025,20-00-00 12345678,60.00,FT,P JONES',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'CORNER'],
      ['2025-01-30', '60.00', 'JONES'],
    ],
    number: '20-00-0012345678',
  },
  {
    name: 'NatWest',
    currency: 'GBP',
    lines: [
      'Date, Type, Description, Value, Balance, Account Name, Account Number',
      '',
      '31 Jan 2025,POS,"\'1234 30JAN25 , CORNER SHOP",-4.20,95.80,"\'JONES A","\'600000-12345678",',
      '30 Jan 2025,BAC,"\'P JONES",60.00,100.00,"\'JONES A","\'600000-12345678",',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'CORNER'],
      ['2025-01-30', '60.00', 'JONES'],
    ],
    number: '600000-12345678',
  },
  {
    name: 'Starling',
    currency: 'GBP',
    lines: [
      'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
      '31/01/2025,Corner Shop,CORNER SHOP LONDON,CONTACTLESS,-4.20,95.80,GROCERIES,',
      '30/01/2025,P Jones,pizza,FASTER PAYMENT,60.00,100.00,INCOME,',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'Corner Shop'],
      ['2025-01-30', '60.00', 'pizza'],
    ],
  },
  {
    name: 'Santander UK, debits and credits with signs of pounds',
    currency: 'GBP',
    lines: [
      'From: 01/01/2025 to 31/01/2025',
      'Account: XXXX XXXX XXXX 1234',
      'Date;Description;Money in;Money Out;Balance',
      '31/01/2025;CARD PAYMENT TO TESCO;;£45.20;£954.80',
      '30/01/2025;BANK GIRO CREDIT EMPLOYER;£900.00;;£1,000.00',
      '29/01/2025;DIRECT DEBIT PAYMENT TO GAS;;£50.00;£100.00',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'TESCO'],
      ['2025-01-30', '900.00', 'EMPLOYER'],
      ['2025-01-29', '-50.00', 'GAS'],
    ],
    proof: 'proven',
    coverage: ['2025-01-01', '2025-01-31'],
  },
  {
    name: 'First Direct',
    currency: 'GBP',
    lines: [
      'Date,Description,Amount,Balance',
      '13/01/2025,TESCO STORES,-45.20,954.80',
      '14/01/2025,SALARY,900.00,1854.80',
      '15/01/2025,GAS,-50.00,1804.80',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'TESCO'],
      ['2025-01-14', '900.00', 'SALARY'],
      ['2025-01-15', '-50.00', 'GAS'],
    ],
    proof: 'proven',
  },
  {
    name: 'Halifax and Bank of Scotland',
    currency: 'GBP',
    lines: [
      'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
      "15/01/2025,DEB,'11-22-33,12345678,TESCO STORES 1,45.20,,954.80",
      "14/01/2025,FPI,'11-22-33,12345678,A FRIEND,,100.00,1000.00",
      "13/01/2025,DD,'11-22-33,12345678,GAS,50.00,,900.00",
    ],
    rows: [
      ['2025-01-15', '-45.20', 'TESCO'],
      ['2025-01-14', '100.00', 'FRIEND'],
      ['2025-01-13', '-50.00', 'GAS'],
    ],
    proof: 'proven',
    number: '12345678',
  },
  {
    name: 'Tesco card with purchases as positive amounts',
    currency: 'GBP',
    lines: [
      'Transaction Date,Posting Date,Billing Amount,Merchant,Merchant City ,Merchant County ,Merchant Postcode,Reference Number,Debit or Credit,SICMCC Code,Status,Transaction Currency',
      '13/01/2025,14/01/2025,£45.20,TESCO,LONDON,,,1,Debit,5411,Billed,GBP',
      '14/01/2025,15/01/2025,£12.00,CAFE,LEEDS,,,2,Debit,5812,Billed,GBP',
      '20/01/2025,20/01/2025,£57.20,PAYMENT RECEIVED,,,,3,Credit,,Billed,GBP',
    ],
    rows: [
      ['2025-01-14', '-45.20', 'TESCO'],
      ['2025-01-15', '-12.00', 'CAFE'],
      ['2025-01-20', '57.20', 'PAYMENT'],
    ],
  },
  {
    name: 'AIB',
    currency: 'EUR',
    lines: [
      'Posted Account, Posted Transactions Date, Description, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency',
      '"123-45678","30/01/2025","VDP-SHOP","4.20",,"95.80",EUR,"Debit"," 4.20",EUR',
      '"123-45678","31/01/2025","PAY",,"1060.00","1155.80",EUR,"Credit"," 1060.00",EUR',
    ],
    rows: [
      ['2025-01-30', '-4.20', 'SHOP'],
      ['2025-01-31', '1060.00', 'PAY'],
    ],
  },
  {
    name: 'Revolut of 2019, with exchanges',
    currency: 'GBP',
    lines: [
      'Completed Date ; Description ; Paid Out (GBP) ; Paid In (GBP) ; Exchange Out; Exchange In; Balance (GBP); Category; Notes',
      'Mar 15, 2019 ; Corner Shop  ; 4.35 ;  ;  ;  ; 1,095.65; restaurants;  ',
      'Mar 5, 2019 ; Payment from P Jones  ;  ; 1,000.00 ;  ;  ; 1,100.00; general;  ',
      'Mar 2, 2019 ; Carrefour  FX Rate £ 1 = € 1.16 ; 8.61 ;  ; EUR 10.00 ;  ; 100.00; groceries;  ',
    ],
    rows: [
      ['2019-03-15', '-4.35', 'Corner'],
      ['2019-03-05', '1000.00', 'Jones'],
      ['2019-03-02', '-8.61', 'Carrefour'],
    ],
    proof: 'proven',
  },
  {
    name: 'Paid out and paid in, in pounds',
    currency: 'GBP',
    lines: [
      'Date,Details,Paid out (£),Paid in (£)',
      '13/03/2026,CORNER SHOP,12.50,',
      '10/03/2026,P JONES,,20.00',
      '09/03/2026,SKY,45.00,',
    ],
    rows: [
      ['2026-03-13', '-12.50', 'CORNER'],
      ['2026-03-10', '20.00', 'JONES'],
      ['2026-03-09', '-45.00', 'SKY'],
    ],
  },
];
