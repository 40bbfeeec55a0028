import { readFile } from '../../../testing/read-statements-of';

const read = (...lines: string[]) => {
  const { summary, entries } = readFile(lines.join('\n'), 'INR');
  return [
    summary.accounts[0]?.proof.status,
    summary.questions.length,
    ...entries.map(({ balance }) => String(balance)),
  ];
};
const NAMES = 'Date,Particulars,Withdrawals,Deposits,Balance';

it('Dr behind a balance is below zero', () => {
  const lines = ['29-01-2025,PAY,,100,100,CR', '30-01-2025,RENT,350,,250,DR', '31-01-2025,UPI,50,,300,DR'];
  expect(read(`${NAMES},Cr/Dr`, ...lines)).toEqual(['proven', 0, '100.00', '-250.00', '-300.00']);
  const wrong = lines.map((line) => line.replace('300', '310'));
  expect(read(`${NAMES},Cr/Dr`, ...wrong)[0]).toBe('contradicted');
});

it('unless it is that of the entry', () => {
  const lines = ['29-01-2025,PAY,,900,900,CR', '30-01-2025,RENT,350,,550,DR', '31-01-2025,UPI,50,,500,DR'];
  expect(read(`${NAMES},Type`, ...lines)).toEqual(['proven', 0, '900.00', '550.00', '500.00']);
});

it('balances carried from page to page contradict nothing', () => {
  const pages = [
    NAMES,
    '01-01-2025,B/F,,,1000.00',
    '05-01-2025,UPI,100.00,,900.00',
    ',Page Total,100.00,0.00,',
    ',C/F,,,900.00',
    NAMES,
    ',B/F,,,900.00',
    '15-01-2025,NEFT,,5000.00,5900.00',
  ];
  expect(read(...pages)).toEqual(['proven', 0, '900.00', '5900.00']);
  expect(read(...pages.map((line) => line.replace('01-01-2025,B/F,,,1000', '01-01-2025,B/F,,,999')))[0]).toBe(
    'contradicted',
  );
});
