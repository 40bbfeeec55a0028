import type { CivilDate } from '@bursar/calendar';

import type { Token } from '../tokens';
import type { DateForm, DateMention } from './date-mention';
import { dayOfMonthAt, daySpanAt } from './day-of-month';
import { dayOfMonthNameAt, monthNameAndDayAt, monthWithoutDayAt } from './month-date';
import { numericDateAt } from './numeric-date';
import { agoAt, aheadAt, beforeOrAfterDayAt, dayPhraseAt } from './relative-day';
import { withVagueness } from './vague-day';
import { weekdayAt } from './weekday';

const FORMS: readonly DateForm[] = [
  numericDateAt,
  dayOfMonthNameAt,
  monthNameAndDayAt,
  dayPhraseAt,
  weekdayAt,
  agoAt,
  aheadAt,
  beforeOrAfterDayAt,
  dayOfMonthAt,
  daySpanAt,
  monthWithoutDayAt,
];

/** The dates of a text from left to right; the longest where several begin at one token. */
export function findDates(tokens: readonly Token[], today: CivilDate): DateMention[] {
  const found: DateMention[] = [];
  for (let from = 0; from < tokens.length;) {
    const longest = FORMS.map((form) => form(tokens, from, today)).reduce(longer);
    const mention = longest && withVagueness(tokens, longest, found.at(-1)?.to ?? 0);
    if (mention !== undefined) found.push(mention);
    from = mention?.to ?? from + 1;
  }
  return found;
}

function longer(one: DateMention | undefined, other: DateMention | undefined): DateMention | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.to > one.to ? other : one;
}
