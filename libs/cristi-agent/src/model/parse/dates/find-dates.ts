import type { CivilDate } from '@bursar/calendar';

import type { Token } from '../tokens';
import type { DateForm, DateMention } from './date-mention';
import { dayOfMonthNameAt, monthNameAndDayAt } from './month-date';
import { dayOfMonthAt, dayPhraseAt, daysAgoAt, weekdayAt } from './relative-day';
import { numericDateAt } from './numeric-date';

const FORMS: readonly DateForm[] = [
  numericDateAt,
  dayOfMonthNameAt,
  monthNameAndDayAt,
  dayPhraseAt,
  weekdayAt,
  daysAgoAt,
  dayOfMonthAt,
];

/** The dates of a text from left to right; the longest where several begin at one token. */
export function findDates(tokens: readonly Token[], today: CivilDate): DateMention[] {
  const found: DateMention[] = [];
  for (let from = 0; from < tokens.length;) {
    const longest = FORMS.map((form) => form(tokens, from, today)).reduce(longer);
    if (longest !== undefined) found.push(longest);
    from = longest?.to ?? from + 1;
  }
  return found;
}

function longer(one: DateMention | undefined, other: DateMention | undefined): DateMention | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.to > one.to ? other : one;
}
