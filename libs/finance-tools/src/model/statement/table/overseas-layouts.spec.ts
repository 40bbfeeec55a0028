import { readFile, rowsOf } from '../../../testing/read-statements-of';

const LAYOUTS = [
  ['Arabic', 'SAR', 'التاريخ,الوصف,مدين,دائن,الرصيد'],
  ['Korean with its currency', 'KRW', '거래일자,내용,출금(원),입금(원),거래후 잔액(원)'],
  ['Japanese', 'JPY', 'お取り引き日,摘要,お引き出し額,お預け入れ額,差し引き残高'],
  ['Taiwanese', 'TWD', '帳務日期,說明,提出,存入,餘額'],
  ['Vietnamese and English', 'VND', 'Ngày giao dịch,Diễn giải,Nợ/Debit,Có/Credit,Số dư/Balance'],
  ['two words of one language', 'CLP', 'Fecha,Descripción,Cheques / Cargos,Depósitos / Abonos,Saldo'],
  ['two words in English', 'USD', 'Date,Description,Withdrawals/Debits,Deposits/Credits,Ending Daily Balance'],
  ['words joined by capitals', 'CRC', 'fechaMovimiento,descripcion,montoDebito,montoCredito,saldoTotal'],
  ['of E.SUN, in one sign each', 'TWD', '交易日期,摘要,提,存,餘額'],
  ['of Techcombank', 'VND', 'Ngày giao dịch,Diễn giải,Nợ TKTT,Có TKTT,Số dư'],
  ['of BCR, with the sums in brackets', 'RON', 'Data finalizarii tranzactiei,Detalii,Debit (suma),Credit (suma),Sold'],
  ['Thai, with its currency', 'THB', 'วันที่,รายการ,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ (บาท)'],
  ['a currency of its country', 'GTQ', 'Fecha,Descripción,Debe (Q.),Haber (Q.),Saldo (Q.)'],
] as const;

it.each(LAYOUTS)('%s: names of columns are known', (_, currency, header) => {
  const lines = ['2025-01-13,Pay,0,1000,1000', '2025-01-14,Rent,350,0,650', '2025-01-15,Bus,50,0,600'];
  const { summary, entries } = readFile([header, ...lines].join('\n'), currency);
  expect(entries.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
    '1000.00 Pay',
    '-350.00 Rent',
    '-50.00 Bus',
  ]);
  expect(summary.questions).toEqual([]);
  expect(summary.accounts[0]?.proof.status).toBe('proven');
});

it.each([
  ['Thai names', 'EUR', 'วันที่,รายการ,ถอนเงิน,ฝากเงิน', '29-02-67'],
  ['an account in baht', 'THB', 'Date,Description,Debit,Credit', '29 Feb 67'],
])('years of two digits are Buddhist under %s', (_, currency, header, day) => {
  const lines = [`${day},Rent,350,`, day.replace('29', '28').replace('67', '24') + ',Bus,50,'];
  expect(rowsOf([header, ...lines].join('\n'), currency)).toEqual(['2024-02-29 -350.00 Rent', '2024-02-28 -50.00 Bus']);
});

it('the bank’s day of Abanca comes before the value date', () => {
  const text = 'Fecha ctble;Fecha valor;Concepto;Importe\n15-01-2025;13-01-2025;Gadis;-45,20\n';
  expect(rowsOf(text)).toEqual(['2025-01-15 -45.20 Gadis']);
});

it('a line with the sums of both sides is no entry, nor is a balance in words joined by a dash', () => {
  const header = 'DATE,RECORD_TYPE,DESCRIPTION,NET_CREDIT_AMOUNT,NET_DEBIT_AMOUNT,BALANCE_AMOUNT';
  const lines = ['2025-01-13,release,payment,95,0,195', '2025-01-14,release,payout,0,150,45'];
  const edges = ['2025-01-01,initial_available_balance,,100,0,100', '2025-01-31,total,,195,150,45'];
  const { summary, entries } = readFile([header, edges[0], ...lines, edges[1]].join('\n'), 'MXN');
  expect(entries.map(({ amount }) => amount)).toEqual(['95.00', '-150.00']);
  expect(summary).toMatchObject({ errors: [], leftOutCounts: { balance: 2 } });
});

it('a name of two different things is neither', () => {
  const text = 'Date,Description,Debit/Card number,Amount\n2025-01-13,Rent,1234,-350.00\n2025-01-14,Bus,1234,-5.00\n';
  expect(readFile(text, 'USD').entries.map(({ amount }) => amount)).toEqual(['-350.00', '-5.00']);
});

it.each(['SALDO DO DIA =====>', 'Saldo Diário', 'Total January', 'Total January 2025'])('%s is no entry', (text) => {
  const lines = `15/01/2025;Pix;-35,20\n${text.startsWith('Total') ? '' : '15/01/2025'};${text};-35,20\n`;
  const { summary, entries } = readFile(`Data;Histórico;Valor\n${lines}`, 'BRL');
  expect(entries.map(({ amount }) => amount)).toEqual(['-35.20']);
  expect(summary.leftOutCounts.balance).toBe(1);
});

it('debits that are mostly below zero leave, and those above it come back', () => {
  const lines = ['2025-01-13,Pay,,1000,1000', '2025-01-14,Rent,-350,,650', '2025-01-15,Bus,-50,,600'];
  const refund = '2025-01-16,Bus back,50,,650';
  const { summary, entries } = readFile(['Date,Text,Withdrawals,Deposits,Balance', ...lines, refund].join('\n'), 'USD');
  expect(entries.map(({ amount }) => amount)).toEqual(['1000.00', '-350.00', '-50.00', '50.00']);
  expect(summary.accounts[0]?.proof.status).toBe('proven');
});

it('Dr and Cr stand behind amounts in brackets under a name of both', () => {
  const lines = ['30-01-2025,NEFT,"1,000.00(Cr)","1,000.00(Cr)"', '31-01-2025,UPI,350.20(Dr),649.80(Cr)'];
  const header = 'Date,Narration,Withdrawal (Dr)/Deposit(Cr),Balance';
  expect(readFile([header, ...lines].join('\n'), 'INR').entries.map(({ amount }) => amount)).toEqual([
    '1000.00',
    '-350.20',
  ]);
});
