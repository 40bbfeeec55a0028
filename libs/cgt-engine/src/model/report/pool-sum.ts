import { decimalOf } from '../numbers/decimal';
import { divide, isZero, roundTo } from '../numbers/fraction';
import { decimalText } from '../numbers/rounding';
import type { ReportMatch, ReportPoolState } from './report-schema';

const AVERAGE_DECIMALS = 6;

/** The average cost of a share of a pool as it is printed, from its printed figures: at most six decimals. */
export function averageOf({ quantity, total_cost: cost }: ReportPoolState): string {
  const shares = decimalOf(quantity).value;
  if (isZero(shares)) return '0';
  return decimalText(roundTo(divide(decimalOf(cost).value, shares), AVERAGE_DECIMALS), AVERAGE_DECIMALS);
}

/** `30 × 1011.14 / 100 = 303.34`: how a pool leg's cost comes from the pool; undefined for other legs. */
export function poolSum({ quantity, allowable_cost: cost, pool_before: pool }: ReportMatch): string | undefined {
  return pool && `${quantity} × ${pool.total_cost} / ${pool.quantity} = ${cost}`;
}
