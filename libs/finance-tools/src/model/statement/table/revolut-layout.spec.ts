import { readFile } from '../../../testing/read-statements-of';

const HEADER = 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance';
const line = (product: string, day: number, amount: string, balance: string) =>
  `TRANSFER,${product},2025-01-${day} 10:00:00,2025-01-${day} 10:00:01,Move,${amount},0.00,EUR,COMPLETED,${balance}`;
const accountsOf = (...lines: string[]) =>
  readFile(`${[HEADER, ...lines].join('\n')}\n`).summary.accounts.map(({ number, proof }) => [number, proof.status]);

it('several products in a file are accounts of their own, each with its balance', () => {
  const lines = [
    line('Current', 10, '-100.00', '900.00'),
    line('Savings', 10, '100.00', '100.00'),
    line('Current', 15, '-5.00', '895.00'),
    line('Savings', 16, '0.10', '100.10'),
    line('Current', 17, '-6.00', '889.00'),
    line('Savings', 18, '0.10', '100.20'),
  ];
  expect(accountsOf(...lines)).toEqual([
    ['Current', 'proven'],
    ['Savings', 'proven'],
  ]);
});

it('one product is the account that the file is sent for', () => {
  const lines = [
    line('Current', 10, '-1.00', '9.00'),
    line('Current', 11, '-1.00', '8.00'),
    line('Current', 12, '-1.00', '7.00'),
  ];
  expect(accountsOf(...lines)).toEqual([[null, 'proven']]);
});
