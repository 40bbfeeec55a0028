import { readFile } from '../../../testing/read-statements-of';

const HEADER =
  'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference';
const LINES = [
  'TRANSFER-1,COMPLETED,OUT,2025-01-02 10:00:00,2025-01-02 10:01:00,0.50,EUR,Ana,99.50,EUR,Bob,99.50,EUR,1.0,rent',
  'TRANSFER-3,COMPLETED,IN,2025-01-20 10:00:00,2025-01-20 10:01:00,0.00,EUR,Acme,1000.00,EUR,Ana,1000.00,EUR,1.0,',
];
const CONTENT = `${[HEADER, ...LINES].join('\n')}\n`;

it('a list of transfers has its amounts after fees, and asks about the fees', () => {
  const { summary, entries } = readFile(CONTENT);
  expect(entries.map(({ amount }) => amount)).toEqual(['-99.50', '1000.00']);
  expect(summary.questions.map(({ about }) => about)).toEqual(['fees']);
  const answered = readFile(CONTENT, 'EUR', { mapping: { fees: 'extra' } });
  expect(answered.entries.map(({ amount }) => amount)).toEqual(['-100.00', '1000.00']);
});
