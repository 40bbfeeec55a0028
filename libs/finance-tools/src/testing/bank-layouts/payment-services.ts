import type { BankLayout } from './bank-layout';

export const paymentServices: readonly BankLayout[] = [
  {
    name: 'Wise with the fee inside, both directions',
    currency: 'EUR',
    lines: [
      '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees"',
      'TRANSFER-2,14-01-2025,-100.50,EUR,"Sent money to Ann",RENT,854.30,,,,,Ann,,,,,,,0.50',
      'CARD-1,13-01-2025,-45.20,EUR,"Card transaction issued by SHOP",,954.80,,,,,,,SHOP,1234,"A B",,,0.00',
    ],
    rows: [
      ['2025-01-14', '-100.50', 'Ann'],
      ['2025-01-13', '-45.20', 'SHOP'],
    ],
  },
  {
    name: 'Venmo',
    currency: 'USD',
    lines: [
      'Account Statement - (@Ann) ,,,,,,,,,,,,,,,,,',
      'Account Activity,,,,,,,,,,,,,,,,,',
      ',ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Tax Rate,Tax Exempt,Funding Source,Destination,Beginning Balance,Ending Balance',
      ',,,,,,,,,,,,,,,,$100.00,',
      ',3300000000001,2025-01-30T10:00:00,Payment,Complete,pizza,Ann,Bob,- $12.00,,0,,0,,Venmo balance,,,',
      ',3300000000002,2025-01-31T10:00:00,Payment,Complete,rent,Bob,Ann,+ $20.00,,0,,0,,,Venmo balance,,',
      ',,,,,,,,,,,,,,,,,$108.00',
    ],
    rows: [
      ['2025-01-30', '-12.00', 'pizza'],
      ['2025-01-31', '20.00', 'rent'],
    ],
  },
];
