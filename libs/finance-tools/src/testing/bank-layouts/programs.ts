import type { BankLayout } from './bank-layout';

export const programs: readonly BankLayout[] = [
  {
    name: 'wrapped lines',
    currency: 'EUR',
    lines: ['"Date,Description,Amount"', '"2025-01-31,""Shop, corner"",-4.20"', '"2025-01-30,""Pay"",1060.00"'],
    rows: [
      ['2025-01-31', '-4.20', 'corner'],
      ['2025-01-30', '1060.00', 'Pay'],
    ],
  },
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
  {
    name: 'balances within the day in another order, newest first',
    currency: 'EUR',
    lines: [
      'Datum;Text;Betrag;Saldo',
      '05.01.2025;E;-5,00;75,00',
      '05.01.2025;F;-10,00;65,00',
      '04.01.2025;C;-20,00;90,00',
      '04.01.2025;D;-10,00;80,00',
      '03.01.2025;A;10,00;110,00',
    ],
    rows: [
      ['2025-01-05', '-5.00', 'E'],
      ['2025-01-05', '-10.00', 'F'],
      ['2025-01-04', '-20.00', 'C'],
      ['2025-01-04', '-10.00', 'D'],
      ['2025-01-03', '10.00', 'A'],
    ],
    proof: 'proven',
  },
  {
    name: 'sparse balance, end of day',
    currency: 'EUR',
    lines: [
      'Datum;Text;Betrag;Saldo',
      '03.01.2025;A;10,00;',
      '03.01.2025;B;-5,00;105,00',
      '04.01.2025;C;-20,00;',
      '04.01.2025;D;-10,00;75,00',
      '05.01.2025;E;-5,00;70,00',
    ],
    rows: [
      ['2025-01-03', '10.00', 'A'],
      ['2025-01-03', '-5.00', 'B'],
      ['2025-01-04', '-20.00', 'C'],
      ['2025-01-04', '-10.00', 'D'],
      ['2025-01-05', '-5.00', 'E'],
    ],
    proof: 'proven',
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
  {
    name: 'Simple with a column of pending',
    currency: 'USD',
    lines: [
      'Date,Recorded at,Scheduled for,Amount,Activity,Pending,Raw description,Description,Category folder,Category',
      '2025/01/31,2025-01-31 10:00:00,,-4.20,Purchase,false,SHOP 1,Shop,Food,Groceries',
      '2025/01/31,2025-01-31 10:00:00,,-5.20,Purchase,true,SHOP 2,Shop,Food,Groceries',
    ],
    rows: [['2025-01-31', '-4.20', 'Shop']],
    leftOut: { pending: 1 },
  },
  {
    name: 'Two money columns with signs',
    currency: 'USD',
    lines: [
      '4/1/2025,Check - 0000000122,122,-$76.00,"","$1,750.06"',
      '3/28/2025,BLARG R SH 456930,"","",+$327.49,"$1,826.06"',
      '3/27/2025,Check - 0000000112,112,-$800.00,"","$1,498.57"',
    ],
    rows: [
      ['2025-04-01', '-76.00', 'Check'],
      ['2025-03-28', '327.49', 'BLARG'],
      ['2025-03-27', '-800.00', 'Check'],
    ],
    proof: 'proven',
  },
  {
    name: 'Chase with days of OFX',
    currency: 'USD',
    lines: [
      'DEBIT,20250124120000[0:GMT],"HOST 037196321563 MO        12/22SLICEHOST",-85.00',
      'CHECK,20250124120000[0:GMT],"CHECK 2656",-20.00',
      'CREDIT,20250123120000[0:GMT],"PAYPAL TRANSFER",20.00',
    ],
    rows: [
      ['2025-01-24', '-85.00', 'SLICEHOST'],
      ['2025-01-24', '-20.00', '2656'],
      ['2025-01-23', '20.00', 'PAYPAL'],
    ],
  },
  {
    name: 'PayPal Germany',
    currency: 'EUR',
    lines: [
      '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Absender E-Mail-Adresse","Transaktionscode","Guthaben","Auswirkung auf Guthaben"',
      '"30.01.2025","10:00:00","CET","Lina","Zahlung","Abgeschlossen","EUR","100,00","-3,20","96,80","a@b","1AB","96,80","Haben"',
      '"31.01.2025","11:00:00","CET","Shop","Zahlung","Ausstehend","EUR","-9,00","0,00","-9,00","c@d","2AB","96,80","Memo"',
      '"31.01.2025","12:00:00","CET","Host","Zahlung","Abgeschlossen","EUR","-20,00","0,00","-20,00","c@d","3AB","76,80","Soll"',
    ],
    rows: [
      ['2025-01-30', '96.80', 'Lina'],
      ['2025-01-31', '-20.00', 'Host'],
    ],
    leftOut: { pending: 1 },
  },
  {
    name: 'a direction that nobody understands',
    currency: 'EUR',
    lines: ['Date,Text,Amount,Debit/Credit', '2025-01-30,Shop,4.20,X', '2025-01-31,Pay,1060.00,Y'],
    rows: [],
    invalid: 2,
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
    name: 'Apple Card',
    currency: 'USD',
    lines: [
      'Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By',
      '01/30/2025,01/31/2025,"SHOP ADDRESS","Shop","Grocery","Purchase","4.20","Ann"',
      '01/28/2025,01/29/2025,"CAFE ADDRESS","Cafe","Restaurants","Purchase","7.00","Ann"',
      '01/15/2025,01/15/2025,"ACH DEPOSIT","Ach Deposit","Payment","Payment","-100.00","Ann"',
    ],
    rows: [['2025-01-31', '4.20', 'Shop']],
    questions: ['amounts'],
    isPart: true,
  },
  {
    name: 'Postfinance French',
    currency: 'CHF',
    lines: [
      'Date;Texte de notification;Crédit en CHF;Débit en CHF;Valeur;Solde en CHF',
      '31.01.2025;ACHAT MIGROS;;-64.3;31.01.2025;4135.7',
      '25.01.2025;SALAIRE;4200;;25.01.2025;4200',
    ],
    rows: [
      ['2025-01-31', '-64.30', 'MIGROS'],
      ['2025-01-25', '4200.00', 'SALAIRE'],
    ],
  },
  {
    name: 'Santander Germany, decimals with a point among commas',
    currency: 'EUR',
    lines: ['Buchungstag;Text;Betrag', '31.01.2025;Eins;-1.234,56', '30.01.2025;Zwei;-1.450', '29.01.2025;Drei;-8,67'],
    rows: [
      ['2025-01-31', '-1234.56', 'Eins'],
      ['2025-01-30', '-1450.00', 'Zwei'],
      ['2025-01-29', '-8.67', 'Drei'],
    ],
  },
  {
    name: 'sections of pending and booked entries',
    currency: 'EUR',
    lines: [
      'Konto DE02120300000000202051',
      'Vorgemerkte Umsätze',
      'Datum;Text;Betrag',
      '31.01.2025;Hotel;-200,00',
      'Gebuchte Umsätze',
      'Datum;Text;Betrag',
      '30.01.2025;Kino;-20,00',
      '29.01.2025;Lohn;2.000,00',
    ],
    rows: [
      ['2025-01-30', '-20.00', 'Kino'],
      ['2025-01-29', '2000.00', 'Lohn'],
    ],
    leftOut: { pending: 1 },
  },
];
