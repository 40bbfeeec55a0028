import { addDays, type CivilDate } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';

import type { Kind } from './actions';
import { crossCheck } from './normalize/cross-checks';
import { firstMissingRate, missingRateRefusal, PoundConverter } from './fx/pounds';
import type { RateTable } from './fx/rate-table';
import type { History, Income } from './normalize/day';
import { toHistories } from './normalize/history';
import { resolveInstruments, type KindOverrides } from './normalize/instruments';
import type { Names } from './normalize/names';
import { BED_AND_BREAKFAST_DAYS, type Cover } from './match/identify';
import { matchHistory } from './match/match';
import { takeoverWarnings } from './match/takeover-window';
import { lastDayOfTaxYear } from './tax-year';
import type { HoldingEvent, Rename, Transaction } from './transaction';
import { connected } from './value/connected';
import { valueHistories } from './value/value';
import type { ValuedDisposal, ValuedHistory, ValuedTransfer } from './value/valued-history';

/** The whole history worked out: exact, not yet rounded or divided into years. */
export interface Computation {
  /** By date, then ticker. */
  readonly disposals: readonly ValuedDisposal[];
  /** To a spouse; by date, then ticker. */
  readonly transfers: readonly ValuedTransfer[];
  /** By ticker. */
  readonly histories: readonly ValuedHistory[];
  readonly income: readonly Income[];
  /** The days that disposals and holdings were worked out from; by ticker. */
  readonly days: readonly History[];
  /** What was worked out: the events by the names that their shares have now. */
  readonly events: readonly HoldingEvent[];
  /** Set when everything after this day was left aside for want of an exchange rate. */
  readonly computedTo: CivilDate | undefined;
  readonly converter: PoundConverter;
  readonly names: Names;
  readonly renames: readonly Rename[];
  readonly kindOf: (ticker: string) => Kind;
  readonly warnings: readonly string[];
}

export interface ComputeOptions {
  /** Start of a tax year: allows missing rates after that year's matching window, and nothing else. */
  readonly year?: number | undefined;
  readonly cover?: Cover | undefined;
  readonly kinds?: KindOverrides | undefined;
}

/**
 * The stages after parsing: cross-checks, pounds, quantities, values; each finishes for every ticker before the next
 * begins, so that the first refusal is that of the earliest stage, and within a stage that of the earliest date.
 */
export function compute(
  transactions: readonly Transaction[],
  rates: RateTable,
  { year, cover = 'held', kinds }: ComputeOptions = {},
): Computation {
  const named = resolveInstruments(transactions, kinds);
  crossCheck(named.events);
  const { inside, computedTo, warnings } = excludeEventsWithoutRates(named.events, rates, year);
  const converter = new PoundConverter(rates);
  const { histories, income } = toHistories(inside, converter);
  const matched = new Map(
    inDateOrder(histories, (history) => matchHistory(history, cover)).map((one) => [one.ticker, one]),
  );
  const groups = connected(histories, ({ days }) => days).map((group) =>
    group.flatMap(({ ticker }) => matched.get(ticker) ?? []),
  );
  const valued = inDateOrder(groups, valueHistories).flat().sort(byTicker);
  return {
    disposals: valued.flatMap(({ disposals }) => disposals).sort(byDate),
    transfers: valued.flatMap(({ transfers }) => transfers).sort(byDate),
    histories: valued,
    income,
    days: histories,
    events: inside,
    computedTo,
    converter,
    names: named.names,
    renames: named.renames,
    kindOf: named.kindOf,
    warnings: [
      ...named.warnings,
      ...warnings,
      ...converter.warnings(),
      ...valued.flatMap((history) => history.warnings),
      ...takeoverWarnings(histories),
    ],
  };
}

/**
 * Rates of recent months may not be published yet. What lies after the window in which a purchase could still be
 * matched to the year asked for cannot change that year, so it may wait for its rates.
 */
function excludeEventsWithoutRates(events: readonly HoldingEvent[], rates: RateTable, year: number | undefined) {
  const missing = firstMissingRate(events, rates);
  if (missing === undefined) return { inside: events, computedTo: undefined, warnings: [] };
  if (year === undefined) throw missingRateRefusal(missing, rates);
  const computedTo = addDays(lastDayOfTaxYear(year), BED_AND_BREAKFAST_DAYS);
  const inside = events.filter(({ date }) => date.epochDay <= computedTo.epochDay);
  const needed = firstMissingRate(inside, rates);
  if (needed !== undefined) throw missingRateRefusal(needed, rates);
  const warning =
    `There is no HMRC exchange rate for ${missing.currency} in ${missing.month}: transactions after ${computedTo.text} ` +
    'were left aside. They cannot change the year shown; the holdings are those of that day.';
  return { inside, computedTo, warnings: [warning] };
}

/** Runs a stage for every input; of several refusals, that of the earliest date is thrown, ties in the order given. */
function inDateOrder<Input, Output>(inputs: readonly Input[], stage: (input: Input) => Output): Output[] {
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
function byDate(a: Pick<ValuedTransfer, 'day'>, b: Pick<ValuedTransfer, 'day'>): number {
  return a.day.date.epochDay - b.day.date.epochDay;
}

function byTicker(a: ValuedHistory, b: ValuedHistory): number {
  return a.ticker < b.ticker ? -1 : 1;
}
