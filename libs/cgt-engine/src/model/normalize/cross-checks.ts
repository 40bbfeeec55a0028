import { civilDate, type CivilDate } from '@bursar/calendar';

import type { Action } from '../actions';
import { placeFacts } from '../place';
import { refusal } from '../../errors';
import type { HoldingEvent } from '../transaction';

// Finance Act 2008 Sch 2 para 71: the present identification rules hold for disposals on or after this day.
const FIRST_DISPOSAL_DAY = civilDate('2008-04-06');

const DISPOSALS: ReadonlySet<Action> = new Set<Action>(['SELL', 'GIFT', 'SPOUSEOUT']);
const TRADES: ReadonlySet<Action> = new Set<Action>([...DISPOSALS, 'BUY', 'SPOUSEIN']);

export function isBeforeFirstDisposalDay({ epochDay }: CivilDate): boolean {
  return epochDay < FIRST_DISPOSAL_DAY.epochDay;
}

/**
 * Checks that need more than one transaction or a law's date, before any arithmetic. Throws
 * SAME_DATE_SPLIT_AND_TRADE, then DISPOSAL_BEFORE_2008, each for the first transaction in input order.
 */
export function crossCheck(transactions: readonly HoldingEvent[]): void {
  refuseSplitsOnTradingDays(transactions);
  refuseOldDisposals(transactions);
}

/** The law gives no order between a trade and a reorganisation within one day, and the order changes the result. */
function refuseSplitsOnTradingDays(transactions: readonly HoldingEvent[]): void {
  const splits = new Set<string>();
  for (const event of transactions) {
    const isSplit = event.action === 'SPLIT' || event.action === 'UNSPLIT';
    if (isSplit && event.when === undefined) splits.add(`${event.ticker} ${event.date.text}`);
  }
  if (splits.size === 0) return;
  for (const { action, ticker, date, place } of transactions) {
    if (!TRADES.has(action) || !splits.has(`${ticker} ${date.text}`)) continue;
    throw refusal(
      'SAME_DATE_SPLIT_AND_TRADE',
      `${ticker} has a ${action} on ${date.text}, the date of its SPLIT or UNSPLIT; their order within the day is not known`,
      {
        hint:
          'say whether the split stands before or after the trades of its day: OPEN after its ratio means before them, CLOSE ' +
          'after them; quantities and prices of the trades are those of their time',
        example: `${date.text} SPLIT ${ticker} RATIO 10 OPEN`,
      },
      { ...placeFacts(place), ticker, date: date.text },
    );
  }
}

function refuseOldDisposals(transactions: readonly HoldingEvent[]): void {
  for (const { action, ticker, date, place } of transactions) {
    if (!DISPOSALS.has(action) || !isBeforeFirstDisposalDay(date)) continue;
    throw refusal(
      'DISPOSAL_BEFORE_2008',
      `${action} ${ticker} on ${date.text} is before 6 April 2008, when other identification rules applied`,
      { hint: 'replace the earlier history by one BUY that carries the pool: its quantity and its cost at that time' },
      { ...placeFacts(place), ticker, date: date.text },
    );
  }
}
