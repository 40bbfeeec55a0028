import type { BankLayout } from './bank-layout';

export const australiaAndNewZealand: readonly BankLayout[] = [
  {
    name: 'ASB card with a direction beside charges above zero',
    currency: 'NZD',
    lines: [
      'Created date / time : 12 April 2025 / 11:09:26',
      'Card Number XXXX-XXXX-XXXX-5023 (Visa Light)',
      'From date 20250101',
      'To date 20250412',
      'Date Processed,Date of Transaction,Unique Id,Tran Type,Reference,Description,Amount',
      '',
      '2025/03/20,2025/03/20,2025032002,CREDIT,5023,"PAYMENT RECEIVED THANK YOU",-2750.00',
      '2025/04/09,2025/04/08,2025040902,DEBIT,5023,"Birdy Bytes",8.50',
    ],
    rows: [
      ['2025-03-20', '2750.00', 'PAYMENT'],
      ['2025-04-09', '-8.50', 'Birdy'],
    ],
  },
  {
    name: 'a masked card number above, and a type of entry that is no direction',
    currency: 'NZD',
    lines: [
      'Card Number XXXX-XXXX-XXXX-5023 (Visa Light)',
      'Process Date,Date of Transaction,Unique Id,Tran Type,Description,Amount',
      '2025/04/09,2025/04/08,2025040902,EFTPOS,"Birdy Bytes",8.50',
      '2025/04/10,2025/04/07,2025041001,DEBIT,"Birdy Bytes",9.50',
    ],
    rows: [['2025-04-09', '8.50', 'Birdy']],
    isPart: true,
    questions: ['amounts'],
  },
  {
    name: 'CommBank headerless',
    currency: 'AUD',
    lines: [
      '31/01/2025,"-12.50","COLES","+987.50"',
      '30/01/2025,"+1000.00","SALARY","+1000.00"',
      '29/01/2025,"-20.00","BUS","+0.00"',
    ],
    rows: [
      ['2025-01-31', '-12.50', 'COLES'],
      ['2025-01-30', '1000.00', 'SALARY'],
      ['2025-01-29', '-20.00', 'BUS'],
    ],
    proof: 'proven',
  },
  {
    name: 'CommBank with header, newest first',
    currency: 'AUD',
    lines: [
      'Date,Amount,Description,Balance',
      '31/01/2025,"-45.20","WOOLWORTHS 1234 SYDNEY","+1,954.80"',
      '30/01/2025,"+2000.00","Direct Credit EMPLOYER","+2,000.00"',
      '29/01/2025,"-100.00","Wdl ATM","+0.00"',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'WOOLWORTHS'],
      ['2025-01-30', '2000.00', 'EMPLOYER'],
      ['2025-01-29', '-100.00', 'ATM'],
    ],
    proof: 'proven',
  },
  {
    name: 'ANZ headerless with blank columns',
    currency: 'AUD',
    lines: [
      '13/01/2025,-45.20,WOOLWORTHS SYDNEY,,,,,',
      '14/01/2025,2000.00,PAY/SALARY FROM EMPLOYER,,,,,',
      '15/01/2025,-9.99,NETFLIX,,,,,',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'WOOLWORTHS'],
      ['2025-01-14', '2000.00', 'EMPLOYER'],
      ['2025-01-15', '-9.99', 'NETFLIX'],
    ],
  },
  {
    name: 'Westpac',
    currency: 'AUD',
    lines: [
      'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial',
      '32000123456,31/01/2025,EFTPOS DEBIT COLES,45.20,,1954.80,PAYMENT,',
      '32000123456,30/01/2025,DEPOSIT SALARY,,2000.00,2000.00,DEP,',
      '32000123456,29/01/2025,FEE,5.00,,0.00,FEE,',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'COLES'],
      ['2025-01-30', '2000.00', 'SALARY'],
      ['2025-01-29', '-5.00', 'FEE'],
    ],
    proof: 'proven',
    number: '32000123456',
  },
  {
    name: 'NAB with month names of two-digit years',
    currency: 'AUD',
    lines: [
      'Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name',
      '31 Jan 25,-45.20,12-345-6789,,EFTPOS DEBIT,COLES 4321,1954.80,Groceries,Coles',
      '30 Jan 25,2000.00,12-345-6789,,INTER-BANK CREDIT,EMPLOYER,2000.00,Income,',
      '29 Jan 25,-5.00,12-345-6789,,FEES,ACCOUNT FEE,0.00,Fees,',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'COLES 4321'],
      ['2025-01-30', '2000.00', 'EMPLOYER'],
      ['2025-01-29', '-5.00', 'ACCOUNT FEE'],
    ],
    proof: 'proven',
  },
  {
    name: 'Kiwibank',
    currency: 'NZD',
    lines: [
      '38-9000-0123456-00,,,,',
      'Account number,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance',
      '38-9000-0123456-00,13-01-2025,POS W/D COUNTDOWN ;,POS,,,,,,,,,,45.20,-45.20,954.80',
      '38-9000-0123456-00,14-01-2025,AP#123 FROM EMPLOYER ;,AP,,,,,,,EMPLOYER,01-0001-0001111-00,2000.00,,2000.00,2954.80',
      '38-9000-0123456-00,15-01-2025,POWER CO ;,BP,,,,,,,POWER CO,02-0001-0001111-00,,80.00,-80.00,2874.80',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'COUNTDOWN'],
      ['2025-01-14', '2000.00', 'EMPLOYER'],
      ['2025-01-15', '-80.00', 'POWER'],
    ],
    proof: 'proven',
  },
  {
    name: 'ASB New Zealand',
    currency: 'NZD',
    lines: [
      'Created date / time : 31 January 2025 / 10:11:12',
      'Bank 12; Branch 3456; Account 0123456-00 (Streamline)',
      'From date 20250101',
      'To date 20250131',
      'Avail Bal : 2874.80 as of 20250131',
      'Ledger Balance : 2874.80 as of 20250131',
      'Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount',
      '',
      '2025/01/13,2025011301,EFTPOS,,"COUNTDOWN","CARD 1234",-45.20',
      '2025/01/14,2025011401,D/C,,"D/C FROM EMPLOYER","SALARY",2000.00',
      '2025/01/15,2025011501,BILLPAY,,"POWER CO","",-80.00',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'COUNTDOWN'],
      ['2025-01-14', '2000.00', 'SALARY'],
      ['2025-01-15', '-80.00', 'POWER'],
    ],
    coverage: ['2025-01-01', '2025-01-31'],
  },
];
