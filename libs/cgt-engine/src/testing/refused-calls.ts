import { addDays, civilDate } from '@bursar/calendar';

import type { Expected } from './expect-refusal';

export type Call = readonly [tool: string, input: unknown];
export type Cases = readonly (readonly [sent: Call, ...expected: Expected])[];

export const HELD = '2024-01-15 BUY VOD 100 @ 1';
const SOLD = `${HELD}\n2024-05-01 SELL VOD 40 @ 2\n2024-06-03 SELL VOD 10 @ 2\n2024-06-03 DIVIDEND ABC TOTAL 1`;
export const report = (...lines: string[]): Call => ['calculate_report', { cgt_content: lines.join('\n') }];
export const reportWith = (options: Record<string, unknown>): Call => [
  'calculate_report',
  { cgt_content: HELD, ...options },
];
export const explain = (options: Record<string, unknown>): Call => [
  'explain_matching',
  { cgt_content: SOLD, disposal_date: '2024-05-01', ticker: 'VOD', ...options },
];
export const rate = (options: Record<string, unknown>): Call => [
  'get_fx_rate',
  { currency: 'USD', year: 2024, month: 3, ...options },
];

/** Reorganisations of VOD, one a day. */
export const splits = (count: number, ratio: string): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${addDays(civilDate('2010-01-01'), index).text} SPLIT VOD RATIO ${ratio}`,
  );

export const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
export const exports = (content: string): Call => ['read_broker_files', { files: [{ name: 'a.csv', content }] }];
