import { medianRow, recent } from './amount-likeness';
import type { RecurringRow } from './recurring-row';
import { decimalOfUnits, units, type Decimal } from '../decimal';

const LEAST_CHANGE = 0.01;
/** Of the last amounts of a stream, the tenths at both ends are left out of what is likely. */
const LIKELY_OF = 12;

export interface PriceChange {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly from: Decimal;
  readonly to: Decimal;
}

export interface StreamAmounts {
  readonly kind: 'fixed' | 'variable';
  readonly amount: Decimal;
  /** What the next one is likely between. */
  readonly low: Decimal;
  readonly high: Decimal;
  /** Oldest first. */
  readonly priceChanges: readonly PriceChange[];
}

/** What a stream costs. `rows`: oldest first. */
export function streamAmounts(rows: readonly RecurringRow[]): StreamAmounts {
  const runs = equalRuns(rows);
  // A step lasts if the amount after it comes again, or is the newest.
  const isFixed = runs.every((run, index) => run.length > 1 || index === 0 || index === runs.length - 1);
  if (isFixed) {
    const { amount } = rows.at(-1) as RecurringRow;
    return { kind: 'fixed', amount, low: amount, high: amount, priceChanges: priceChanges(runs) };
  }
  const last = [...rows.slice(-LIKELY_OF)].sort((one, other) => one.size - other.size);
  const edge = Math.floor(last.length / 10);
  return {
    kind: 'variable',
    amount: medianRow(recent(rows)).amount,
    low: (last[edge] as RecurringRow).amount,
    high: (last[last.length - 1 - edge] as RecurringRow).amount,
    priceChanges: [],
  };
}

/** What so many payments of the amount add up to. */
export function timesAmount(amount: Decimal, count: number): Decimal {
  return decimalOfUnits(units(amount) * BigInt(count));
}

function equalRuns(rows: readonly RecurringRow[]): RecurringRow[][] {
  const runs: RecurringRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0]?.amount === row.amount) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function priceChanges(runs: readonly (readonly RecurringRow[])[]): PriceChange[] {
  return runs.slice(1).flatMap((run, index) => {
    const [from, to] = [runs[index]?.[0] as RecurringRow, run[0] as RecurringRow];
    const isChange = Math.abs(to.size - from.size) >= Math.abs(from.size) * LEAST_CHANGE - 1e-9;
    return isChange ? [{ day: to.day, from: from.amount, to: to.amount }] : [];
  });
}
