import { exactly, NOTHING } from './file/exact-number';
import type { NamedEntry } from './settled-split';

/** A twentieth covers spreads and rounded prices; a cent of each share covers prices of few decimals. */
const TOLERATED_PART = exactly('0.05');
const TOLERATED_EACH = exactly('0.01');
const TOLERATED = exactly('1');

/**
 * A warning for each trade whose money is not number times price, by more than fees or rounding explain, and for each for
 * nothing: so a takeover that is paid in shares stands in some files, or a share that was given.
 */
export function warningsOfTotals(entries: readonly NamedEntry[]): string[] {
  return entries.flatMap(({ event, file, rows, ticker }) => {
    if (event.kind !== 'trade') return [];
    const place = `${file}, row ${rows[0] ?? 0}`;
    if (event.total.amount.isZero && (event.price ?? NOTHING).isZero) {
      const done = event.action === 'SELL' ? 'were sold' : 'were bought';
      return [
        `${place}: ${event.quantity.text} ${ticker} ${done} for nothing; if it was a takeover, a gift or a bonus, enter what it was by hand.`,
      ];
    }
    if (event.price === undefined) return [];
    const expected = event.quantity.times(event.price.abs());
    const difference = event.total.amount.minus(expected).abs();
    const tolerated = expected.times(TOLERATED_PART).plus(event.quantity.times(TOLERATED_EACH)).plus(TOLERATED);
    if (difference.lte(tolerated)) return [];
    const total = `${event.total.amount.text} ${event.total.currency}`;
    return [
      `${place}: ${total} for ${event.quantity.text} ${ticker} is not the number times the price of ${event.price.text}; the money of the file is taken.`,
    ];
  });
}
