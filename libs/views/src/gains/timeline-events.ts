import type { ExplanationResult } from '../contract/gains-result';

/** Something that happened to the shares of a ticker. */
export interface TimelineEvent {
  readonly date: string;
  readonly kind: 'bought' | 'sold';
  readonly quantity: string;
  /** Whether this disposal was identified with it by a rule of its own. */
  readonly isMatched: boolean;
}

/**
 * The disposal and the acquisitions around it, in order: those that a rule named, and of the history, where it is known,
 * every other one before the sale.
 */
export function timelineOf(
  { disposal_date: sale, ticker, quantity, matches }: ExplanationResult,
  transactions: readonly Readonly<Record<string, unknown>>[],
): TimelineEvent[] {
  const matched = new Map<string, TimelineEvent>();
  for (const { date, quantity: bought } of matches.flatMap(({ acquisitions = [] }) => acquisitions)) {
    matched.set(date, { date, kind: 'bought', quantity: bought, isMatched: true });
  }
  const pooled = transactions.flatMap((transaction): TimelineEvent[] => {
    const { date, action, quantity: bought } = transaction;
    const isOther = action === 'BUY' && transaction['ticker'] === ticker && !matched.has(String(date));
    return isOther && String(date) <= sale
      ? [{ date: String(date), kind: 'bought', quantity: String(bought), isMatched: false }]
      : [];
  });
  const sold: TimelineEvent = { date: sale, kind: 'sold', quantity, isMatched: true };
  return [...pooled, ...matched.values(), sold].sort((one, other) => (one.date < other.date ? -1 : 1));
}
