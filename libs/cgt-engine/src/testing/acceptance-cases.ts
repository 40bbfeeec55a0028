import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromCgtJson, fromCgtText } from './cgt-text';
import type { RateOf, ReferenceTransaction } from './reference-transaction';

/** The cases and the rates lie beside the checkout, not in it. */
const SHARED = join(__dirname, '../../../../../shared');
const CASES = join(SHARED, 'cases/cgt');
const RATES = join(SHARED, 'data/hmrc-monthly-rates.csv');

export interface AcceptanceCase {
  name: string;
  cgt_content: unknown;
  year?: number;
  expect?: unknown;
  expect_error?: { contains: string[] };
}

/** Empty when the folder is not there. */
export function acceptanceCases(): AcceptanceCase[] {
  if (!existsSync(CASES)) return [];
  return readdirSync(CASES)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(CASES, file), 'utf8')) as AcceptanceCase);
}

/** HMRC's monthly rates, or undefined when the file is not there. */
export function hmrcRates(): RateOf | undefined {
  if (!existsSync(RATES)) return undefined;
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
