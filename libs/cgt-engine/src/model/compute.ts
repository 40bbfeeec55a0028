import { addDays, type CivilDate } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';

import { crossCheck } from './normalize/cross-checks';
import { firstMissingRate, missingRateRefusal, PoundConverter } from './fx/pounds';
import type { RateTable } from './fx/rate-table';
import { toHistories, type Income } from './normalize/history';
import { matchHistory } from './match/match';
import { lastDayOfTaxYear } from './tax-year';
import type { Transaction } from './transaction';
import { valueHistory, type ValuedDisposal, type ValuedHistory } from './value/value';

/** The whole history worked out: exact, not yet rounded or divided into years. */
export interface Computation {
  /** By date, then ticker. */
  readonly disposals: readonly ValuedDisposal[];
  readonly histories: readonly ValuedHistory[];
  readonly income: readonly Income[];
  /** Set when everything after this day was left aside for want of an exchange rate. */
  readonly computedTo: CivilDate | undefined;
  readonly converter: PoundConverter;
  readonly warnings: readonly string[];
}

/** TCGA 1992 s106A(5): purchases up to this many days after a tax year's last disposal may still be matched to it. */
const MATCHING_WINDOW_DAYS = 30;

/**
 * The stages after parsing: cross-checks, pounds, quantities, values; each finishes for every ticker before the next
 * begins, so that the first refusal is that of the earliest stage, and within a stage that of the earliest date.
 * `year` (start of a tax year) allows missing rates after that year's matching window, and nothing else.
 */
export function compute(transactions: readonly Transaction[], rates: RateTable, year?: number): Computation {
  crossCheck(transactions);
  const { inside, computedTo, warnings } = excludeTransactionsWithoutRates(transactions, rates, year);
  const converter = new PoundConverter(rates);
  const { histories, income } = toHistories(inside, converter);
  const matched = inDateOrder(histories, (history) => ({ ticker: history.ticker, days: matchHistory(history) }));
  const valued = inDateOrder(matched, ({ ticker, days }) => valueHistory(ticker, days));
  return {
    disposals: valued.flatMap(({ disposals }) => disposals).sort(byDate),
    histories: valued,
    income,
    computedTo,
    converter,
    warnings: [...warnings, ...converter.warnings(), ...valued.flatMap((history) => history.warnings)],
  };
}

/**
 * Rates of recent months may not be published yet. What lies after the window in which a purchase could still be
 * matched to the year asked for cannot change that year, so it may wait for its rates.
 */
function excludeTransactionsWithoutRates(
  transactions: readonly Transaction[],
  rates: RateTable,
  year: number | undefined,
) {
  const missing = firstMissingRate(transactions, rates);
  if (missing === undefined) return { inside: transactions, computedTo: undefined, warnings: [] };
  if (year === undefined) throw missingRateRefusal(missing, rates);
  const computedTo = addDays(lastDayOfTaxYear(year), MATCHING_WINDOW_DAYS);
  const inside = transactions.filter(({ date }) => date.epochDay <= computedTo.epochDay);
  const needed = firstMissingRate(inside, rates);
  if (needed !== undefined) throw missingRateRefusal(needed, rates);
  const warning =
    `There is no HMRC exchange rate for ${missing.currency} in ${missing.month}: transactions after ${computedTo.text} ` +
    'were left aside. They cannot change the year shown; the holdings are those of that day.';
  return { inside, computedTo, warnings: [warning] };
}

/** Runs a stage for every ticker; of several refusals, that of the earliest date is thrown, ties by ticker. */
function inDateOrder<Input extends { readonly ticker: string }, Output>(
  inputs: readonly Input[],
  stage: (input: Input) => Output,
): Output[] {
  let first: DomainError | undefined;
  const outputs: Output[] = [];
  for (const input of inputs) {
    try {
      outputs.push(stage(input));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (first === undefined || dateOf(error) < dateOf(first)) first = error;
    }
  }
  if (first !== undefined) throw first;
  return outputs;
}

function dateOf(error: DomainError): string {
  return String(error.details['date']);
}

/** Histories come by ticker, and sorting keeps the order of equals: on one date, tickers stay in order. */
function byDate(a: ValuedDisposal, b: ValuedDisposal): number {
  return a.day.date.epochDay - b.day.date.epochDay;
}
