import { addMonths, dayWithinMonth, monthOfDate } from '@bursar/calendar';

import type { CountedEvent, Day } from '../normalize/day';
import { add, compare, ZERO, type Fraction } from '../numbers/fraction';
import { distinctQuantities } from '../numbers/distinct';
import { quantityText } from '../numbers/rounding';

/** The shares in hand at the end of a day. */
export interface HandAt {
  readonly epochDay: number;
  readonly quantity: Fraction;
}

const ERI_MONTHS = 6;

/**
 * A sentence for each value event whose number is not the shares in hand: of capital returns and accumulations before
 * the day's trades, or of excess reportable income after them. `past` are the days before, in order.
 */
export function quantityWarnings(
  { counted, date }: Day,
  time: 'before-trades' | 'after-trades',
  inHand: Fraction,
  past: readonly HandAt[],
): string[] {
  const events = counted.filter(({ action }) => (action === 'ERI') === (time === 'after-trades'));
  return events.flatMap((event) => {
    const { action, ticker, quantity } = event;
    if (compare(quantity.value, inHand) === 0 || isSumOfDay(event, events, inHand)) return [];
    const [named, held] = distinctQuantities(quantity.value, inHand);
    const sentence = `${action} ${ticker} on ${date.text} names ${named} shares, but ${held} were held.`;
    const periodEnd = dayWithinMonth(addMonths(monthOfDate(date), -ERI_MONTHS), date.day);
    const then = past.findLast(({ epochDay }) => epochDay <= periodEnd.epochDay)?.quantity ?? ZERO;
    if (action !== 'ACCUMULATION' || compare(quantity.value, then) !== 0)
      return [`${sentence} Check its date and its number.`];
    return [
      `${sentence} ${quantityText(then)} were held on ${periodEnd.text}, six months before: if this is an offshore fund's excess ` +
        `reportable income, write it as ERI dated ${periodEnd.text}, the end of the reporting period.`,
    ];
  });
}

/** Lines of one day may each have a part of the holding: one a broker. */
function isSumOfDay({ action }: CountedEvent, events: readonly CountedEvent[], inHand: Fraction): boolean {
  const sum = events.reduce(
    (total, event) => (event.action === action ? add(total, event.quantity.value) : total),
    ZERO,
  );
  return compare(sum, inHand) === 0;
}
