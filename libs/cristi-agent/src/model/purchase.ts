import { addMonths, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import type { Debt } from './debt';
import { compareCodePoints } from './text/code-points';
import type { VariableBudget } from './variable-budget';

export const EXCEEDS_CAP = 'Would exceed variable spending cap for the month';
export const EXCEEDS_CASH = 'Would reduce cash available below upcoming mandatory obligations';

/** A payment that has to be made, in centavos. */
export interface Obligation {
  readonly name: string;
  readonly amount: bigint;
  /** Undefined when nobody said which day of the month it is due. */
  readonly dueDate: CivilDate | undefined;
}

/** A purchase that is thought about. Every purchase counts as variable, whatever its category. */
export interface Purchase {
  /** Centavos. */
  readonly amount: bigint;
  readonly date: CivilDate;
}

export interface Verdict {
  /** Empty when the purchase is affordable. */
  readonly reasons: readonly string[];
  /** By date, those without one last, then by name. */
  readonly obligations: readonly Obligation[];
}

/** Weighs a purchase against the month's variable budget as it is before it, and the cash that obligations leave. */
export function weighPurchase(
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

/** The next payment of every debt with a minimum, except those that are paid off: a balance of exactly 0. */
function upcomingObligations(debts: readonly Debt[], from: CivilDate): Obligation[] {
  return debts
    .flatMap(({ name, balance, minimumPayment, dueDay }) =>
      minimumPayment === null || minimumPayment === 0n || balance === 0n
        ? []
        : [{ name, amount: minimumPayment, dueDate: dueDay === null ? undefined : nextDueDate(dueDay, from) }],
    )
    .sort(inOrderOfPayment);
}

/** The due day from a day on; shorter months use their last day. */
function nextDueDate(dueDay: number, from: CivilDate): CivilDate {
  const month = monthOfDate(from);
  const thisMonth = dayWithinMonth(month, dueDay);
  return thisMonth.epochDay < from.epochDay ? dayWithinMonth(addMonths(month, 1), dueDay) : thisMonth;
}

/** What has to be paid until the end of the purchase's month; what has no date may be due any day. */
function dueThisMonth(obligations: readonly Obligation[], { year, month }: CivilDate): bigint {
  return obligations
    .filter(({ dueDate }) => dueDate === undefined || (dueDate.year === year && dueDate.month === month))
    .reduce((sum, { amount }) => sum + amount, 0n);
}

function inOrderOfPayment(one: Obligation, other: Obligation): number {
  const dayOf = ({ dueDate }: Obligation) => dueDate?.epochDay ?? Number.MAX_SAFE_INTEGER;
  return dayOf(one) - dayOf(other) || compareCodePoints(one.name, other.name);
}
