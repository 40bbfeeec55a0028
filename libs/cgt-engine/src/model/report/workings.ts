import { addDays } from '@bursar/calendar';

import { ACTIONS } from '../actions';
import type { Computation } from '../compute';
import { monthText, type PoundConverter } from '../fx/pounds';
import { BED_AND_BREAKFAST_DAYS } from '../match/identify';
import { add, multiply, subtract, ZERO, type Fraction } from '../numbers/fraction';
import { plainAmount } from '../numbers/pool-average';
import { moneyText, penceOf } from '../numbers/rounding';
import { writeLine } from '../parse/write-dsl';
import { lastDayOfTaxYear, taxYearOf, taxYearPeriod } from '../tax-year';
import { moneyOf, type HoldingEvent, type Money } from '../transaction';
import type { ValuedHistory } from '../value/valued-history';
import { publishPool } from './disposals';
import type { ReportPoolState, ReportWorkings } from './report-schema';

type Instrument = ReportWorkings['instruments'][number];

/**
 * For each year, the instruments with a disposal or a transfer in it: their pools at its start and end, and what
 * happened to them from the first purchase to the last one that the year's sales may be matched with.
 */
export function workingsOf(computation: Computation, years: readonly number[]): ReportWorkings[] {
  const byTicker = new Map<string, HoldingEvent[]>();
  for (const event of computation.events) {
    if (event.action === 'DIVIDEND') continue;
    for (const ticker of 'to' in event ? [event.ticker, event.to] : [event.ticker]) {
      const own = byTicker.get(ticker);
      if (own === undefined) byTicker.set(ticker, [event]);
      else own.push(event);
    }
  }
  return years.map((year) => ({
    period: taxYearPeriod(year),
    instruments: computation.histories
      .filter((history) => isActive(history, year))
      .map((history) => instrumentOf(history, year, byTicker.get(history.ticker) ?? [], computation.converter)),
  }));
}

function isActive({ disposals, transfers }: ValuedHistory, year: number): boolean {
  return [...disposals, ...transfers].some(({ day }) => taxYearOf(day.date) === year);
}

function instrumentOf(
  history: ValuedHistory,
  year: number,
  events: readonly HoldingEvent[],
  converter: PoundConverter,
): Instrument {
  const last = addDays(lastDayOfTaxYear(year), BED_AND_BREAKFAST_DAYS).epochDay;
  const inside = events.filter(({ date }) => date.epochDay <= last);
  return {
    ticker: history.ticker,
    opening: poolAfter(history, year - 1),
    closing: poolAfter(history, year),
    entries: inside
      .toSorted(byDayAndAction)
      .map((event) => ({ line: writeLine(event), ...poundsFact(event, converter), ...rateFacts(event, converter) })),
  };
}

/** Whatever the order of the lines, a history has one document. */
function byDayAndAction(a: HoldingEvent, b: HoldingEvent): number {
  const days = a.date.epochDay - b.date.epochDay;
  if (days !== 0 || a.action === b.action) return days;
  return ACTIONS.indexOf(a.action) - ACTIONS.indexOf(b.action);
}

function poolAfter({ yearEnds }: ValuedHistory, year: number): ReportPoolState {
  const { pool } = yearEnds.findLast((end) => end.year <= year) ?? {
    pool: { quantity: ZERO, cost: plainAmount(ZERO) },
  };
  return publishPool(pool);
}

function poundsFact(event: HoldingEvent, converter: PoundConverter): { pounds?: string } {
  const amount = poundsOf(event, converter);
  return amount === undefined ? {} : { pounds: moneyText(penceOf(amount)) };
}

/** A purchase with its fees, a sale less its fees, what a value event added or took. */
function poundsOf(event: HoldingEvent, converter: PoundConverter): Fraction | undefined {
  const pounds = (money: Money) => converter.pounds(money, event.date);
  switch (event.action) {
    case 'BUY':
    case 'SELL':
    case 'RIGHTS':
    case 'SPOUSEIN':
    case 'GIFT': {
      const { quantity, consideration, per, fees, action } = event;
      const agreed = per === 'all' ? pounds(consideration) : multiply(quantity.value, pounds(consideration));
      return action === 'SELL' || action === 'GIFT' ? subtract(agreed, pounds(fees)) : add(agreed, pounds(fees));
    }
    case 'ACCUMULATION':
    case 'ERI':
      return pounds(event.total);
    case 'CAPRETURN':
      return subtract(pounds(event.total), pounds(event.fees));
    case 'SPLIT':
    case 'UNSPLIT':
      return event.cash && pounds(event.cash);
    case 'TAKEOVER':
      return event.payment && pounds(event.payment.cash);
    default:
      return undefined;
  }
}

function rateFacts(event: HoldingEvent, converter: PoundConverter) {
  const rates = new Map<string, { currency: string; rate: string; rate_period: string }>();
  for (const money of moneyOf(event)) {
    const rate = converter.rate(money, event.date);
    if (rate !== undefined)
      rates.set(money.currency, { currency: money.currency, rate, rate_period: monthText(event.date) });
  }
  return rates.size === 0 ? {} : { rates: [...rates.values()] };
}
