import type { BankLayout } from './bank-layout';

export const canada: readonly BankLayout[] = [
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
    name: 'RBC Canada with two currencies',
    currency: 'CAD',
    lines: [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,01234-5678901,1/13/2025,,"INTERAC PURCHASE","SUPERMARKET",-45.20,,',
      'Chequing,01234-5678901,1/14/2025,,"PAYROLL DEPOSIT","EMPLOYER",2000.00,,',
      'Chequing,01234-5678901,1/15/2025,12,"Cheque","",-80.00,,',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'SUPERMARKET'],
      ['2025-01-14', '2000.00', 'EMPLOYER'],
      ['2025-01-15', '-80.00', 'Cheque'],
    ],
    number: '01234-5678901',
  },
  {
    name: 'BMO with a remark above',
    currency: 'CAD',
    lines: [
      'Following data is valid as of 20250131101112 (Year/Month/Day/Hour/Minute/Second)',
      '',
      '',
      'First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description',
      '',
      "'5001234567890123',DEBIT,20250113,-45.2,[PO]SUPERMARKET",
      "'5001234567890123',CREDIT,20250114,2000.0,[DN]EMPLOYER",
      "'5001234567890123',DEBIT,20250115,-80.0,[CK]NO.12",
    ],
    rows: [
      ['2025-01-13', '-45.20', 'SUPERMARKET'],
      ['2025-01-14', '2000.00', 'EMPLOYER'],
      ['2025-01-15', '-80.00', 'NO.12'],
    ],
  },
  {
    name: 'Desjardins, French Canada',
    currency: 'CAD',
    lines: [
      '"Caisse","123456","EOP","2025/01/13",00001,"ACHAT EPICERIE","",45.20,,,,,,954.80',
      '"Caisse","123456","EOP","2025/01/14",00002,"PAIE EMPLOYEUR","",,2000.00,,,,,2954.80',
      '"Caisse","123456","EOP","2025/01/15",00003,"CHEQUE","12",80.00,,,,,,2874.80',
    ],
    rows: [
      ['2025-01-13', '-45.20', 'EPICERIE'],
      ['2025-01-14', '2000.00', 'EMPLOYEUR'],
      ['2025-01-15', '-80.00', 'CHEQUE'],
    ],
    proof: 'proven',
  },
];
