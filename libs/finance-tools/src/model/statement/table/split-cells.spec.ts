import fc from 'fast-check';

import { readFile } from '../../../testing/read-statements-of';

const read = (...lines: string[]) => {
  const { summary, entries } = readFile(`${lines.join('\n')}\n`, 'USD');
  return [summary.invalidCount, ...entries.map(({ amount }) => String(amount))];
};

it.each([
  ['an amount with thousands', '01/31/2025,RENT,-1,035.20'],
  ['a text that ends in a number', '01/31/2025,STORE,123,-35.20'],
  ['two texts', '01/31/2025,ACME, INC,-35.20'],
])('%s without quotes is no entry', (_, line) => {
  expect(read('Date,Description,Amount', line, '01/30/2025,SHELL,-5.20')).toEqual([1, '-5.20']);
});

it('decimals behind commas in every line are no entries', () => {
  expect(read('Date,Description,Amount', '2025-01-31,A,-1035,20', '2025-01-30,B,-35,20')).toEqual([2]);
});

it.each([
  ['a separator at the end', 'Date,Description,Amount', '01/31/2025,RENT,-35.20,'],
  ['texts behind all amounts', 'Date,Amount,Description', '01/31/2025,-35.20,ACME, INC'],
  ['a text behind the amount of two', 'Date,Description,Amount,Category', '01/31/2025,RENT,-35.20,Home, garden'],
  ['a name for every cell', 'Date,Description,Amount,', '01/31/2025,RENT,-35.20,12'],
])('%s changes nothing', (_, header, line) => {
  expect(read(header, line, line)).toEqual([0, '-35.20', '-35.20']);
});

it('a column without a name in every line changes nothing', () => {
  const lines = ['01/31/2025,RENT,-35.20,x', '01/30/2025,SHELL,-5.20,y'];
  expect(read('Date,Description,Amount', ...lines)).toEqual([0, '-35.20', '-5.20']);
});

it('an amount of any size is read in quotes and never without them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 999_999 }), (whole) => {
      const written = `-${whole.toLocaleString('en-US')}.50`;
      const other = '01/30/2025,SHELL,-5.20';
      expect(read('Date,Description,Amount', `01/31/2025,RENT,"${written}"`, other)).toEqual([
        0,
        `-${whole}.50`,
        '-5.20',
      ]);
      expect(read('Date,Description,Amount', `01/31/2025,RENT,${written}`, other)).toEqual([1, '-5.20']);
    }),
    { numRuns: 50 },
  );
});
