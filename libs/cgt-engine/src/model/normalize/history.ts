import type { CivilDate } from '@bursar/calendar';

import { add, multiply, subtract, ZERO, type Fraction } from '../numbers/fraction';
import type { PoundConverter } from '../fx/pounds';
import type { CapitalReturn, CashDividend, Accumulation, Reorganisation, Trade, Transaction } from '../transaction';

/** All purchases of a ticker on one day: one acquisition, fees included in its cost (TCGA 1992 s105(1)(a), s38). */
export interface Acquisition {
  quantity: Fraction;
  /** In pounds. */
  cost: Fraction;
}

/** All sales of a ticker on one day: one disposal, fees taken off its proceeds (TCGA 1992 s105(1)(a), s38). */
export interface Disposal {
  quantity: Fraction;
  /** In pounds, before and after fees. */
  gross: Fraction;
  proceeds: Fraction;
  readonly sales: Trade[];
}

/** What happened to one ticker on one day. */
export interface Day {
  readonly ticker: string;
  readonly date: CivilDate;
  acquisition: Acquisition | undefined;
  disposal: Disposal | undefined;
  /** Capital returned less fees, and income accumulated, in pounds; undefined when there was none. */
  capitalReturned: Fraction | undefined;
  accumulated: Fraction | undefined;
  reorganisations: readonly Reorganisation[];
}

/** A day with a sale. */
export type DisposalDay = Day & { readonly disposal: Disposal };

/** One ticker's days in the order of the calendar. */
export interface History {
  readonly ticker: string;
  readonly days: readonly Day[];
}

/** Cash dividends do not touch a holding; they are income of a tax year. */
export interface Income {
  readonly date: CivilDate;
  readonly total: Fraction;
  readonly tax: Fraction;
}

/**
 * Sorts transactions into one history a ticker, by ticker, with every amount in pounds. Nothing depends on the order
 * of rows but the order of reorganisations within a day.
 */
export function toHistories(
  transactions: readonly Transaction[],
  converter: PoundConverter,
): { readonly histories: History[]; readonly income: Income[] } {
  const tickers = new Map<string, Map<number, Day>>();
  const income: Income[] = [];
  for (const transaction of transactions) {
    if (transaction.action === 'DIVIDEND') income.push(toIncome(transaction, converter));
    else record(dayOf(tickers, transaction), transaction, converter);
  }
  const histories = [...tickers.entries()]
    .map(([ticker, days]) => ({ ticker, days: [...days.values()].sort((a, b) => a.date.epochDay - b.date.epochDay) }))
    .sort((a, b) => (a.ticker < b.ticker ? -1 : 1));
  return { histories, income };
}

const NO_REORGANISATION: readonly Reorganisation[] = [];

function dayOf(tickers: Map<string, Map<number, Day>>, { ticker, date }: Transaction): Day {
  let days = tickers.get(ticker);
  if (days === undefined) tickers.set(ticker, (days = new Map()));
  let day = days.get(date.epochDay);
  if (day === undefined) {
    day = {
      ticker,
      date,
      acquisition: undefined,
      disposal: undefined,
      capitalReturned: undefined,
      accumulated: undefined,
      reorganisations: NO_REORGANISATION,
    };
    days.set(date.epochDay, day);
  }
  return day;
}

function record(
  day: Day,
  transaction: Trade | Accumulation | CapitalReturn | Reorganisation,
  converter: PoundConverter,
): void {
  const { date } = transaction;
  switch (transaction.action) {
    case 'BUY': {
      const { quantity, price, fees } = transaction;
      const cost = add(multiply(quantity.value, converter.pounds(price, date)), converter.pounds(fees, date));
      const before = day.acquisition;
      if (before === undefined) {
        day.acquisition = { quantity: quantity.value, cost };
        return;
      }
      before.quantity = add(before.quantity, quantity.value);
      before.cost = add(before.cost, cost);
      return;
    }
    case 'SELL': {
      const { quantity, price, fees } = transaction;
      const gross = multiply(quantity.value, converter.pounds(price, date));
      const proceeds = subtract(gross, converter.pounds(fees, date));
      const before = day.disposal;
      if (before === undefined) {
        day.disposal = { quantity: quantity.value, gross, proceeds, sales: [transaction] };
        return;
      }
      before.quantity = add(before.quantity, quantity.value);
      before.gross = add(before.gross, gross);
      before.proceeds = add(before.proceeds, proceeds);
      before.sales.push(transaction);
      return;
    }
    case 'CAPRETURN': {
      const net = subtract(converter.pounds(transaction.total, date), converter.pounds(transaction.fees, date));
      day.capitalReturned = add(day.capitalReturned ?? ZERO, net);
      return;
    }
    case 'ACCUMULATION':
      // The tax is for the record and enters no sum, but its rate counts as used.
      converter.pounds(transaction.tax, date);
      day.accumulated = add(day.accumulated ?? ZERO, converter.pounds(transaction.total, date));
      return;
    case 'SPLIT':
    case 'UNSPLIT':
      day.reorganisations = [...day.reorganisations, transaction];
  }
}

function toIncome(dividend: CashDividend, converter: PoundConverter): Income {
  return {
    date: dividend.date,
    total: converter.pounds(dividend.total, dividend.date),
    tax: converter.pounds(dividend.tax, dividend.date),
  };
}
