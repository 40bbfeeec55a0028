import { SIZES_PER_DOUBLING } from './amount-size';
import { addCount, majorityOf, type CategoryCounts, type Majority } from './category-counts';

/** The transactions of one payee and side by category, by the size of their amounts. */
export type CountsBySize = ReadonlyMap<number, CategoryCounts>;

/** So many transactions of nearly the same size are enough to judge by. */
const ENOUGH = 3;
/** Amounts of more than twice the size, or less than half, say nothing. */
const FARTHEST = SIZES_PER_DOUBLING;

/** The majority of the transactions with the most similar amounts. `without`: one that is left out, of this size. */
export function majorityNear(counts: CountsBySize, size: number, without?: string): Majority | undefined {
  const near: CategoryCounts = new Map();
  let total = 0;
  const take = (at: number) => {
    for (const [category, count] of counts.get(at) ?? []) {
      const taken = at === size && category === without ? count - 1 : count;
      if (taken === 0) continue;
      addCount(near, category, taken);
      total += taken;
    }
  };
  take(size);
  for (let distance = 1; distance <= FARTHEST && total < ENOUGH; distance += 1) {
    take(size - distance);
    take(size + distance);
  }
  return majorityOf(near);
}
