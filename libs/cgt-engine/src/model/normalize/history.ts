import { add, multiply, subtract, ZERO, type Fraction } from '../numbers/fraction';
import type { PoundConverter } from '../fx/pounds';
import type { CashDividend, HoldingEvent, ReportableIncome, Reorganisation, Trade } from '../transaction';
import type { Acquisition, CountedEvent, Day, History, Income, Splits } from './day';
import { openingOf, recordSpinOff, recordTakeover } from './opening';

/**
 * Sorts events into one history a ticker, by ticker, with every amount in pounds. Nothing depends on the order
 * of rows but the order of reorganisations within a day.
 */
export function toHistories(
  events: readonly HoldingEvent[],
  converter: PoundConverter,
): { readonly histories: History[]; readonly income: Income[] } {
  const tickers = new Map<string, Map<number, Day>>();
  const income: Income[] = [];
  for (const event of events) {
    if (event.action === 'DIVIDEND') income.push(toIncome(event, converter));
    else record(dayOf(tickers, event), event, converter);
    if (event.action === 'ERI') income.push(toReportableIncome(event, converter));
    // The other share has a day of its own.
    if (event.action === 'SPINOFF' || event.action === 'TAKEOVER') {
      const opening = openingOf(dayOf(tickers, { ticker: event.to, date: event.date }));
      opening.received = add(opening.received, event.received.value);
    }
  }
  const histories = [...tickers.entries()]
    .map(([ticker, days]) => ({ ticker, days: [...days.values()].sort((a, b) => a.date.epochDay - b.date.epochDay) }))
    .sort((a, b) => (a.ticker < b.ticker ? -1 : 1));
  return { histories, income };
}

const NOTHING_COUNTED: readonly CountedEvent[] = [];

function dayOf(tickers: Map<string, Map<number, Day>>, { ticker, date }: Pick<HoldingEvent, 'ticker' | 'date'>): Day {
  let days = tickers.get(ticker);
  if (days === undefined) tickers.set(ticker, (days = new Map()));
  let day = days.get(date.epochDay);
  if (day === undefined) {
    day = {
      ticker,
      date,
      opening: undefined,
      acquisition: undefined,
      disposal: undefined,
      toSpouse: undefined,
      capitalReturned: undefined,
      accumulated: undefined,
      reportedIncome: undefined,
      closing: undefined,
      counted: NOTHING_COUNTED,
    };
    days.set(date.epochDay, day);
  }
  return day;
}

function record(day: Day, event: Exclude<HoldingEvent, CashDividend>, converter: PoundConverter): void {
  const { date } = event;
  switch (event.action) {
    case 'BUY':
    case 'SPOUSEIN':
      day.acquisition = acquired(day.acquisition, event, converter);
      return;
    case 'RIGHTS': {
      const opening = openingOf(day);
      opening.rights = acquired(opening.rights, event, converter);
      return;
    }
    case 'SELL':
    case 'GIFT': {
      const { quantity, fees } = event;
      const gross = agreedPounds(event, converter);
      const proceeds = subtract(gross, converter.pounds(fees, date));
      const before = day.disposal;
      if (before === undefined) {
        day.disposal = { quantity: quantity.value, gross, proceeds, sales: [event] };
        return;
      }
      before.quantity = add(before.quantity, quantity.value);
      before.gross = add(before.gross, gross);
      before.proceeds = add(before.proceeds, proceeds);
      before.sales.push(event);
      return;
    }
    case 'SPOUSEOUT':
      day.toSpouse = add(day.toSpouse ?? ZERO, event.quantity.value);
      return;
    case 'CAPRETURN': {
      const net = subtract(converter.pounds(event.total, date), converter.pounds(event.fees, date));
      day.capitalReturned = add(day.capitalReturned ?? ZERO, net);
      day.counted = [...day.counted, event];
      return;
    }
    case 'ACCUMULATION':
      // The tax is for the record and enters no sum, but its rate counts as used.
      converter.pounds(event.tax, date);
      day.accumulated = add(day.accumulated ?? ZERO, converter.pounds(event.total, date));
      day.counted = [...day.counted, event];
      return;
    case 'ERI':
      day.reportedIncome = add(day.reportedIncome ?? ZERO, converter.pounds(event.total, date));
      day.counted = [...day.counted, event];
      return;
    case 'SPLIT':
    case 'UNSPLIT':
      if (event.when !== 'open') day.closing = withSplit(day.closing, event, converter);
      else {
        const opening = openingOf(day);
        opening.splits = withSplit(opening.splits, event, converter);
      }
      return;
    case 'SPINOFF':
      recordSpinOff(openingOf(day), event, converter);
      return;
    case 'TAKEOVER':
      recordTakeover(openingOf(day), event, converter);
  }
}

/** Adds to what a day has already; fees are part of the cost. */
function acquired(before: Acquisition | undefined, trade: Trade, converter: PoundConverter): Acquisition {
  const { quantity, fees, date } = trade;
  const cost = add(agreedPounds(trade, converter), converter.pounds(fees, date));
  if (before === undefined) return { quantity: quantity.value, cost };
  before.quantity = add(before.quantity, quantity.value);
  before.cost = add(before.cost, cost);
  return before;
}

function withSplit(splits: Splits | undefined, event: Reorganisation, converter: PoundConverter): Splits {
  const cash =
    event.cash === undefined ? splits?.cash : add(splits?.cash ?? ZERO, converter.pounds(event.cash, event.date));
  return { events: [...(splits?.events ?? []), event], cash };
}

function agreedPounds({ quantity, consideration, per, date }: Trade, converter: PoundConverter): Fraction {
  const pounds = converter.pounds(consideration, date);
  return per === 'all' ? pounds : multiply(quantity.value, pounds);
}

function toIncome({ date, total, tax }: CashDividend, converter: PoundConverter): Income {
  return { kind: 'dividend', date, total: converter.pounds(total, date), tax: converter.pounds(tax, date) };
}

/** Income of the distribution's tax year (SI 2009/3001 reg. 94), at the rate of the month that the event is dated in. */
function toReportableIncome({ date, paid, total }: ReportableIncome, converter: PoundConverter): Income {
  return { kind: 'excess-reportable', date: paid, total: converter.pounds(total, date), tax: ZERO };
}
