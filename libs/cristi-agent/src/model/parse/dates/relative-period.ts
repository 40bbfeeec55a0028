import { addMonths, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import { longestPhraseAt } from '../find-phrases';
import { nextWordAt, type Span, type Token } from '../tokens';
import { RELATIVE_MONTHS, RELATIVE_YEARS } from '../words/days';
import type { DateMention } from './date-mention';
import { latestDayOfYear, possibleDay } from './possible-day';

/** A month or a year by its distance from today's, with the index after it. */
export interface RelativePeriod {
  readonly distance: number;
  readonly to: number;
}

/** Between a day and its month or year: `el 15 del mes pasado`, `the 15th of last month`. */
const CONNECTORS: ReadonlySet<string | undefined> = new Set(['de', 'del', 'd', 'of', 'do', 'en', 'in']);

/** `del mes pasado`, `de este mes`, `of next month`: the connector is needed, since `mes pasado` alone names no day. */
export function relativeMonthAt(tokens: readonly Token[], at: number): RelativePeriod | undefined {
  return CONNECTORS.has(nextWordAt(tokens, at)) ? periodAt(tokens, at + 1, RELATIVE_MONTHS) : undefined;
}

/** `del año pasado`, `last year` behind a day and its month; a comma may stand between. */
export function relativeYearAt(tokens: readonly Token[], at: number): RelativePeriod | undefined {
  const begin = tokens[at]?.kind === 'symbol' && tokens[at]?.text === ',' ? at + 1 : at;
  const from = CONNECTORS.has(nextWordAt(tokens, begin)) ? begin + 1 : begin;
  return periodAt(tokens, from, RELATIVE_YEARS);
}

/** The day of the month that is so far from today's; undefined where that month is shorter. */
export function dayOfRelativeMonth(day: number, months: number, today: CivilDate): CivilDate | undefined {
  const found = dayWithinMonth(addMonths(monthOfDate(today), months), day);
  return found.day === day ? found : undefined;
}

/** A day and its month in the year that the words behind them name by its distance; without them the latest such day. */
export function dayOfYear(
  tokens: readonly Token[],
  { from, to }: Span,
  { day, month }: { readonly day: number; readonly month: number },
  today: CivilDate,
): DateMention {
  const year = relativeYearAt(tokens, to);
  if (year === undefined)
    return { kind: 'day', from, to, day: latestDayOfYear(month, day, today), isFull: false, isLatest: true };
  return { kind: 'day', from, to: year.to, day: possibleDay(today.year + year.distance, month, day), isFull: false };
}

function periodAt(tokens: readonly Token[], from: number, book: typeof RELATIVE_MONTHS): RelativePeriod | undefined {
  const found = nextWordAt(tokens, from) === undefined ? undefined : longestPhraseAt(tokens, from, book);
  return found && { distance: found.meaning, to: found.to };
}
