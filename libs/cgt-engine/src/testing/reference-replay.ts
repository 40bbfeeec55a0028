import { Fraction } from './reference-fraction';
import { identify, takenByEarlier, tradingDay } from './reference-identification';
import type { Identification } from './reference-identification';
import type { PoundTransaction, ReferenceAction } from './reference-transaction';

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

export interface Refusal {
  code: string;
  date: string;
  ticker: string;
}

export interface Replay {
  disposals: Disposal[];
  pool: Pool;
  /** The first day whose quantities cannot be, if there is one; the replay ends there. */
  quantityRefusals: Refusal[];
  /** Days whose capital return or accumulation cannot be; the replay goes on, as these rank behind quantities. */
  valueRefusals: Refusal[];
}

function legsOf(rows: PoundTransaction[], identification: Identification, pool: Pool): Leg[] {
  const { disposalDate, sameDay, bedAndBreakfast, fromPool } = identification;
  const { sold, proceeds } = tradingDay(rows, disposalDate);
  const gainOf = (quantity: Fraction, cost: Fraction) => proceeds.times(quantity).over(sold).minus(cost);
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

/** Replays the history of one ticker, day by day. */
export function replay(ticker: string, rows: PoundTransaction[]): Replay {
  const identifications = identify(rows);
  const disposals: Disposal[] = [];
  const valueRefusals: Refusal[] = [];
  let pool: Pool = { quantity: Fraction.zero, cost: Fraction.zero };

  for (const date of [...new Set(rows.map((row) => row.date))].sort()) {
    const today = (action: ReferenceAction) => rows.filter((row) => row.date === date && row.action === action);
    const refusal = (code: string): Refusal => ({ code, date, ticker });

    // A distribution that is no income is deducted from the cost, as far as that goes (TCGA92/S122(2) and (4)).
    const capitalReturns = today('CAPRETURN');
    if (capitalReturns.length > 0) {
      const net = Fraction.sum(capitalReturns.map((row) => row.total.minus(row.fees)));
      if (pool.quantity.isZero() || net.exceeds(pool.cost)) valueRefusals.push(refusal('CAPRETURN_EXCEEDS_COST'));
      else pool = { quantity: pool.quantity, cost: pool.cost.minus(net) };
    }

    // Income kept inside the fund is expenditure on the units (TCGA92/S99B, CG57707).
    const accumulated = Fraction.sum(today('ACCUMULATION').map((row) => row.total));
    if (accumulated.isPositive()) {
      if (pool.quantity.isZero()) valueRefusals.push(refusal('ACCUMULATION_WITHOUT_HOLDING'));
      else pool = { quantity: pool.quantity, cost: pool.cost.plus(accumulated) };
    }

    const { bought, cost, sold, gross, proceeds } = tradingDay(rows, date);
    const taken = takenByEarlier(identifications, date);

    // Shares nobody holds cannot be sold: later purchases do not make a sale good.
    if (sold.exceeds(bought.minus(taken).plus(pool.quantity))) {
      return { disposals, pool, valueRefusals, quantityRefusals: [refusal('DISPOSAL_EXCEEDS_HOLDING')] };
    }
    const identification = identifications.find((candidate) => candidate.disposalDate === date);
    if (identification !== undefined) {
      const legs = legsOf(rows, identification, pool);
      disposals.push({ date, ticker, quantity: sold, gross, proceeds, legs });
      pool = legs.find((leg) => leg.pool !== undefined)?.pool?.after ?? pool;
    }
    if (bought.isPositive()) {
      // Shares matched with a disposal never enter the pool (TCGA92/S105(3), S106A(5ZA)); what is left of the day does.
      const left = bought.minus(Fraction.min(bought, sold)).minus(taken);
      pool = { quantity: pool.quantity.plus(left), cost: pool.cost.plus(cost.times(left).over(bought)) };
    }

    // A reorganisation changes the number of shares, and is no disposal (TCGA92/S126-S127, CG51805).
    for (const row of rows.filter((candidate) => candidate.date === date)) {
      if (row.action === 'SPLIT') pool = { quantity: pool.quantity.times(row.ratio), cost: pool.cost };
      if (row.action === 'UNSPLIT') {
        const quantity = pool.quantity.over(row.ratio);
        if (pool.quantity.isWhole() && !quantity.isWhole()) {
          return { disposals, pool, valueRefusals, quantityRefusals: [refusal('UNSPLIT_INDIVISIBLE')] };
        }
        pool = { quantity, cost: pool.cost };
      }
    }
  }
  return { disposals, pool, quantityRefusals: [], valueRefusals };
}
