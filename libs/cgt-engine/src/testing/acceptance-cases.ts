import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromCgtJson, fromCgtText } from './cgt-text';
import { Fraction } from './reference-fraction';
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

type Json = Record<string, unknown>;

const QUANTITIES = new Set(['quantity']);
const TEXTS = new Set(['period', 'date', 'ticker', 'rule', 'acquisition_date', 'disposal_count', 'from', 'to']);

/** What a case compares: only the keys it names, quantities to 6 decimals, money to 2, the rest as text. */
export function compared(value: unknown, named: unknown, key = ''): unknown {
  if (Array.isArray(named)) {
    const list = Array.isArray(value) ? value : [];
    return list.map((item, index) => compared(item, named[index], key));
  }
  if (typeof named === 'object' && named !== null) {
    const keys = Object.keys(named).filter((name) => typeof value === 'object' && value !== null && name in value);
    return Object.fromEntries(keys.map((name) => [name, compared((value as Json)[name], (named as Json)[name], name)]));
  }
  if (named === undefined || TEXTS.has(key)) return String(value);
  return Fraction.ofDecimal(String(value)).toDecimal(QUANTITIES.has(key) ? 6 : 2);
}

interface Comparable {
  tax_years?: { period: string; disposal_count?: number; disposals?: unknown[] }[];
  holdings?: { quantity: string }[];
}

/** Holdings of nothing do not count, nor do years without disposals that the other side does not have. */
export function withoutIgnored(report: Comparable, other: Comparable): Comparable {
  const periods = new Set(other.tax_years?.map(({ period }) => period));
  return {
    ...report,
    ...(report.tax_years && {
      tax_years: report.tax_years.filter((year) => year.disposals?.length !== 0 || periods.has(year.period)),
    }),
    ...(report.holdings && {
      holdings: report.holdings.filter(({ quantity }) => !Fraction.ofDecimal(quantity).isZero()),
    }),
  };
}
