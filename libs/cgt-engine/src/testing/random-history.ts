import { daysLater } from './reference-calendar';
import { Fraction } from './reference-fraction';
import type { ReferenceAction, ReferenceMoney, ReferenceTransaction } from './reference-transaction';

/** A gap in days, or a jump to the next of the dates around which mistakes gather. */
export type Gap = number | 'year-end' | 'year-start' | 'end-of-february' | 'rate-change';

/** One random step. It has a value for every action: what it becomes depends on what is held when it comes. */
export interface Step {
  gap: Gap;
  action: ReferenceAction;
  quantity: string;
  /** How many eighths of the holding a sale takes; it also sizes a capital return. */
  eighths: number;
  /** To how many decimals a sale is cut. */
  decimals: number;
  price: ReferenceMoney;
  total: ReferenceMoney;
  fees: ReferenceMoney | undefined;
  tax: ReferenceMoney | undefined;
  splitRatio: string;
  unsplitRatio: string;
  /** Leaves out the care that keeps a history valid. */
  slip: boolean;
}

function jump(date: string, gap: Gap): string {
  if (typeof gap === 'number') return daysLater(date, gap);
  const next = (monthAndDay: string) => {
    const thisYear = `${date.slice(0, 4)}-${monthAndDay}`;
    return thisYear > date ? thisYear : `${Number(date.slice(0, 4)) + 1}-${monthAndDay}`;
  };
  if (gap === 'year-end') return next('04-05');
  if (gap === 'year-start') return next('04-06');
  if (gap === 'end-of-february') return daysLater(next('03-01'), -1);
  return next('10-30');
}

/** Never more pounds than the amount is worth: no currency used here was worth more than 0.95 pounds. */
function poundsAtLeast(money: ReferenceMoney): number {
  return Number(money.amount) * (money.currency === 'GBP' ? 1 : 0.5);
}

/** Turns steps into the history of one ticker: valid nearly always, unless a step slips. */
export function historyOf(ticker: string, start: string, steps: Step[]): ReferenceTransaction[] {
  const rows: ReferenceTransaction[] = [];
  let date = start;
  let held = Fraction.zero;
  let heldOvernight = Fraction.zero;
  // No share in the pool cost less than this, whatever was matched with what; it bounds a capital return.
  let cheapest = Number.POSITIVE_INFINITY;
  let lastTrade = '';
  let lastSplit = '';

  for (const step of steps) {
    let next = jump(date, step.gap);
    if (next !== date) heldOvernight = held;
    const wanted = actionFor(step, held, heldOvernight);
    const isSplit = wanted === 'SPLIT' || wanted === 'UNSPLIT';
    const isTrade = wanted === 'BUY' || wanted === 'SELL';
    const clashes = (isSplit && next === lastTrade) || (isTrade && next === lastSplit);
    if (clashes && !step.slip) {
      next = daysLater(next, 1);
      heldOvernight = held;
    }
    date = next;
    // Sales before 6 April 2008 are refused, and HMRC's monthly rates run from February 2014 to August 2026.
    const action = wanted === 'SELL' && date < '2008-04-06' && !step.slip ? 'BUY' : wanted;
    const hasRates = date >= '2014-02' && date < '2026-09';
    const money = (value: ReferenceMoney): ReferenceMoney =>
      hasRates || step.slip ? value : { amount: value.amount, currency: 'GBP' };
    const fees = step.fees === undefined ? {} : { fees: money(step.fees) };
    const tax = step.tax === undefined ? {} : { tax: money(step.tax) };
    const total = money(step.total);

    if (action === 'BUY') {
      const price = money(step.price);
      rows.push({ date, action, ticker, quantity: step.quantity, price, ...fees });
      held = held.plus(Fraction.ofDecimal(step.quantity));
      cheapest = Math.min(cheapest, poundsAtLeast(price));
      lastTrade = date;
    } else if (action === 'SELL') {
      const quantity = step.slip
        ? held.plus(Fraction.ofDecimal(step.quantity)).toDecimal(step.decimals)
        : portionOf(held, step);
      rows.push({ date, action, ticker, quantity, price: money(step.price), ...fees });
      const left = held.minus(Fraction.ofDecimal(quantity));
      held = left.isPositive() ? left : Fraction.zero;
      lastTrade = date;
    } else if (action === 'SPLIT' || action === 'UNSPLIT') {
      const ratio = action === 'SPLIT' ? step.splitRatio : step.unsplitRatio;
      rows.push({ date, action, ticker, ratio });
      const factor = action === 'SPLIT' ? Fraction.ofDecimal(ratio) : Fraction.one.over(Fraction.ofDecimal(ratio));
      held = held.times(factor);
      cheapest /= Number(factor.toDecimal(10));
      lastSplit = date;
    } else if (action === 'CAPRETURN') {
      const atMost = Number(heldOvernight.toDecimal(10)) * (heldOvernight.isPositive() ? cheapest : 0);
      const amount = step.slip ? step.total.amount : ((atMost * step.eighths) / 40).toFixed(2);
      rows.push({ date, action, ticker, quantity: step.quantity, total: { ...total, amount }, ...fees });
      cheapest *= 1 - step.eighths / 40;
    } else if (action === 'ACCUMULATION') {
      rows.push({ date, action, ticker, quantity: step.quantity, total, ...tax });
    } else {
      rows.push({ date, action, ticker, total, ...tax });
    }
  }
  return rows;
}

/** Some eighths of the holding, cut to so many decimals; all eight are all of it as far as decimals can say so. */
function portionOf(held: Fraction, { eighths, decimals }: Step): string {
  const digits = eighths === 8 ? 12 : decimals;
  const portion = held.times(new Fraction(BigInt(eighths), 8n));
  const units = (portion.numerator * 10n ** BigInt(digits)) / portion.denominator;
  return new Fraction(units, 10n ** BigInt(digits))
    .toDecimal(digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** The step's own action where that is possible, or else one that is. */
function actionFor(step: Step, held: Fraction, heldOvernight: Fraction): ReferenceAction {
  const { action, slip } = step;
  if (slip) return action;
  if (action === 'SELL' && !Fraction.ofDecimal(portionOf(held, step)).isPositive()) return 'BUY';
  if ((action === 'CAPRETURN' || action === 'ACCUMULATION') && heldOvernight.isZero()) return 'DIVIDEND';
  const divides = held.over(Fraction.ofDecimal(step.unsplitRatio)).isWhole();
  if (action === 'UNSPLIT' && held.isWhole() && !divides) return 'SPLIT';
  return action;
}
