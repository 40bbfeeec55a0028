import { quoted } from '@bursar/toolkit';
import * as z from 'zod';

import type { CgtContext } from '../context';
import { refusal } from '../errors';
import type { Kind } from '../model/actions';
import type { Cover } from '../model/match/identify';
import type { KindOverrides } from '../model/normalize/instruments';
import { readDecimal } from '../model/numbers/decimal';
import type { Fraction } from '../model/numbers/fraction';
import { knownKind } from '../model/parse/event-fields';
import type { ReturnFacts } from '../model/return/return-facts';
import { taxYearOf } from '../model/tax-year';
import { coverInput } from '../transactions/content-input';

const money = (what: string) =>
  z.union([z.string(), z.number()]).describe(what).meta({ type: 'string', anyOf: undefined }).optional();

/** What a history does not say about its owner; for every tool that works a return out. */
export const returnOptions = {
  taxable_income: money('Pounds of the year, after the personal allowance; without it no tax.'),
  band_extension: money('Gross pension and Gift Aid payments.'),
  losses_brought_forward: money('From before the history.'),
  losses_not_claimed: z
    .array(z.int().min(1900).max(2100))
    .describe('Start years whose net loss was never claimed.')
    .optional(),
  kinds: z
    .record(z.string(), z.string())
    .meta({
      description: 'By ticker: listed (default), unlisted, crypto, other, exempt.',
      type: 'object',
      propertyNames: undefined,
      additionalProperties: { type: 'string' },
    })
    .optional(),
  cover: coverInput,
};

export interface ReturnRequest {
  readonly taxable_income?: string | number | undefined;
  readonly band_extension?: string | number | undefined;
  readonly losses_brought_forward?: string | number | undefined;
  readonly losses_not_claimed?: readonly number[] | undefined;
  readonly kinds?: Readonly<Record<string, string>> | undefined;
  readonly cover?: Cover | undefined;
}

/** Reads the options. Throws INVALID_ARGUMENT, which names the one that is wrong. */
export function readReturnOptions(request: ReturnRequest, year: number, { clock }: Pick<CgtContext, 'clock'>) {
  const today = clock.today('Europe/London');
  const facts: ReturnFacts = {
    year,
    today: today.text,
    currentYear: taxYearOf(today),
    taxableIncome:
      request.taxable_income === undefined ? undefined : down(pounds('taxable_income', request.taxable_income)),
    bandExtension: up(pounds('band_extension', request.band_extension ?? '0')),
    lossesBroughtForward: up(pounds('losses_brought_forward', request.losses_brought_forward ?? '0')),
    lossesNotClaimed: new Set(request.losses_not_claimed),
  };
  return { facts, kinds: readKinds(request.kinds ?? {}) };
}

function pounds(field: string, given: string | number): Fraction {
  const reading = readDecimal(String(given).trim());
  if (reading.kind === 'decimal') return reading.decimal.value;
  throw refusal(
    'INVALID_ARGUMENT',
    `argument ${field} is ${quoted(given)}; expected pounds as a plain decimal of zero or more`,
    {
      hint: 'use digits with an optional decimal point: no sign, no currency, no thousands separators',
      example: `"${field}": "30000"`,
    },
    { field, value: String(given).slice(0, 100) },
  );
}

function down({ n, d }: Fraction): bigint {
  return n / d;
}

function up({ n, d }: Fraction): bigint {
  return (n + d - 1n) / d;
}

function readKinds(given: Readonly<Record<string, string>>): KindOverrides {
  const kinds = new Map<string, Kind>();
  for (const [ticker, name] of Object.entries(given)) {
    const kind = knownKind(name.trim());
    const isTicker = /^[A-Za-z0-9]+$/.test(ticker);
    if (kind === undefined || !isTicker) {
      throw refusal(
        'INVALID_ARGUMENT',
        `argument kinds has ${quoted(ticker)}: ${quoted(name)}; expected a ticker and listed, unlisted, crypto, other or exempt`,
        { hint: 'give each ticker one of the five kinds', example: '"kinds": {"BTC": "crypto"}' },
        { field: 'kinds', value: (isTicker ? name : ticker).slice(0, 100) },
      );
    }
    kinds.set(ticker.toUpperCase(), kind);
  }
  return kinds;
}
