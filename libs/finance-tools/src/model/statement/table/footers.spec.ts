import { readFile, rowsOf } from '../../../testing/read-statements-of';

const table = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const PROVEN = { invalidCount: 0, questions: [], accounts: [{ proof: { status: 'proven' } }] };

it('rulings and a summary behind the entries', () => {
  const lines = [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '********,***********,********,********,*********,*********,*********',
    '13/01/26,NEFT CR-ACME,0000545761351608,13/01/26,,236,17118.51',
    '14/01/26,UPI-ABHAY,0000116709260873,14/01/26,,21315.8,38434.31',
    '16/01/26,UPI-DEEPAK,0000116787107524,16/01/26,120,,38314.31',
    ',,,,,,',
    '********,***********,********,********,*********,*********,*********',
  ];
  const summary = [
    'STATEMENT SUMMARY  :-,,,,,,',
    'Opening Balance,,,,Debits,Credits,Closing Bal',
    '16882.51,,,,120,21551.8,38314.31',
    ',,,,Dr Count,Cr Count,',
    ',,,,1,2,',
  ];
  const { summary: read, entries } = readFile(table(...lines, ...summary), 'INR');
  expect(read).toMatchObject(PROVEN);
  expect(entries).toHaveLength(3);
  // Without the heading, or behind an entry that follows it, they are what they were.
  expect(readFile(table(...lines, ...summary.slice(2)), 'INR').summary.invalidCount).toBeGreaterThan(0);
  const later = [...lines.slice(0, 3), 'SUMMARY,,,,,,', ...lines.slice(3, 5), ',late,,,5.00,,'];
  expect(readFile(table(...later), 'INR').summary.invalidCount).toBe(1);
});

it('the limit behind the entries of a midata file', () => {
  const content = table(
    'Date, Type, Merchant/Description, Debit/Credit, Balance',
    '11/03/2026,DEB,TESCO STORES,-£12.50,£987.50',
    '10/03/2026,DD,THAMES WATER,-£30.00,£1000.00',
    '27/02/2026,FPI,xxxx,+£10.00,£1030.00',
    '',
    'Arranged overdraft limit,11/03/2026,+£0.00',
  );
  expect(readFile(content, 'GBP').summary).toMatchObject({ ...PROVEN, leftOutCounts: { footer: 1 } });
  expect(rowsOf(content, 'GBP')).toHaveLength(3);
});

it('dashes in the column of the other side', () => {
  const content = table(
    'Trans. Date,Value Date,Description,Debit(₦),Credit(₦),Balance After(₦)',
    '2026 Mar 13 10:11:12,13 Mar 2026,Transfer to SHOPRITE,"5,250.00",--,"94,750.00"',
    '2026 Mar 13 10:11:13,13 Mar 2026,Levy,50.00,--,"94,700.00"',
    '2026 Mar 14 09:00:00,14 Mar 2026,Transfer from ACME,--,"150,000.00","244,700.00"',
  );
  expect(readFile(content, 'NGN').summary).toMatchObject(PROVEN);
});

it('the run date of a cash account', () => {
  const content = table(
    'Run Date,Action,Symbol,Description,Type,Quantity,Amount ($),Cash Balance ($),Settlement Date',
    ' 03/13/2026,"DEBIT CARD PURCHASE STARBUCKS (Cash)", ," No Description",Cash,0.000,-5.25,1494.75,',
    ' 03/05/2026,"DIRECT DEPOSIT ACME PAYROLL (Cash)", ," No Description",Cash,0.000,1500,1500,',
    ' 03/04/2026,"CHECK PAID (Cash)", ," No Description",Cash,0.000,-100,0,',
  );
  expect(readFile(content, 'USD').summary).toMatchObject(PROVEN);
});

