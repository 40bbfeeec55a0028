import { fill, type Shown } from './safe-text';
import { whole } from './format';

/** An answer stays short: so many lines of items, the last of them for the rest when there are more. */
const MOST_LINES = 4;

/** The lines for the items of a page, and how many of the items they show. */
export function itemLines<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => Shown,
): { readonly listed: Shown; readonly lines: readonly Shown[] } {
  if (items.length <= MOST_LINES) return { listed: whole(items.length), lines: items.map(lineOf) };
  const first = items.slice(0, MOST_LINES - 1);
  const rest = fill('… e mais {n} nesta página', { n: whole(items.length - first.length) });
  return { listed: whole(first.length), lines: [...first.map(lineOf), rest] };
}
