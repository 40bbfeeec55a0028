import { refusal } from '../../errors';
import type { Day, History, Opening } from '../normalize/day';
import { add, isZero, subtract, ZERO, type Fraction } from '../numbers/fraction';
import { placeFacts, type Place } from '../place';
import { quantityWarnings, type HandAt } from './counted-quantities';
import { afterSameDay, disposedOf, identify, type Cover } from './identify';
import type { Leg, MatchedDay, MatchedHistory } from './legs';
import { requireShortRatios } from './ratio-limit';
import { afterSplits, effectOf } from './splits';

const NO_LEGS: readonly Leg[] = [];

/**
 * Identifies every disposal of one ticker with acquisitions, by quantity alone: no amount of money enters. Disposals
 * are taken in date order (s106A(4)); each with the acquisition of its own day, then those of the next 30 days, then
 * the pool (CG51555). Throws RATIOS_TOO_LONG; DISPOSAL_EXCEEDS_HOLDING, UNSPLIT_INDIVISIBLE or EVENT_WITHOUT_HOLDING for the first day
 * that cannot be settled.
 */
export function matchHistory({ ticker, days }: History, cover: Cover): MatchedHistory {
  requireShortRatios(days);
  const progress = matchingOf(days);
  return { ticker, days: matchDays(days, progress, cover), warnings: progress.warnings };
}

/** Where the matching of a ticker's days stands. */
export interface MatchProgress {
  /** The next day. */
  index: number;
  pool: Fraction;
  /** Bought less sold. */
  hand: Fraction;
  /** By day: what of its acquisition no disposal has taken. */
  readonly unclaimed: Fraction[];
  readonly past: HandAt[];
  readonly warnings: string[];
}

export function matchingOf(days: readonly Day[]): MatchProgress {
  return { index: 0, pool: ZERO, hand: ZERO, unclaimed: days.map(afterSameDay), past: [], warnings: [] };
}

/** Matches the days from where `progress` stands up to `end`, and moves it on. */
export function matchDays(
  days: readonly Day[],
  progress: MatchProgress,
  cover: Cover,
  end = days.length,
): MatchedDay[] {
  const { unclaimed, past, warnings } = progress;
  const matched: MatchedDay[] = [];
  let { pool, hand } = progress;
  for (let index = progress.index; index < end; index += 1) {
    const day = days[index] as Day;
    const { opening: start, closing: finish } = day;
    const opening = start?.splits && effectOf(start.splits, pool, hand, warnings);
    if (opening !== undefined) [pool, hand] = [afterSplits(pool, opening), afterSplits(hand, opening)];
    if (start !== undefined) [pool, hand] = arrivals(day, start, pool, hand);
    const inHand = hand;
    if (start !== undefined && start.takeovers.length > 0) [pool, hand] = [ZERO, ZERO];
    if (day.counted.length > 0) warnings.push(...quantityWarnings(day, 'before-trades', hand, past));

    const disposed = disposedOf(day);
    const legs = disposed === ZERO ? NO_LEGS : identify(days, index, unclaimed, pool, cover, warnings);
    for (const leg of legs) if (leg.rule === 'Section104') pool = subtract(pool, leg.quantity);
    const joined = unclaimed[index] as Fraction;
    pool = add(pool, joined);
    hand = subtract(add(hand, day.acquisition?.quantity ?? ZERO), disposed);

    if (day.reportedIncome !== undefined) {
      if (isZero(pool)) throw withoutHolding(day, 'ERI', placeOf(day, 'ERI'));
      warnings.push(...quantityWarnings(day, 'after-trades', hand, past));
    }
    const closing = finish && effectOf(finish, pool, hand, warnings);
    if (closing !== undefined) [pool, hand] = [afterSplits(pool, closing), afterSplits(hand, closing)];
    matched.push({ day, legs, joined, opening, closing, inHand });
    past.push({ epochDay: day.date.epochDay, quantity: hand });
  }
  Object.assign(progress, { index: end, pool, hand });
  return matched;
}

/** Shares that come before the day's trades and are no acquisitions of it; refuses events that find nothing. */
function arrivals(day: Day, { received, rights, spinOffs, takeovers }: Opening, pool: Fraction, hand: Fraction) {
  let [held, inHand] = [add(pool, received), add(hand, received)];
  if (rights !== undefined) {
    if (isZero(held)) throw withoutHolding(day, 'RIGHTS');
    [held, inHand] = [add(held, rights.quantity), add(inHand, rights.quantity)];
  }
  for (const { prices, place } of spinOffs) {
    if (isZero(held) || (prices !== undefined && inHand.n <= 0n)) throw withoutHolding(day, 'SPINOFF', place);
  }
  const [takeover, second] = takeovers;
  if (takeover !== undefined && isZero(held)) throw withoutHolding(day, 'TAKEOVER', takeover.place);
  if (second !== undefined) throw withoutHolding(day, 'TAKEOVER', second.place);
  return [held, inHand] as const;
}

function placeOf({ counted }: Day, action: string): Place | undefined {
  return counted.find((event) => event.action === action)?.place;
}

function withoutHolding({ ticker, date }: Day, action: string, place?: Place) {
  return refusal(
    'EVENT_WITHOUT_HOLDING',
    `the ${action} of ${ticker} on ${date.text} finds no shares of ${ticker} in the pool`,
    {
      hint: 'check its date against the BUYs and SELLs, and that the ticker is the name that the share had on that day',
    },
    { ...(place && placeFacts(place)), ticker, date: date.text, value: action },
  );
}
