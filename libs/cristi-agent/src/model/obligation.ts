import { addMonths, dayWithinMonth, monthOfDate, yearMonth, type CivilDate, type YearMonth } from '@bursar/calendar';

import type { Debt } from './debt';
import type { Occurrence } from './settlement';
import { compareCodePoints } from './text/code-points';

/** The calendar's last month, which no due date reaches. */
const LAST_MONTH = yearMonth('9999-12');

/** A mandatory payment. */
export interface Obligation {
  readonly name: string;
  /** Centavos. */
  readonly amount: bigint;
  /** Undefined for a debt without a due day. */
  readonly dueDate: CivilDate | undefined;
}

/** The next minimum payment of every debt that has one, on or after `from`, except of those that are paid off. */
export function nextMinimums(debts: readonly Debt[], from: CivilDate): Obligation[] {
  return debts.flatMap((debt) => {
    const [next] = minimums(debt, from);
    return next === undefined ? [] : [next];
  });
}

/** All minimum payments that are due from `from` to `until`, both included; that of a debt without a due day once. */
export function minimumsBetween(debts: readonly Debt[], from: CivilDate, until: CivilDate): Obligation[] {
  return debts.flatMap((debt) => {
    const due: Obligation[] = [];
    for (const minimum of minimums(debt, from)) {
      if ((minimum.dueDate?.epochDay ?? -Infinity) > until.epochDay) break;
      due.push(minimum);
    }
    return due;
  });
}

/** An occurrence of a recurring expense as an obligation. */
export function obligationOf({ entry, date }: Occurrence): Obligation {
  return { name: entry.name, amount: entry.amount, dueDate: date };
}

/** By date, undated ones last, then by name in code point order. */
export function inOrderOfPayment(obligations: readonly Obligation[]): Obligation[] {
  const dayOf = ({ dueDate }: Obligation) => dueDate?.epochDay ?? Number.MAX_SAFE_INTEGER;
  return [...obligations].sort((one, other) => dayOf(one) - dayOf(other) || compareCodePoints(one.name, other.name));
}

/** The sum in centavos. */
export function totalOf(obligations: readonly Obligation[]): bigint {
  return obligations.reduce((sum, { amount }) => sum + amount, 0n);
}

/** A debt's payments in order, without end where it has a due day. Months up to `minimumPaidMonth` are paid. */
function* minimums(debt: Debt, from: CivilDate): Generator<Obligation> {
  const { name, balance, minimumPayment: amount, dueDay, minimumPaidMonth: paid } = debt;
  if (amount === null || amount === 0n || balance === 0n) return;
  let month = monthOfDate(from);
  if (dueDay === null) {
    if (!isPaid(month, paid)) yield { name, amount, dueDate: undefined };
    return;
  }
  if (isPaid(month, paid)) month = monthAfter(paid ?? month);
  for (; month < LAST_MONTH; month = addMonths(month, 1)) {
    const dueDate = dayWithinMonth(month, dueDay);
    if (dueDate.epochDay >= from.epochDay) yield { name, amount, dueDate };
  }
}

function monthAfter(month: YearMonth): YearMonth {
  return month < LAST_MONTH ? addMonths(month, 1) : LAST_MONTH;
}

function isPaid(month: YearMonth, paid: YearMonth | null): boolean {
  return paid !== null && month <= paid;
}
