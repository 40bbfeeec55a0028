import type { Action } from '../actions';
import { ratioOf } from '../match/splits';
import { resolveInstruments } from '../normalize/instruments';
import {
  add,
  isPositive,
  isZero,
  multiply,
  negated,
  roundTo,
  wholePart,
  ZERO,
  type Fraction,
} from '../numbers/fraction';
import { decimalText } from '../numbers/rounding';
import { agreedAmount, type HoldingEvent, type Money, type Trade, type Transaction } from '../transaction';
import type { TradeAccount, TradeEntries, TradeEntry, TradePosting } from './trade-entry';

/** As in reports. */
const QUANTITY_DECIMALS = 10;

/** The order of a day (CONTRACT.md, 16.2): what comes first changes what a split adds. */
const PLACES: Readonly<Record<HoldingEvent['action'], number>> = {
  SPLIT: 5,
  UNSPLIT: 5,
  RIGHTS: 1,
  SPINOFF: 1,
  TAKEOVER: 1,
  CAPRETURN: 2,
  ACCUMULATION: 2,
  DIVIDEND: 2,
  BUY: 3,
  SELL: 3,
  SPOUSEIN: 3,
  SPOUSEOUT: 3,
  GIFT: 3,
  ERI: 4,
};

/**
 * The transactions as entries that programs for double-entry bookkeeping read, by the names that shares have now. Shares of a
 * ticker add up to its pool in the report. Shares are no lots: the law pools them, and gains are the report's.
 */
export function tradeEntries(transactions: readonly Transaction[]): TradeEntries {
  const holdings = new Holdings();
  const leftOut: Partial<Record<Action, number>> = {};
  const entries: TradeEntry[] = [];
  for (const event of inOrder(resolveInstruments(transactions).events)) {
    const postings = postingsOf(event, holdings).filter(({ amount }) => !isNothing(amount));
    const { action, date, ticker } = event;
    if (postings.length === 0) leftOut[action] = (leftOut[action] ?? 0) + 1;
    else entries.push({ date, text: `${action} ${ticker}`, postings });
  }
  return { entries, leftOut };
}

function inOrder(events: readonly HoldingEvent[]): HoldingEvent[] {
  const placeOf = (event: HoldingEvent) => ('when' in event && event.when === 'open' ? 0 : PLACES[event.action]);
  return events.toSorted((a, b) => a.date.epochDay - b.date.epochDay || placeOf(a) - placeOf(b));
}

/** How many shares of each ticker there are, exactly and as they were posted. */
class Holdings {
  readonly #held = new Map<string, Fraction>();
  readonly #posted = new Map<string, bigint>();

  of(ticker: string): Fraction {
    return this.#held.get(ticker) ?? ZERO;
  }

  /** Adds shares; the posted amount is what brings the sum of all to the rounded holding. */
  moved(ticker: string, quantity: Fraction): string {
    const held = add(this.of(ticker), quantity);
    const units = roundTo(held, QUANTITY_DECIMALS);
    const moved = units - (this.#posted.get(ticker) ?? 0n);
    this.#held.set(ticker, held);
    this.#posted.set(ticker, units);
    return decimalText(moved, QUANTITY_DECIMALS);
  }
}

function postingsOf(event: HoldingEvent, holdings: Holdings): TradePosting[] {
  switch (event.action) {
    case 'BUY':
    case 'RIGHTS':
    case 'SELL':
      return [...traded(event, holdings, 'cash'), ...paid(event.fees, 'fees')];
    case 'SPOUSEIN':
      return [...traded(event, holdings, 'spouse'), ...paid(event.fees, 'fees')];
    case 'GIFT':
      return [...traded(event, holdings, 'gifts'), ...paid(event.fees, 'fees')];
    case 'SPOUSEOUT':
      return exchanged(holdings, event.ticker, negated(event.quantity.value), 'spouse');
    case 'DIVIDEND':
      return [...received(event.total, 'dividends'), ...paid(event.tax, 'tax')];
    case 'CAPRETURN':
      return [...received(event.total, 'capital returned'), ...paid(event.fees, 'fees')];
    case 'SPLIT':
    case 'UNSPLIT': {
      const before = holdings.of(event.ticker);
      const exact = multiply(before, ratioOf(event));
      const after = event.cash !== undefined && isPositive(exact) ? wholePart(exact) : exact;
      const added = add(after, negated(before));
      return [
        ...exchanged(holdings, event.ticker, added, 'reorganisations'),
        ...(event.cash === undefined ? [] : received(event.cash, 'reorganisations')),
      ];
    }
    case 'SPINOFF':
      return exchanged(holdings, event.to, event.received.value, 'reorganisations');
    case 'TAKEOVER':
      return [
        ...exchanged(holdings, event.ticker, negated(holdings.of(event.ticker)), 'reorganisations'),
        ...exchanged(holdings, event.to, event.received.value, 'reorganisations'),
        ...(event.payment === undefined ? [] : received(event.payment.cash, 'reorganisations')),
      ];
    case 'ACCUMULATION':
    case 'ERI':
      return [];
  }
}

/** Shares against what was agreed for them, before fees. */
function traded(trade: Trade, holdings: Holdings, against: TradeAccount): TradePosting[] {
  const { action, ticker, quantity, consideration, per } = trade;
  const isOut = action === 'SELL' || action === 'GIFT';
  const amount = holdings.moved(ticker, isOut ? negated(quantity.value) : quantity.value);
  const { currency } = consideration;
  const agreed = exactText(agreedAmount(trade));
  const moved: TradePosting = { account: against, amount: isOut ? agreed : reversed(agreed), unit: { currency } };
  // Less than is posted: its money stands alone.
  if (isNothing(amount)) {
    return [moved, { account: 'reorganisations', amount: reversed(moved.amount), unit: { currency } }];
  }
  // A rounded number of shares times the price is another amount.
  const isExact = per === 'share' && amount.replace('-', '') === exactText(quantity.value);
  const price = isExact
    ? { amount: consideration.amount.text, currency, per }
    : { amount: agreed, currency, per: 'all' as const };
  return [{ account: 'shares', amount, unit: { ticker }, price }, moved];
}

/** Shares that come or go without a price. */
function exchanged(holdings: Holdings, ticker: string, quantity: Fraction, against: TradeAccount): TradePosting[] {
  if (isZero(quantity)) return [];
  const amount = holdings.moved(ticker, quantity);
  return [
    { account: 'shares', amount, unit: { ticker } },
    { account: against, amount: reversed(amount), unit: { ticker } },
  ];
}

function received({ amount: { text }, currency }: Money, from: TradeAccount): TradePosting[] {
  return [
    { account: 'cash', amount: text, unit: { currency } },
    { account: from, amount: reversed(text), unit: { currency } },
  ];
}

function paid({ amount: { text }, currency }: Money, what: TradeAccount): TradePosting[] {
  return [
    { account: what, amount: text, unit: { currency } },
    { account: 'cash', amount: reversed(text), unit: { currency } },
  ];
}

const reversed = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

const isNothing = (amount: string) => /^-?[0.]+$/.test(amount);

/** A product of decimals, in full: its denominator is a power of ten. */
function exactText(amount: Fraction): string {
  const decimals = amount.d.toString().length - 1;
  return decimals === 0 ? amount.n.toString() : decimalText(amount.n, decimals);
}
