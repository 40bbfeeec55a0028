import { addMonths, yearMonth } from '@bursar/calendar';

import { fold } from '../model/text/fold';
import { parseDay } from '../model/time/date-input';
import { findMonth } from './read-month';

const MOST_MONTHS = 48;
const NUMBERED_MONTH = /\d\s?[/-]\s?\d/;
const SPAN = /\b(?:mes|month|ano|year)\b/;
const DAY_ALONE = /\b(?:el|dia|the)\s\d{1,2}(?:st|nd|rd|th)?(?![\d,.])/;

/**
 * A day without its year or month that a parser of what was spent took for a past one, as the first such day from today on:
 * `el 5 de abril`, `el 30`. Every other day stays.
 */
export function comingDay(date: string, text: string, now: string): string {
  const today = now.slice(0, 10);
  const folded = fold(text);
  if (date >= today || SPAN.test(folded)) return date;
  const isYearly = NUMBERED_MONTH.test(folded) || findMonth(text, now).month !== undefined;
  const step = isYearly ? 12 : DAY_ALONE.test(folded) ? 1 : undefined;
  if (step === undefined) return date;
  for (let months = step; months <= MOST_MONTHS; months += step) {
    const day = parseDay(`${addMonths(yearMonth(date.slice(0, 7)), months)}-${date.slice(8)}`)?.text;
    if (day !== undefined && day >= today) return day;
  }
  return date;
}
