import { addMonths, dayWithinMonth, monthRange, type YearMonth } from '@bursar/calendar';
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

/**
 * Whether a run for this month considers the rule: it is active, or it ended with a month not before this one, and the
 * month lies before a pause that has not been taken back.
 */
export function isEligible(rule: RecurrenceRule, month: YearMonth): boolean {
  if (rule.ending === 'at-once') return false;
  const isBeforePause = rule.pausedFrom === null ? rule.status !== 'paused' : month < rule.pausedFrom;
  return isBeforePause && covers(rule, month);
}

/** Whether a pause has skipped the month for good. */
export function isSkipped({ skips }: Pick<RecurrenceRule, 'skips'>, month: YearMonth): boolean {
  return skips.some(([first, last]) => first <= month && month <= last);
}

/** The months within the range of a rule that its pauses have skipped and that have no entry, ascending. */
export function skippedMonths(rule: RecurrenceRule, generated: Iterable<YearMonth>): YearMonth[] {
  const done = new Set(generated);
  const months = rule.skips.flatMap(([first, last]) => monthRange(first, last));
  return [...new Set(months)].filter((month) => covers(rule, month) && !done.has(month)).sort();
}

/**
 * Whether a rule has run out: its last month lies before the present one, and each of its months is generated, skipped or
 * closed. One that a person ended is not: it has ended for good.
 */
export function isFinished(
  rule: RecurrenceRule,
  {
    generated,
    closed,
    present,
  }: { readonly generated: Iterable<YearMonth>; readonly closed: ReadonlySet<YearMonth>; readonly present: YearMonth },
): boolean {
  if (rule.status === 'ended' || rule.endMonth === null || rule.endMonth >= present) return false;
  const done = new Set(generated);
  return monthRange(rule.startMonth, rule.endMonth).every(
    (month) => done.has(month) || isSkipped(rule, month) || closed.has(month),
  );
}

/** What a rule has generated so far, as answers show it. */
export interface Markers {
  /** The earliest month generated, or null. */
  readonly first: YearMonth | null;
  /** The latest month generated, or null. */
  readonly last: YearMonth | null;
  /** The earliest month from the start month on that is neither generated nor skipped; it may lie after the end month. */
  readonly next: YearMonth;
}

/** `generated` are the months that have an entry, in any order. */
export function markersOf(rule: Pick<RecurrenceRule, 'startMonth' | 'skips'>, generated: Iterable<YearMonth>): Markers {
  const months = new Set(generated);
  const sorted = [...months].sort();
  let next = rule.startMonth;
  while (months.has(next) || isSkipped(rule, next)) next = addMonths(next, 1);
  return { first: sorted.at(0) ?? null, last: sorted.at(-1) ?? null, next };
}
