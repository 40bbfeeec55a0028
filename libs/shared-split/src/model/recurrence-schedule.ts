import { addMonths, dayWithinMonth, type YearMonth } from '@bursar/calendar';
import { instantOf } from '@bursar/calendar/zoned-time';

import { COMPETENCE_ZONE } from './competence-month';
import type { RecurrenceRule, RecurrenceTerms } from './recurrence-rule';

/**
 * The instant of a rule's entry for a month: its reference day, or the last day of a shorter month, at noon in São
 * Paulo, so that the date and the month agree in every zone near it. Milliseconds since 1970.
 */
export function entryInstant(referenceDay: number, month: YearMonth): number {
  const date = dayWithinMonth(month, referenceDay);
  return instantOf({ date, hour: 12, minute: 0, second: 0, millisecond: 0 }, COMPETENCE_ZONE);
}

/** Whether a month lies in the range of a rule, both ends included, regardless of its status. */
export function covers({ startMonth, endMonth }: Pick<RecurrenceTerms, 'startMonth' | 'endMonth'>, month: YearMonth) {
  return startMonth <= month && (endMonth === null || month <= endMonth);
}

/** Whether a run for this month considers the rule: it is active, or it ended with a month not before this one. */
export function isEligible(rule: RecurrenceRule, month: YearMonth): boolean {
  const generates = rule.status === 'active' || (rule.status === 'ended' && rule.ending === 'with-month');
  return generates && covers(rule, month);
}

/** What a rule has generated so far, as answers show it. */
export interface Markers {
  /** The earliest month generated, or null. */
  readonly first: YearMonth | null;
  /** The latest month generated, or null. */
  readonly last: YearMonth | null;
  /** The earliest month from the start month on that has not been generated; it may lie after the end month. */
  readonly next: YearMonth;
}

/** `generated` are the months that have an entry, in any order. */
export function markersOf(startMonth: YearMonth, generated: Iterable<YearMonth>): Markers {
  const months = new Set(generated);
  const sorted = [...months].sort();
  let next = startMonth;
  while (months.has(next)) next = addMonths(next, 1);
  return { first: sorted.at(0) ?? null, last: sorted.at(-1) ?? null, next };
}
