import type { MatchedDay, MatchedHistory } from '../match/legs';
import { exchange } from './exchanges';
import { HoldingValuer } from './holding-valuer';
import type { ValuedHistory } from './valued-history';

/**
 * Puts money to the quantities of tickers that spin-offs and takeovers connect: walks their days once more, in the order
 * of the calendar, with the pools' average costs. Throws CAPRETURN_EXCEEDS_COST or ACCUMULATION_WITHOUT_HOLDING for the
 * first day that cannot be valued.
 */
export function valueHistories(histories: readonly MatchedHistory[]): ValuedHistory[] {
  const valuers = histories.map(({ ticker, warnings }) => new HoldingValuer(ticker, warnings));
  const [only] = histories;
  if (histories.length === 1 && only !== undefined) valueAlone(only.days, valuers[0] as HoldingValuer);
  else valueTogether(histories, valuers);
  return valuers.map((valuer) => valuer.history());
}

/** The days of a ticker that no spin-off or takeover connects with another. */
export function valueAlone(days: readonly MatchedDay[], valuer: HoldingValuer): void {
  for (const day of days) {
    if (day.day.opening !== undefined) valuer.open(day);
    valuer.trade(day);
  }
}

function valueTogether(histories: readonly MatchedHistory[], valuers: readonly HoldingValuer[]): void {
  const byTicker = new Map(valuers.map((valuer) => [valuer.ticker, valuer]));
  const all = histories.flatMap(({ days }, index) =>
    days.map((day) => ({ day, valuer: valuers[index] as HoldingValuer })),
  );
  all.sort((a, b) => a.day.day.date.epochDay - b.day.day.date.epochDay);
  for (let start = 0, end = 0; start < all.length; start = end) {
    const { epochDay } = (all[start] as (typeof all)[number]).day.day.date;
    while (all[end]?.day.day.date.epochDay === epochDay) end += 1;
    const today = all.slice(start, end);
    for (const { day, valuer } of today) if (day.day.opening !== undefined) valuer.open(day);
    exchange(
      today.map(({ day }) => day),
      byTicker,
    );
    for (const { day, valuer } of today) valuer.trade(day);
  }
}
