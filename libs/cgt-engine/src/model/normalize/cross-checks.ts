import { civilDate } from '@bursar/calendar';

import { placeFacts } from '../place';
import { refusal } from '../../errors';
import type { Transaction } from '../transaction';

// Finance Act 2008 Sch 2 para 71: the present identification rules hold for disposals on or after this day.
const FIRST_DISPOSAL_DAY = civilDate('2008-04-06');

/**
 * Checks that need more than one transaction or a law's date, before any arithmetic. Throws
 * SAME_DATE_SPLIT_AND_TRADE, then DISPOSAL_BEFORE_2008, each for the first transaction in input order.
 */
export function crossCheck(transactions: readonly Transaction[]): void {
  refuseSplitsOnTradingDays(transactions);
  refuseOldDisposals(transactions);
}

/** The law gives no order between a trade and a reorganisation within one day, and the order changes the result. */
function refuseSplitsOnTradingDays(transactions: readonly Transaction[]): void {
  const splits = new Set<string>();
  for (const { action, ticker, date } of transactions) {
    if (action === 'SPLIT' || action === 'UNSPLIT') splits.add(`${ticker} ${date.text}`);
  }
  if (splits.size === 0) return;
  for (const { action, ticker, date, place } of transactions) {
    if ((action !== 'BUY' && action !== 'SELL') || !splits.has(`${ticker} ${date.text}`)) continue;
    throw refusal(
      'SAME_DATE_SPLIT_AND_TRADE',
      `${ticker} has a ${action} on ${date.text}, the date of its SPLIT or UNSPLIT; their order within the day is not known`,
      { hint: 'date the trade a day before or after, with quantity and price in the units of that day' },
      { ...placeFacts(place), ticker, date: date.text },
    );
  }
}

function refuseOldDisposals(transactions: readonly Transaction[]): void {
  for (const { action, ticker, date, place } of transactions) {
    if (action !== 'SELL' || date.epochDay >= FIRST_DISPOSAL_DAY.epochDay) continue;
    throw refusal(
      'DISPOSAL_BEFORE_2008',
      `SELL ${ticker} on ${date.text} is before 6 April 2008, when other identification rules applied`,
      { hint: 'replace the earlier history by one BUY that carries the pool: its quantity and its cost at that time' },
      { ...placeFacts(place), ticker, date: date.text },
    );
  }
}
