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
    name: 'Capitec with fees alone, one of them given back, and what is not booked yet',
    currency: 'ZAR',
    lines: [
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
      '1,1768000098,2026-07-01,2026-07-01,Salary,Salary,Income,Salary,40000.00,,,40000.00',
      '2,1768000098,2026-07-02,2026-07-02,Grocer One Cityville,Grocer One,Food,Groceries,,-515.00,,39485.00',
      '3,1768000098,2026-07-03,2026-07-03,SMS Notification Fee: 1 notification(s),SMS,Fees,Fees,,,-0.35,39484.65',
      '4,1768000098,2026-07-04,2026-07-04,Correction: SMS Notification Fee,Correction,Fees,Fees,,,0.35,39485.00',
      '5,1768000098,2026-07-06,2026-07-06,Cash Withdrawal,ATM,Cash,Cash,,-100.00,-10.00,39375.00',
      '6,1768000098,2026-07-31,2026-07-31,Monthly Account Admin Fee,Admin,Fees,Fees,,,-7.50,39367.50',
      '7,1768000098,2026-07-31,2026-07-31,(Pending) Jack Hammers Gardens,Jack,,,,-52.25,,',
    ],
    rows: [
      ['2026-07-01', '40000.00', 'Salary'],
      ['2026-07-02', '-515.00', 'Grocer One'],
      ['2026-07-03', '-0.35', 'SMS'],
      ['2026-07-04', '0.35', 'Correction'],
      ['2026-07-06', '-110.00', 'Cash'],
      ['2026-07-31', '-7.50', 'Admin Fee'],
    ],
    proof: 'proven',
    leftOut: { pending: 1 },
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
