import { hasDateForm, type CivilDate } from '@bursar/calendar';
import { DomainError, quoted } from '@bursar/toolkit';
import * as z from 'zod';

import { defineUseCase, type CgtContext } from '../context';
import { refusal } from '../errors';
import { compute } from '../model/compute';
import type { Fraction } from '../model/numbers/fraction';
import { requireTransactions } from '../model/parse/content';
import { dateHint, usableDate } from '../model/parse/fields';
import { readJsonMoney } from '../model/parse/json-money';
import { planDisposal } from '../model/plan/plan';
import { plannedDisposal, type PlannedDisposal } from '../model/plan/plan-schema';
import { planText } from '../model/plan/plan-text';
import { readDecimal } from '../model/numbers/decimal';
import { isZero } from '../model/numbers/fraction';
import { taxYearOf } from '../model/tax-year';
import { NO_MONEY, type Money, type Transaction } from '../model/transaction';
import { readReturnOptions, returnOptions, type ReturnRequest } from '../return/return-options';
import { contentInputInBrief, moneyInput } from '../transactions/content-input';
import { readHistoryAndWarnings, type HistorySource } from '../transactions/read-history';

const options = {
  ticker: z.string().min(1).describe('What to sell, by any of its names.'),
  date: z.string().describe('YYYY-MM-DD, the day of the sale.'),
  price: moneyInput('For one share, as in a transaction.'),
  quantity: z
    .union([z.string(), z.number()])
    .describe('Shares; left out: as many as stay within the allowance.')
    .meta({ type: 'string', anyOf: undefined })
    .optional(),
  fees: moneyInput('Fees of the sale.').optional(),
  ...returnOptions,
};

export interface PlanSaleRequest extends ReturnRequest {
  readonly ticker: string;
  readonly date: string;
  readonly price: unknown;
  readonly quantity?: string | number | undefined;
  readonly fees?: unknown;
}

/** What one more sale would come to. Throws what the calculation with it refuses, and INVALID_ARGUMENT. */
export function planOn(
  transactions: readonly Transaction[],
  request: PlanSaleRequest,
  context: CgtContext,
): PlannedDisposal {
  const date = readDay(request.date);
  const ticker = readTicker(request.ticker);
  const price = readMoney('price', request.price, context);
  const fees = request.fees === undefined ? NO_MONEY : readMoney('fees', request.fees, context);
  const quantity = request.quantity === undefined ? undefined : readQuantity(request.quantity);
  const { facts, kinds } = readReturnOptions(request, taxYearOf(date), context);
  requireTransactions(transactions);
  const { rates } = context;
  const cover = request.cover ?? 'held';
  const computation = compute(transactions, rates, { year: facts.year, cover, kinds });
  const name = nameOf(computation.names, ticker, date, computation.days);
  return planDisposal(computation, rates, { sale: { ticker: name, date, price, fees }, quantity, cover, facts });
}

/** The share that a name means on the day; an old name means the share that had it last. */
function nameOf(
  names: { at(ticker: string, date: CivilDate): string; ever(ticker: string): readonly string[] },
  ticker: string,
  date: CivilDate,
  days: readonly { readonly ticker: string }[],
): string {
  const known = new Set(days.map((history) => history.ticker));
  return (
    [names.at(ticker, date), ...names.ever(ticker).toReversed()].find((name) => known.has(name)) ??
    names.at(ticker, date)
  );
}

function readDay(text: string): CivilDate {
  const date = usableDate(text);
  if (date !== undefined) return date;
  if (!hasDateForm(text)) throw badArgument('date', text, 'a date YYYY-MM-DD', '"date": "2025-01-10"');
  throw refusal(
    'INVALID_DATE',
    `date ${text} is not a day that can be used`,
    { hint: dateHint(text), example: '2024-02-29' },
    { field: 'date', value: text, date: text },
  );
}

function readTicker(text: string): string {
  if (/^[A-Za-z0-9]+$/.test(text)) return text.toUpperCase();
  throw refusal(
    'INVALID_TICKER',
    `ticker ${quoted(text)}: letters and digits only`,
    { hint: 'leave out dots, dashes and other signs, or use the ISIN', example: 'BRKB' },
    { field: 'ticker', value: text.slice(0, 100) },
  );
}

function readQuantity(given: string | number): Fraction {
  const reading = readDecimal(String(given).trim());
  if (reading.kind === 'decimal' && !isZero(reading.decimal.value)) return reading.decimal.value;
  if (reading.kind === 'decimal' || reading.kind === 'signed') {
    throw refusal(
      'AMOUNT_NOT_POSITIVE',
      `quantity ${String(given).slice(0, 100)}: amounts must be positive`,
      { hint: 'give a number of shares above zero, or leave quantity out', example: '"quantity": "100"' },
      { field: 'quantity', value: String(given).slice(0, 100) },
    );
  }
  throw badArgument('quantity', given, 'a number of shares as a plain decimal', '"quantity": "100"');
}

/** Money as in a transaction; a refusal names the argument. */
function readMoney(field: string, value: unknown, { rates }: CgtContext): Money {
  try {
    return readJsonMoney(field, value, (currency) => rates.range(currency) !== undefined);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'PARSE_ERROR') throw error;
    throw badArgument(field, value, '"12.50" for pounds or {"amount":"12.50","currency":"USD"}', `"${field}": "12.50"`);
  }
}

function badArgument(field: string, value: unknown, expected: string, example: string): DomainError {
  return refusal(
    'INVALID_ARGUMENT',
    `argument ${field} is ${quoted(value)}; expected ${expected}`,
    { hint: `give ${field} as ${expected}`, example },
    { field, value: quoted(value) },
  );
}

type Input = HistorySource & PlanSaleRequest;

export const planSale = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'plan_disposal',
    tool: {
      toolsets: ['tax'],
      title: 'Plan a sale of shares and its tax',
      description:
        'Works out what selling shares or crypto comes to before it is done: estimate of UK tax to pay, gain, if ' +
        'sold next, allowance and losses left, how many to sell without tax. Needs the whole history. Planejar, ' +
        'simular venda, vender, vendesse ações, imposto; simular, vendo, vendería acciones, impuestos; vendre, ' +
        'simuler, impôt, abattement; Aktienverkauf simulieren, verkaufen, Steuer.',
    },
    input: contentInputInBrief(filesOpen).extend(options),
    output: plannedDisposal,
    effect: 'read',
    execute: async (context, { cgt_content, cgt_path, ...request }: Input, { files }) => {
      const { transactions, warnings } = await readHistoryAndWarnings({ cgt_content, cgt_path }, files, context.rates);
      const planned = planOn(transactions, request, context);
      return { ...planned, warnings: [...warnings, ...planned.warnings] };
    },
    text: planText,
  });