describe('a period that can be read in one order alone', () => {
  const rows = ['Date,Description,Amount', '03/03/2026,A,-250.00', '05/03/2026,B,500.00', '06/03/2026,C,-2.00'];
  it.each([
    ['From: 01/03/2026 to 31/03/2026', []],
    ['From,01/03/2026,To,31/03/2026', []],
    ['Statement for the period (From : 01-03-2026 To : 31-03-2026)', []],
    ['From,01/03/2026,To,12/03/2026', ['date_order']],
    ['From: 01/04/2026 to 30/04/2026', ['date_order']],
  ])('%s', (line, asked) => {
    const { summary } = readFile(table(line, ...rows), 'INR');
    expect(summary.questions.map(({ about }) => about)).toEqual(asked);
  });
});

it('a closing balance that is named in one word', () => {
  const content = table(
    'HIST,20250102,,-50.00,CHEQUE CARD PURCHASE,PICK N PAY,1234,0',
    'HIST,20250115,##,-5.00,FEE: TRANSACTION,MONTHLY,4805,0',
    'HIST,20250120,,500.00,CREDIT TRANSFER,ACME,4805,0',
    '0,,,CLOSE,1445.00,CLOSE BALANCE,0,0',
  );
  expect(readFile(content, 'ZAR').summary).toMatchObject({ invalidCount: 0, leftOutCounts: { balance: 1 } });
  expect(rowsOf(content, 'ZAR')).toHaveLength(3);
});

it.each([
  ['SOLDE CREDITEUR AU 31/12/2024', 'NOUVEAU SOLDE CREDITEUR AU 31/01/2025'],
  ['SALDO ACREEDOR AL 31/12/2024', 'SALDO ACREEDOR'],
])('%s is a balance', (opening, closing) => {
  const lines = ['Date;Libellé;Débit;Crédit', `31/12/2024;${opening};;1000,00`, '15/01/2025;MONOPRIX;45,20;'];
  const { summary, entries } = readFile(table(...lines, `31/01/2025;${closing};;954,80`));
  expect(summary).toMatchObject({ ...PROVEN, leftOutCounts: { balance: 2 } });
  expect(entries.map(({ amount }) => amount)).toEqual(['-45.20']);
});

it.each([
  ['SUMA Y SIGUE', 'SUMA ANTERIOR'],
  ['A RIPORTARE', 'RIPORTO'],
])('%s carries sums to the next page', (end, start) => {
  const lines = ['Fecha;Concepto;Debe;Haber', '13/01/2025;COMPRA;45,20;', `13/01/2025;${end};45,20;0,00`];
  const { summary, entries } = readFile(table(...lines, `13/01/2025;${start};45,20;`, '14/01/2025;PAGO;;100,00'));
  expect(summary).toMatchObject({ invalidCount: 0, questions: [], leftOutCounts: { balance: 2 } });
  expect(entries.map(({ amount }) => amount)).toEqual(['-45.20', '100.00']);
});

it('a summary with a heading in Spanish', () => {
  const lines = ['Fecha,Descripción,Débito,Crédito', '13/01/2025,SUPER,45.20,0.00', '14/01/2025,SALARIO,0.00,2000.00'];
  const summary = ['', 'Resumen de Estado Bancario', 'Saldo inicial,Cantidad,Total', '1000.00,2,45.20,2000.00'];
  expect(readFile(table(...lines, ...summary)).summary).toMatchObject({ invalidCount: 0, questions: [] });
});

it('a number of entries or days, and a rate, are no amounts', () => {
  const content = table(
    'Date,Particulars,Debit,Credit,Balance',
    '15/03/2026,Pay,,1000.00,1100.00',
    '16/03/2026,Shop,45.20,,1054.80',
    'Total number of Debits,,1,,',
    'Days in period,,31,,',
    'Annual percentage yield earned,,,0.50%,',
  );
  expect(readFile(content, 'INR').summary).toMatchObject({ invalidCount: 0, leftOutCounts: { footer: 3 } });
});

it('what is in debit is below zero, though no sign says so', () => {
  const lines = ['31/12/2024;SOLDE DEBITEUR;100,00', '13/01/2025;CB;-45,20', '14/01/2025;VIR;2000,00'];
  const content = table('Date;Libellé;Montant', ...lines, '31/01/2025;SOLDE CREDITEUR;1854,80');
  expect(readFile(content).summary.accounts[0]?.proof.status).toBe('proven');
});
