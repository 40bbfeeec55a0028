import { addDays, civilDate } from '@bursar/calendar';

import { readWithDay } from './day-apart';
import { readDay } from './read-day';
import { findMonth } from './read-month';
import type { ChatContext } from './reply';

const WEEK =
  /(?:^|\s)(?:(?:en|de|in|of)\s)?(?:(?:esta|la)\ssemana(\spasada)?|this\sweek|(?:the\s)?(last)\sweek)(?=\s|$)/iu;
const THE_MONTH = /(?:^|\s)(?:en el|del|el|in the|the)\s(?:mes|month)(?=\s|$)(?!\s(?:pasado|que))/iu;
const DAYS_A_WEEK = 7;
/** Days from the Monday before 1970-01-01 to that day, a Thursday. */
const MONDAY_OFFSET = 3;

/** A span of days as `list_transactions` takes it. */
export type Period = { readonly month: string } | { readonly from_date_iso: string; readonly to_date_iso: string };

/** The month, week or day in a text, this month where it names none, and the rest. Undefined for a month that does not exist. */
export async function readPeriod(
  context: ChatContext,
  text: string,
): Promise<{ readonly period: Period; readonly rest: string } | undefined> {
  const today = context.now.slice(0, 10);
  const [week, ...last] = WEEK.exec(text) ?? [];
  if (week !== undefined) {
    return {
      period: weekOf(
        today,
        last.some((each) => each !== undefined),
      ),
      rest: text.replace(week, ' ').trim(),
    };
  }
  const { month = today.slice(0, 7), rest } = findMonth(text.replace(THE_MONTH, ' ').trim(), context.now);
  if (month === 'wrong') return undefined;
  // `este mes` is no day, but `5 de marzo` is one.
  if (rest !== text && !/\d/.test(rest)) return { period: { month }, rest };
  const only = await readDay(context, text);
  if (only !== undefined) return { period: dayOf(only), rest: '' };
  // `el 17 de marzo en uber`: the month belongs to the day.
  const withoutMonth = async (others: string) =>
    findMonth(others, context.now).month === undefined ? others : undefined;
  const dated = await readWithDay(context, text, withoutMonth);
  return dated === undefined ? { period: { month }, rest } : { period: dayOf(dated.date), rest: dated.value };
}

function dayOf(day: string): Period {
  return { from_date_iso: day, to_date_iso: day };
}

/** From Monday to Sunday, as far as it is past. */
function weekOf(today: string, isLast: boolean): Period {
  const day = civilDate(today);
  const monday = addDays(day, -((day.epochDay + MONDAY_OFFSET) % DAYS_A_WEEK));
  return isLast
    ? { from_date_iso: addDays(monday, -DAYS_A_WEEK).text, to_date_iso: addDays(monday, -1).text }
    : { from_date_iso: monday.text, to_date_iso: today };
}
