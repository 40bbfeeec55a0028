import { isIsoCurrency } from '@bursar/money';
import { quoted } from '@bursar/toolkit';

import { refusal } from '../contract/refusals';
import type { RateTable } from '../domain/fx/rate-table';
import { POUNDS } from '../domain/transaction';

export interface RateQuestion {
  readonly currency: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** HMRC's rate of a month: units of the currency for one pound. Throws INVALID_MONTH or FX_RATE_NOT_FOUND. */
export function getFxRate({ currency, year, month }: RateQuestion, rates: RateTable) {
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
