import { addDays, type CivilDate } from '@bursar/calendar';

import { occurrencesBetween, type RecurringEntry } from './recurring-entry';
import { compareCodePoints } from './text/code-points';
import type { Transaction } from './transaction';

/** What of a transaction decides whether it settles an occurrence. */
export type Settling = Pick<Transaction, 'type' | 'category' | 'amount'> & { readonly date: CivilDate };

/** A day on which a recurring entry comes. */
export interface Occurrence {
  readonly entry: RecurringEntry;
  readonly date: CivilDate;
}

/** A transaction so many days before or after an occurrence can settle it. */
const TOLERANCE_DAYS = 5;
/** A transaction with this share of the amount settles an occurrence. */
const SHARE = { numerator: 9n, denominator: 10n };
/** Earlier occurrences are matched first, since one of them may have used up a transaction that also fits a later one. */
const HISTORY_DAYS = 366;

/** The first day whose transactions can settle an occurrence on or after `first`, directly or by way of earlier ones. */
export function firstSettlingDay(first: CivilDate): CivilDate {
  return addDays(first, -HISTORY_DAYS - TOLERANCE_DAYS);
}

/** The last day whose transactions can settle an occurrence on or before `last`. */
export function lastSettlingDay(last: CivilDate): CivilDate {
  return addDays(last, TOLERANCE_DAYS);
}

/**
 * The occurrences from `first` to `last` that no transaction settles, in order. A transaction settles one occurrence of
 * its type and category, the earliest that it fits; of several on one day that with the largest amount. `transactions`
 * are those from `firstSettlingDay` to `lastSettlingDay`.
 */
export function unsettledOccurrences(
  entries: readonly RecurringEntry[],
  transactions: readonly Settling[],
  first: CivilDate,
  last: CivilDate,
): Occurrence[] {
  const open = entries
    .flatMap((entry) => occurrencesBetween(entry, addDays(first, -HISTORY_DAYS), last).map((date) => ({ entry, date })))
    .sort(inOrder);
  const byDay = [...transactions].sort((one, other) => one.date.epochDay - other.date.epochDay);
  for (const transaction of byDay) {
    const index = open.findIndex((occurrence) => settles(transaction, occurrence));
    if (index >= 0) open.splice(index, 1);
  }
  return open.filter(({ date }) => date.epochDay >= first.epochDay);
}

function settles(transaction: Settling, { entry, date }: Occurrence): boolean {
  return (
    transaction.type === entry.type &&
    transaction.category === entry.category &&
    Math.abs(transaction.date.epochDay - date.epochDay) <= TOLERANCE_DAYS &&
    transaction.amount * SHARE.denominator >= entry.amount * SHARE.numerator
  );
}

function inOrder(one: Occurrence, other: Occurrence): number {
  const byDay = one.date.epochDay - other.date.epochDay;
  if (byDay !== 0) return byDay;
  if (one.entry.amount !== other.entry.amount) return one.entry.amount > other.entry.amount ? -1 : 1;
  return compareCodePoints(one.entry.name, other.entry.name);
}
