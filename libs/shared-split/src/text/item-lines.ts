import { formatCount } from './format';
import { fill, type SafeText } from './safe-text';

/** An answer stays short: at most this many lines of items; where there are more items, the last line counts the rest. */
const MOST_LINES = 4;

/** The lines for the items of a page, and how many of the items they show. */
export function itemLines<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => SafeText,
): { readonly listed: SafeText; readonly lines: readonly SafeText[] } {
  if (items.length <= MOST_LINES) return { listed: formatCount(items.length), lines: items.map(lineOf) };
  const first = items.slice(0, MOST_LINES - 1);
  const rest = fill('… e mais {n} nesta página', { n: formatCount(items.length - first.length) });
  return { listed: formatCount(first.length), lines: [...first.map(lineOf), rest] };
}
