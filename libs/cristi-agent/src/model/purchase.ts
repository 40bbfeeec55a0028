import type { CivilDate } from '@bursar/calendar';

import { inOrderOfPayment, totalOf, type Obligation } from './obligation';
import type { VariableBudget } from './variable-budget';

export const EXCEEDS_CAP = 'Would exceed variable spending cap for the month';
export const EXCEEDS_CASH = 'Would reduce cash available below upcoming mandatory obligations';

/** A planned purchase. Every purchase counts as variable spending, whatever its category. */
export interface Purchase {
  /** Centavos. */
  readonly amount: bigint;
  readonly date: CivilDate;
}

export interface Verdict {
  /** Empty where the purchase is affordable. */
  readonly reasons: readonly string[];
  /** By date, undated ones last, then by name in code point order. */
  readonly obligations: readonly Obligation[];
}

/**
 * Checks a purchase against the month's variable budget before it, and against the balance after the month's obligations.
 * `upcoming` holds the next payment of each debt and recurring expense on or after the purchase.
 */
export function assessPurchase(
  purchase: Purchase,
  budget: VariableBudget,
  balance: bigint,
  upcoming: readonly Obligation[],
): Verdict {
  const obligations = inOrderOfPayment(upcoming);
  const reasons: string[] = [];
  if (purchase.amount > budget.remaining) reasons.push(EXCEEDS_CAP);
  if (balance - purchase.amount < dueThisMonth(obligations, purchase.date)) reasons.push(EXCEEDS_CASH);
  return { reasons, obligations };
}

/** The sum of the obligations in the purchase's month, in centavos; undated ones count because they may be due any day. */
function dueThisMonth(obligations: readonly Obligation[], { year, month }: CivilDate): bigint {
  return totalOf(
    obligations.filter(({ dueDate }) => dueDate === undefined || (dueDate.year === year && dueDate.month === month)),
  );
}
