import type { Candidate } from './greedy-pairs';
import type { LinkableRow } from './linkable-row';
import type { RowClasses } from './row-classes';

/** By class, how many pairs each row of it is in. */
export function countByRow(
  pairs: readonly Pick<Candidate, 'left' | 'right'>[],
  classes: RowClasses,
): ReadonlyMap<LinkableRow, number> {
  const counts = new Map<LinkableRow, number>();
  for (const { left, right } of pairs) {
    counts.set(left, (counts.get(left) ?? 0) + classes.sizeOf(right));
    counts.set(right, (counts.get(right) ?? 0) + classes.sizeOf(left));
  }
  return counts;
}

/** How many other pairs there are of a row of a pair and another row of its partner's view. */
export function countRivals(pairs: readonly Candidate[], classes: RowClasses): (pair: Candidate) => number {
  const counts = new Map<string, number>();
  const keys = ({ left, right }: Candidate) =>
    [
      [`${left.id} ${right.view}`, classes.sizeOf(right)],
      [`${right.id} ${left.view}`, classes.sizeOf(left)],
    ] as const;
  for (const pair of pairs) for (const [key, size] of keys(pair)) counts.set(key, (counts.get(key) ?? 0) + size);
  return (pair) => keys(pair).reduce((sum, [key]) => sum + (counts.get(key) ?? 1) - 1, 0);
}
