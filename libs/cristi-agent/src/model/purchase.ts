import { addMonths, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import type { Debt } from './debt';
import { compareCodePoints } from './text/code-points';
import type { VariableBudget } from './variable-budget';

export const EXCEEDS_CAP = 'Would exceed variable spending cap for the month';
export const EXCEEDS_CASH = 'Would reduce cash available below upcoming mandatory obligations';

/** A mandatory payment. */
export interface Obligation {
  readonly name: string;
  /** Centavos. */
  readonly amount: bigint;
  /** Undefined for a debt without a due day. */
  readonly dueDate: CivilDate | undefined;
}

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

/** Checks a purchase against the month's variable budget before it, and against the balance after the month's obligations. */
export function assessPurchase(
  purchase: Purchase,
  budget: VariableBudget,
  balance: bigint,
  debts: readonly Debt[],
): Verdict {
  const obligations = upcomingObligations(debts, purchase.date);
  const reasons: string[] = [];
  if (purchase.amount > budget.remaining) reasons.push(EXCEEDS_CAP);
  if (balance - purchase.amount < dueThisMonth(obligations, purchase.date)) reasons.push(EXCEEDS_CASH);
  return { reasons, obligations };
}

/** The next payment of every debt with a minimum payment, except paid ones, whose balance is exactly 0. */
function upcomingObligations(debts: readonly Debt[], from: CivilDate): Obligation[] {
  return debts
    .flatMap(({ name, balance, minimumPayment, dueDay }) =>
      minimumPayment === null || minimumPayment === 0n || balance === 0n
        ? []
        : [{ name, amount: minimumPayment, dueDate: dueDay === null ? undefined : nextDueDate(dueDay, from) }],
    )
    .sort(inOrderOfPayment);
}

/** The first due date on or after `from`; shorter months use their last day. */
function nextDueDate(dueDay: number, from: CivilDate): CivilDate {
  const month = monthOfDate(from);
  const thisMonth = dayWithinMonth(month, dueDay);
  return thisMonth.epochDay < from.epochDay ? dayWithinMonth(addMonths(month, 1), dueDay) : thisMonth;
}

/** The sum of the obligations in the purchase's month, in centavos; undated ones count because they may be due any day. */
function dueThisMonth(obligations: readonly Obligation[], { year, month }: CivilDate): bigint {
  return obligations
    .filter(({ dueDate }) => dueDate === undefined || (dueDate.year === year && dueDate.month === month))
    .reduce((sum, { amount }) => sum + amount, 0n);
}

function inOrderOfPayment(one: Obligation, other: Obligation): number {
  const dayOf = ({ dueDate }: Obligation) => dueDate?.epochDay ?? Number.MAX_SAFE_INTEGER;
  return dayOf(one) - dayOf(other) || compareCodePoints(one.name, other.name);
}
