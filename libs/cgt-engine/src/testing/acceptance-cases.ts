import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromCgtJson, fromCgtText } from './cgt-text';
import type { RateOf, ReferenceTransaction } from './reference-transaction';

const CASES = join(__dirname, '../../cases');
const RATES = join(__dirname, '../../../../tools/hmrc-rates/data/hmrc-monthly-rates.csv');

export interface AcceptanceCase {
  name: string;
  cgt_content: unknown;
  year?: number;
  expect?: unknown;
  expect_error?: { contains: string[] };
}

export function acceptanceCases(): AcceptanceCase[] {
  return readdirSync(CASES)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(CASES, file), 'utf8')) as AcceptanceCase);
}

/** HMRC's monthly rates, read from HMRC's own figures and not from the table that the engine carries. */
export function hmrcRates(): RateOf {
  const rates = new Map<string, string>();
  for (const line of readFileSync(RATES, 'utf8').split(/\r?\n/).slice(1)) {
    const [period, currency, rate] = line.split(',');
    if (rate !== undefined) rates.set(`${currency} ${period}`, rate);
  }
  return (currency, period) => rates.get(`${currency} ${period}`);
}

export function transactionsOf({ cgt_content: content }: AcceptanceCase): ReferenceTransaction[] {
  if (typeof content === 'string' && !content.trimStart().startsWith('[')) return fromCgtText(content);
  return fromCgtJson(typeof content === 'string' ? JSON.parse(content) : content);
}
