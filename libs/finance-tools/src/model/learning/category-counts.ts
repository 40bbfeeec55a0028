/** A number of items by category. */
export type CategoryCounts = Map<string, number>;

/** The category with the most items and how many of all they are. */
export interface Majority {
  readonly category: string;
  readonly agreeing: number;
  readonly total: number;
}

export function addCount(counts: CategoryCounts, category: string, count: number): void {
  counts.set(category, (counts.get(category) ?? 0) + count);
}

/**
 * Of categories with equally many items, the first by name. Undefined where there are no items. `without`: a category of
 * which one item is left out.
 */
export function majorityOf(counts: CategoryCounts, without?: string): Majority | undefined {
  let best = '';
  let agreeing = 0;
  let total = 0;
  for (const [category, all] of counts) {
    const count = category === without ? all - 1 : all;
    total += count;
    if (count > agreeing || (count === agreeing && count > 0 && category < best)) {
      best = category;
      agreeing = count;
    }
  }
  return agreeing === 0 ? undefined : { category: best, agreeing, total };
}

/** The value under a key, made when it is new. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
