import type { BankLayout } from './bank-layout';

export const english: readonly BankLayout[] = [
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
    name: 'TD Canada headerless debit credit',
    currency: 'CAD',
    lines: [
      '01/13/2025,PAYROLL,,2000.00,2500.00',
      '01/15/2025,TIM HORTONS,4.50,,2495.50',
      '01/16/2025,RENT,1500.00,,995.50',
    ],
    rows: [
      ['2025-01-13', '2000.00', 'PAYROLL'],
      ['2025-01-15', '-4.50', 'TIM'],
      ['2025-01-16', '-1500.00', 'RENT'],
    ],
    proof: 'proven',
  },
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
];
