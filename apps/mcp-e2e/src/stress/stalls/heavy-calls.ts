/** The body of one request that costs much for its size. */
export interface HeavyCall {
  readonly name: string;
  body(): string;
}

/** Everything that has once held up a server, and what came close. Built when it is sent: some are 15 MB. */
export const HEAVY_CALLS: readonly HeavyCall[] = [
  {
    name: '20 KB of ratios with 100 digits',
    body: () => report(splits(160, (index) => `1.${'3'.repeat(90)}${index}`)),
  },
  { name: '70 KB of ratios with 7 digits', body: () => report(splits(2_000, (index) => `1.2345${index % 100}`)) },
  {
    name: 'ratios that cancel each other',
    body: () => report(splits(20_000, (index) => (index % 2 === 0 ? '3' : '1:3'))),
  },
  { name: '500,000 unknown argument names', body: () => call('calculate_report', manyNames(500_000)) },
  { name: '1,000,000 unknown argument names', body: () => call('finance_transactions_search', manyNames(1_000_000)) },
  { name: 'arrays nested 3,000,000 deep', body: () => call('calculate_report', nested(3_000_000)) },
  { name: 'arrays nested 7,000,000 deep', body: () => call('calculate_report', nested(7_000_000)) },
  { name: 'JSON text nested 7,000,000 deep', body: () => report('['.repeat(7_000_000)) },
  { name: '100,000 tickers', body: () => report(lines(100_000, (index) => `2020-01-01 BUY T${index} 1 @ 1`)) },
  { name: 'one ticker of 15 MB', body: () => report(`2020-01-01 BUY ${'A'.repeat(15_000_000)} 1 @ 1`) },
  {
    name: 'a history of 15 MB',
    body: () => report(lines(400_000, (index) => `${day(index / 80)} BUY T${index % 9} 10 @ 1`)),
  },
  {
    name: '3,000,000 transactions that are numbers',
    body: () => call('calculate_report', `{"cgt_content":[${'1,'.repeat(2_999_999)}1]}`),
  },
  { name: 'a name of 15 MB', body: () => call('get_fx_rate', `{"${'k'.repeat(15_000_000)}":1}`) },
  {
    name: 'a description of 15 MB',
    body: () => call('create_movement', JSON.stringify({ description: 'x'.repeat(15_000_000) })),
  },
  {
    name: 'strings of quotation marks',
    body: () => call('list_movements', JSON.stringify({ year: '"'.repeat(7_500_000) })),
  },
  { name: '500,000 unreadable rows of CSV', body: () => statement('analyze', 500_000, unreadable) },
  {
    name: '100,000 rows of CSV, every second unreadable',
    body: () => statement('analyze', 100_000, (index) => (index % 2 === 0 ? entry(index) : unreadable(index))),
  },
  {
    name: '10 MB of CSV behind an open quotation mark',
    body: () => statement('analyze', 400_000, (index) => (index === 2 ? `2024-01-31,"x,1` : entry(index))),
  },
  { name: 'a row of CSV of 10 MB', body: () => statement('analyze', 1, () => `${','.repeat(10_000_000)}1.00`) },
];

/** A write that goes on for seconds. */
export const LARGE_IMPORT: HeavyCall = {
  name: 'an import of 300,000 rows',
  body: () => statement('commit', 300_000, entry),
};

function call(name: string, json: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${json}}}`;
}

function report(history: string): string {
  return call('calculate_report', JSON.stringify({ cgt_content: history }));
}

function statement(mode: 'analyze' | 'commit', count: number, row: (index: number) => string): string {
  const content = `date,description,amount\n${lines(count, row)}`;
  const account = { account_id: 'heavy', create_account: { name: 'Heavy', currency: 'CHF' } };
  return call('finance_transactions_import', JSON.stringify({ ...account, mode, skip_invalid: true, content }));
}

const entry = (index: number) => `2024-01-31,row ${index},${index}.00`;
const unreadable = (index: number) => `2024-13-${index},x,abc`;

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}

function splits(count: number, ratio: (index: number) => string): string {
  return `2008-04-06 BUY VOD 100 @ 1\n${lines(count, (index) => `${day(index)} SPLIT VOD RATIO ${ratio(index)}`)}`;
}

/** Days from 7 April 2008 on, over and over again. */
function day(number: number): string {
  return new Date(Date.UTC(2008, 3, 7 + (Math.floor(number) % 5_000))).toISOString().slice(0, 10);
}

function manyNames(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;
}

function nested(depth: number): string {
  return `{"cgt_content":${'['.repeat(depth)}${']'.repeat(depth)}}`;
}
