import type { Fraction } from './reference-fraction';
import { tradingDay } from './reference-identification';
import type { Identification } from './reference-identification';
import type { PoundTransaction } from './reference-transaction';

export interface Pool {
  quantity: Fraction;
  cost: Fraction;
}

export interface Leg {
  rule: 'SameDay' | 'BedAndBreakfast' | 'Section104';
  quantity: Fraction;
  cost: Fraction;
  gain: Fraction;
  /** Of a leg matched with an acquisition. */
  acquisitionDate?: string;
  /** Of a leg out of the pool. */
  pool?: { before: Pool; after: Pool };
}

export interface Disposal {
  date: string;
  ticker: string;
  quantity: Fraction;
  gross: Fraction;
  proceeds: Fraction;
  legs: Leg[];
}

/** Shares to a spouse: their cost goes with them (TCGA92/S58). */
export interface Transfer {
  date: string;
  ticker: string;
  quantity: Fraction;
  legs: Leg[];
}

/** What a day's disposals are matched with, as one disposal. */
export function legsOf(rows: PoundTransaction[], identification: Identification, pool: Pool): Leg[] {
  const { disposalDate, sameDay, bedAndBreakfast, fromPool } = identification;
  const { sold, toSpouse, proceeds } = tradingDay(rows, disposalDate);
  const disposed = sold.plus(toSpouse);
  const gainOf = (quantity: Fraction, cost: Fraction) => proceeds.times(quantity).over(disposed).minus(cost);
  const costOn = (date: string, quantity: Fraction) => {
    const acquisition = tradingDay(rows, date);
    return acquisition.cost.times(quantity).over(acquisition.bought);
  };

  const legs: Leg[] = [];
  if (sameDay.isPositive()) {
    const cost = costOn(disposalDate, sameDay);
    const gain = gainOf(sameDay, cost);
    legs.push({ rule: 'SameDay', quantity: sameDay, cost, gain, acquisitionDate: disposalDate });
  }
  for (const { acquisitionDate, quantity, quantityAcquired } of bedAndBreakfast) {
    const cost = costOn(acquisitionDate, quantityAcquired);
    legs.push({ rule: 'BedAndBreakfast', quantity, cost, gain: gainOf(quantity, cost), acquisitionDate });
  }
  if (fromPool.isPositive()) {
    const cost = pool.cost.times(fromPool).over(pool.quantity);
    const after = { quantity: pool.quantity.minus(fromPool), cost: pool.cost.minus(cost) };
    legs.push({
      rule: 'Section104',
      quantity: fromPool,
      cost,
      gain: gainOf(fromPool, cost),
      pool: { before: pool, after },
    });
  }
  return legs;
}

/** The part of each leg that was sold, or that went to a spouse after it; every leg is shared by quantity. */
export function partOf(legs: Leg[], part: Fraction, before: Fraction, proceeds: Fraction, quantity: Fraction): Leg[] {
  return legs.map((leg) => {
    const [shares, cost] = [leg.quantity.times(part), leg.cost.times(part)];
    const shared: Leg = { ...leg, quantity: shares, cost, gain: proceeds.times(shares).over(quantity).minus(cost) };
    if (leg.pool === undefined) return shared;
    const minus = (pool: Pool, share: Fraction) => ({
      quantity: pool.quantity.minus(leg.quantity.times(share)),
      cost: pool.cost.minus(leg.cost.times(share)),
    });
    return {
      ...shared,
      pool: { before: minus(leg.pool.before, before), after: minus(leg.pool.before, before.plus(part)) },
    };
  });
}
