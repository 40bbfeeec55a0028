import type { BankLayout } from './bank-layout';

export const unitedStates: readonly BankLayout[] = [
  {
    name: 'BofA with preamble sums',
    currency: 'USD',
    lines: [
      'Description,,Summary Amt.',
      'Beginning balance as of 01/01/2025,,"1,000.00"',
      'Total credits,,"2,100.00"',
      'Total debits,,"-64.09"',
      'Ending balance as of 01/31/2025,,"3,035.91"',
      '',
      'Date,Description,Amount,Running Bal.',
      '01/01/2025,Beginning balance as of 01/01/2025,,"1,000.00"',
      '01/15/2025,"GREENGROCER","-54.10","945.90"',
      '01/20/2025,"PAYROLL","2,100.00","3,045.90"',
      '01/31/2025,"STREAMING","-9.99","3,035.91"',
    ],
    rows: [
      ['2025-01-15', '-54.10', 'GREENGROCER'],
      ['2025-01-20', '2100.00', 'PAYROLL'],
      ['2025-01-31', '-9.99', 'STREAMING'],
    ],
    proof: 'proven',
    leftOut: { balance: 1 },
  },
  {
    name: 'Citi',
    currency: 'USD',
    lines: [
      'Status,Date,Description,Debit,Credit',
      'Cleared,01/31/2025,"GREENGROCER",54.10,',
      'Cleared,01/30/2025,"PAYMENT THANK YOU",,-100.00',
      'Pending,01/31/2025,"CINEMA",12.00,',
    ],
    rows: [
      ['2025-01-31', '-54.10', 'GREENGROCER'],
      ['2025-01-30', '100.00', 'PAYMENT'],
    ],
    leftOut: { pending: 1 },
  },
  {
    name: 'Discover',
    currency: 'USD',
    lines: [
      'Trans. Date,Post Date,Description,Amount,Category',
      '01/15/2025,01/16/2025,"FUEL",36.33,"Gasoline"',
      '01/17/2025,01/18/2025,"GROCER",120.00,"Supermarkets"',
      '01/20/2025,01/20/2025,"INTERNET PAYMENT - THANK YOU",-400.00,"Payments and Credits"',
      '01/22/2025,01/23/2025,"BOOKSHOP",15.99,"Merchandise"',
      '01/25/2025,01/26/2025,"PARKING",5.00,"Travel"',
    ],
    rows: [['2025-01-16', '36.33', 'FUEL']],
    questions: ['amounts'],
    isPart: true,
  },
  {
    name: 'US Bank',
    currency: 'USD',
    lines: [
      '"Date","Transaction","Name","Memo","Amount"',
      '"2025-01-13","DEBIT","SUPERMARKET","Download from usbank.com.","-45.20"',
      '"2025-01-14","CREDIT","EMPLOYER PAYROLL","Download from usbank.com.","2000.00"',
      '"2025-01-15","DEBIT","CHECK","Download from usbank.com.","-80.00"',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'SUPERMARKET'],
      ['2025-01-14', '2000.00', 'EMPLOYER'],
      ['2025-01-15', '-80.00', 'CHECK'],
    ],
  },
  {
    name: 'Schwab checking with dollars and withdrawals',
    currency: 'USD',
    lines: [
      '"Date","Status","Type","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"',
      '"01/31/2025","Posted","INTADJUST","","Interest Paid","","$0.20","$1,000.20"',
      '"01/30/2025","Posted","ACH","","CARD COMPANY","$500.00","","$1,000.00"',
      '"01/29/2025","Posted","DEPOSIT","","EMPLOYER","","$1,500.00","$1,500.00"',
    ],
    rows: [
      ['2025-01-31', '0.20', 'Interest'],
      ['2025-01-30', '-500.00', 'CARD COMPANY'],
      ['2025-01-29', '1500.00', 'EMPLOYER'],
    ],
    proof: 'proven',
  },
  {
    name: 'Fidelity cash with parentheses',
    currency: 'USD',
    lines: [
      'Date,Description,Amount,Running Balance',
      '01/31/2025,SUPERMARKET,($45.20),"$1,954.80"',
      '01/30/2025,EMPLOYER,"$2,000.00","$2,000.00"',
      '01/29/2025,RENT,"($1,100.00)",$0.00',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'SUPERMARKET'],
      ['2025-01-30', '2000.00', 'EMPLOYER'],
      ['2025-01-29', '-1100.00', 'RENT'],
    ],
    proof: 'proven',
  },
  {
    name: 'Ally with a space before names and types',
    currency: 'USD',
    lines: [
      'Date, Time, Amount, Type, Description',
      '2025-01-31,08:01:02,-45.20,Withdrawal,SUPERMARKET',
      '2025-01-30,08:01:02,2000.00,Deposit,EMPLOYER',
      '2025-01-29,08:01:02,-80.00,Withdrawal,POWER',
    ],
    rows: [
      ['2025-01-31', '-45.20', 'SUPERMARKET'],
      ['2025-01-30', '2000.00', 'EMPLOYER'],
      ['2025-01-29', '-80.00', 'POWER'],
    ],
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
];
