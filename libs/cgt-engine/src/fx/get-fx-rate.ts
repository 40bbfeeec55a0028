import { isIsoCurrency } from '@bursar/money';
import { quoted } from '@bursar/toolkit';
import * as z from 'zod';

import { defineUseCase } from '../context';
import { refusal } from '../errors';
import type { RateTable } from '../model/fx/rate-table';
import { POUNDS } from '../model/transaction';

const input = z.strictObject({
  currency: z.string().min(1).describe('Three-letter code such as USD.'),
  year: z.int().min(1900).max(2100).describe('Calendar year.'),
  month: z.int().describe('1 to 12.'),
});

const output = z.object({
  currency: z.string(),
  period: z.string(),
  rate: z.string().describe('units of the currency for one pound'),
});

export const getFxRate = defineUseCase({
  name: 'get_fx_rate',
  tool: {
    toolsets: ['tax'],
    title: 'HMRC (revenue) monthly exchange rate to convert money for tax',
    description:
      'Looks up the monthly exchange rate that HMRC published: dollars, euros or another currency to one ' +
      'pound, from February 2014. Taxa câmbio oficial, cotação mensal, dólar, libra; tipo cambio oficial, ' +
      'cotización, dólar, libra; taux, cours, dollar, livre; Wechselkurs, Umrechnungskurs, Kurs, Pfund.',
  },
  input,
  output,
  effect: 'read',
  execute: async ({ rates }, request) => monthlyRate(request, rates),
});

/** HMRC's rate of a month: units of the currency for one pound. Throws INVALID_MONTH or FX_RATE_NOT_FOUND. */
function monthlyRate({ currency, year, month }: z.output<typeof input>, rates: RateTable) {
  if (month < 1 || month > 12) {
    throw refusal(
      'INVALID_MONTH',
      `month ${month} does not exist`,
      { hint: 'months run from 1 to 12', example: '"month": 6' },
      { field: 'month', value: String(month) },
    );
  }
  const code = currency.trim().toUpperCase();
  const period = `${year}-${String(month).padStart(2, '0')}`;
  const isPence = currency.trim() === 'GBp';
  const rate = isPence || code === POUNDS ? undefined : rates.rate(code, { year, month });
  if (rate !== undefined) return { currency: code, period, rate: rate.text };
  throw refusal(
    'FX_RATE_NOT_FOUND',
    `there is no rate for ${quoted(isPence ? currency.trim() : code)} in ${period}`,
    { hint: isPence ? PENCE_HINT : hintFor(code, rates) },
    { value: code, currency: code, period },
  );
}

const PENCE_HINT = 'pence are not a currency: divide by 100 for pounds, which need no rate';

function hintFor(code: string, rates: RateTable): string {
  if (code === POUNDS) return 'pounds need no rate';
  if (code === 'GBX') return PENCE_HINT;
  const range = rates.range(code);
  if (range !== undefined) return `rates for ${code} on file run from ${range.first} to ${range.last}`;
  if (isIsoCurrency(code)) return `HMRC has published no monthly rate for ${code}: enter amounts in pounds`;
  return 'that code is unknown: use a three-letter ISO 4217 code such as USD';
}
