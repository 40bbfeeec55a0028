import { readFile } from '../../../../testing/read-statements-of';

const amountsOf = (header: string, ...lines: string[]) => {
  const { summary, entries } = readFile(`${header}\n${lines.join('\n')}\n`, 'GBP');
  expect(summary.questions).toEqual([]);
  return entries.map(({ amount }) => String(amount));
};
const LINES = ['2026-03-13,TESCO,12.50,', '2026-03-10,J SMITH,,20.00', '2026-03-09,SKY,45.00,'];

describe('what left stands under', () => {
  it.each([
    'Payments,Receipts',
    'Payment,Receipt',
    'Payments,Deposits',
    'Charges,Payments',
    'Charge,Payments',
    'Charge,Credit',
    'Purchases,Payments',
    'Debits,Payments',
    'Funds Out,Funds In',
    'Cash out,Cash in',
    '[-],[+]',
    'Zahlungsausgang,Zahlungseingang',
    'Money spent,Money received',
    'Withdrawal(-),Deposit(+)',
    'Withdrawal (Dr.),Deposit (Cr.)',
  ])('the first of %s', (names) => {
    expect(amountsOf(`Date,Details,${names}`, ...LINES)).toEqual(['-12.50', '20.00', '-45.00']);
    expect(amountsOf(`Date,Details,${names}`, LINES[0] as string, LINES[2] as string)).toEqual(['-12.50', '-45.00']);
    const [out, into] = names.split(',');
    const turned = LINES.map((line) => line.replace(/^(.*?,.*?),(.*),(.*)$/, '$1,$3,$2'));
    expect(amountsOf(`Date,Details,${into},${out}`, ...turned)).toEqual(['-12.50', '20.00', '-45.00']);
  });
});

it('balances agree with payments beside receipts', () => {
  const { summary } = readFile(
    'Date,Details,Payments,Receipts,Balance\n13/03/2026,TESCO,12.50,,987.50\n10/03/2026,J SMITH,,20.00,1000.00\n09/03/2026,SKY,45.00,,980.00\n',
    'GBP',
  );
  expect(summary.accounts[0]).toMatchObject({ proof: { status: 'proven' }, sums: { out: '-57.50', in: '20.00' } });
});

it('a charge beside an amount stays a fee, and a receipt alone a text', () => {
  const { summary } = readFile('Date,Details,Amount,Charge\n2026-03-13,A,-12.50,1.00\n', 'GBP');
  expect(summary.questions.map(({ about }) => about)).toEqual(['fees']);
  expect(amountsOf('Date,Details,Amount,Receipt', '2026-03-13,A,-12.50,yes')).toEqual(['-12.50']);
});

it('Nợ and Có are sides beside each other; No alone is a number', () => {
  expect(amountsOf('Date,Details,Nợ,Có', ...LINES)).toEqual(['-12.50', '20.00', '-45.00']);
  const numbered = ['1,2026-03-13,REFUND,12.50', '2,2026-03-10,J SMITH,20.00'];
  expect(amountsOf('No,Date,Details,Credit', ...numbered)).toEqual(['12.50', '20.00']);
});
