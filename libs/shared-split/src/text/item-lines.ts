import { formatCount } from './format';
import { fill, type SafeText } from './safe-text';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly offset: number;
}

/** A line for each item of a page; where more pages follow, one more line counts the rest and says how to go on. */
export function itemLines<Item>({ items, total, offset }: Page<Item>, lineOf: (item: Item) => SafeText): SafeText[] {
  const next = offset + items.length;
  if (next >= total) return items.map(lineOf);
  const rest = fill('… e mais {n}: peça offset {offset}', { n: formatCount(total - next), offset: formatCount(next) });
  return [...items.map(lineOf), rest];
}
