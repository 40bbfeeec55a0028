import type { BankLayout } from './bank-layout';

export const southAfrica: readonly BankLayout[] = [
  {
    name: 'FNB South Africa',
    currency: 'ZAR',
    lines: [
      'ACCOUNT TRANSACTION HISTORY',
      '',
      'Name:, MR A, ',
      'Account:, 62000012345, [Cheque]',
      'Balance:, 2874.80, 2874.80',
      '',
      'Date, Amount, Balance, Description',
      '2025/01/15, -80.00, 2874.80, POWER',
      '2025/01/14, 2000.00, 2954.80, SALARY',
      '2025/01/13, -45.20, 954.80, SHOP',
    ],
    rows: [
      ['2025-01-15', '-80.00', 'POWER'],
      ['2025-01-14', '2000.00', 'SALARY'],
      ['2025-01-13', '-45.20', 'SHOP'],
    ],
    proof: 'proven',
  },
  {
    name: 'Capitec South Africa, fees apart',
    currency: 'ZAR',
    lines: [
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
      '1,1234567890,2025-01-13,2025-01-12,Shop,SHOP JHB,Food,Groceries,,-45.20,,954.80',
      '2,1234567890,2025-01-14,2025-01-14,Salary,SALARY EMPLOYER,Income,Salary,2000.00,,,2954.80',
      '3,1234567890,2025-01-15,2025-01-15,Cash,ATM CASH,Cash,Cash Withdrawal,,-300.00,-10.00,2644.80',
      '4,1234567890,2025-01-16,2025-01-16,Cafe,CAFE,Food,Cafe,,-44.80,,2600.00',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'SHOP'],
      ['2025-01-14', '2000.00', 'SALARY'],
      ['2025-01-15', '-310.00', 'CASH'],
      ['2025-01-16', '-44.80', 'CAFE'],
    ],
    proof: 'proven',
  },
];
