import type { Explanation, ReportTransaction } from './capital-gains-results';

/** An acquisition or a disposal on the timeline. */
export interface TimelineEvent {
  readonly date: string;
  readonly kind: 'bought' | 'sold';
  readonly quantity: string;
  /** Whether a rule matched this disposal with it individually, not as part of the pool. */
  readonly isMatched: boolean;
}

/**
 * The disposal and its acquisitions in chronological order: those that a rule matched, and all earlier ones in the history, if it
 * is known.
 */
export function timelineOf(
  { disposal_date: sale, ticker, quantity, matches }: Explanation,
  transactions: readonly ReportTransaction[],
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
