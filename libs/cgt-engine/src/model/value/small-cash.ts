import { add, compare, fraction, multiply, type Fraction } from '../numbers/fraction';

// CG51892, CG57836: HMRC accept cash as small when it is at most 5% of the value, or 3,000 pounds.
const SMALL_POUNDS = fraction(3_000n);
const SMALL_SHARE = fraction(5n, 100n);

/** Whether cash beside shares may be taken off the cost (TCGA 1992 s122(2)), in place of a part disposal (s129). */
export function isSmallCash(cash: Fraction, valueOfShares: Fraction): boolean {
  return compare(cash, SMALL_POUNDS) <= 0 || compare(cash, multiply(add(cash, valueOfShares), SMALL_SHARE)) <= 0;
}
