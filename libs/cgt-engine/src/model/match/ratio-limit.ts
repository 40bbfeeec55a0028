import { placeFacts } from '../place';
import { refusal } from '../../errors';
import type { Day } from '../normalize/day';
import { multiply, ONE, powerOfTen, reduced } from '../numbers/fraction';
import type { Reorganisation } from '../transaction';
import { ratioOf } from './splits';

/**
 * Digits that all ratios of one ticker together may have, above or below the line. The shares with the most
 * reorganisations have had some thirty in a century, of one to four digits each; ratios that are adjusted for a spin-off
 * or a rights issue have up to eight. That is far below 200, and far below what exact arithmetic feels.
 */
const MOST_DIGITS = 200;

/** Throws RATIOS_TOO_LONG for the first reorganisation with which a ticker's ratios have too many digits together. */
export function requireShortRatios(days: readonly Day[]): void {
  let accumulated = ONE;
  for (const { opening, closing } of days) {
    for (const reorganisation of [...(opening?.splits?.events ?? []), ...(closing?.events ?? [])]) {
      accumulated = reduced(multiply(accumulated, ratioOf(reorganisation)));
      const limit = powerOfTen(MOST_DIGITS);
      if (accumulated.n >= limit || accumulated.d >= limit) throw tooLong(reorganisation);
    }
  }
}

function tooLong({ action, ticker, date, ratio, place }: Reorganisation) {
  return refusal(
    'RATIOS_TOO_LONG',
    `with ${action} ${ticker} RATIO ${ratio.text} on ${date.text} the ratios of ${ticker} multiply to more than ${MOST_DIGITS} digits`,
    {
      hint: 'check the ratios: a real share has few, of a few digits each; or begin with one BUY that carries the pool of a later day',
    },
    { ...placeFacts(place), ticker, date: date.text, value: ratio.text, limit_digits: MOST_DIGITS },
  );
}
