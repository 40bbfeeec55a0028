import type { BankLayout } from './bank-layout';

export const programs: readonly BankLayout[] = [
  {
    name: 'Actual export',
    currency: 'USD',
    lines: [
      'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared',
      'Checking,2025-01-31,Shop,bread,Food,-4.2,0,Reconciled',
      'Checking,2025-01-30,Firm,pay,Income,1060,0,Cleared',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'bread'],
      ['2025-01-30', '1060.00', 'pay'],
    ],
  },
  {
    name: 'Firefly III',
    currency: 'EUR',
    lines: [
      'user_id,group_id,journal_id,created_at,updated_at,group_title,type,amount,foreign_amount,currency_code,foreign_currency_code,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes',
      '1,1,1,2025-02-01T00:00:00+01:00,2025-02-01T00:00:00+01:00,,Withdrawal,-4.20,,EUR,,bread,2025-01-31T00:00:00+01:00,Checking,,Asset account,Shop,,Expense account,,Food,,,,',
      '1,2,2,2025-02-01T00:00:00+01:00,2025-02-01T00:00:00+01:00,,Deposit,1060.00,,EUR,,pay,2025-01-30T00:00:00+01:00,Firm,,Revenue account,Checking,,Asset account,,Income,,,,',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'bread'],
      ['2025-01-30', '1060.00', 'pay'],
    ],
  },
  {
    name: 'GnuCash CSV',
    currency: 'EUR',
    lines: [
      'Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Void Reason,Action,Memo,Full Account Name,Account Name,Amount With Sym,Amount Num.,Value With Sym,Value Num.,Reconcile,Reconcile Date,Rate/Price',
      '31/01/2025,abc,,Bread,,CURRENCY::EUR,,,,Assets:Giro,Giro,"-4,20 €","-4,20","-4,20 €","-4,20",n,,1',
      '30/01/2025,def,,Pay,,CURRENCY::EUR,,,,Assets:Giro,Giro,"1.060,00 €","1.060,00","1.060,00 €","1.060,00",n,,1',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'Bread'],
      ['2025-01-30', '1060.00', 'Pay'],
    ],
  },
  {
    name: 'YNAB 4 style outflow inflow with blanks',
    currency: 'EUR',
    lines: [
      'Date,Payee,Category,Memo,Outflow,Inflow',
      '31/01/2025,Shop,Food,bread,4.20,',
      '30/01/2025,Firm,,pay,,1060.00',
    ],
    rows: [
      ['2025-01-31', '-4.20', 'bread'],
      ['2025-01-30', '1060.00', 'pay'],
    ],
  },
];
