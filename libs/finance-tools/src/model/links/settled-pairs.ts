import { daysApart, type Candidate, type TakenPair } from './greedy-pairs';
import type { LinkableRow } from './linkable-row';
import type { RowClasses } from './row-classes';

/**
 * Which of the pairs that were taken are settled though others agree too: as many rows of one view as of the other agree with one another,
 * all of them were taken in pairs, and each row with the one that is nearest by far. Two coffees that were noted twice are, and two that
 * were noted once are not.
 */
export function settledPairs<Some extends Candidate>(
  agreeing: readonly Some[],
  taken: readonly TakenPair<Some>[],
  classes: RowClasses,
): ReadonlySet<Some> {
  const partners = new Map<string, Some[]>();
  for (const pair of agreeing) for (const key of keysOf(pair)) partners.set(key, [...(partners.get(key) ?? []), pair]);
  const takenPairs = new Set(taken.map(({ pair }) => pair));
  const isNearest = (pair: Some) =>
    keysOf(pair).every((key) =>
      (partners.get(key) ?? []).every((other) => other === pair || daysApart(other) > daysApart(pair)),
    );
  const settled = new Set<Some>();
  const seen = new Set<Some>();
  for (const pair of agreeing) {
    if (seen.has(pair)) continue;
    const group = new Set([pair]);
    for (const each of group)
      for (const key of keysOf(each)) for (const other of partners.get(key) ?? []) group.add(other);
    for (const each of group) seen.add(each);
    const pairs = [...group].filter((each) => takenPairs.has(each));
    const rows = new Set([...group].flatMap(({ left, right }) => [left, right]));
    const isWhole = pairs.length * 2 === countOf([...rows], classes);
    if (isWhole && pairs.every(isNearest)) for (const each of pairs) settled.add(each);
  }
  return settled;
}

/** Each row together with the view of its partner: the same row may also be noted in a third view. */
function keysOf({ left, right }: Candidate): readonly [string, string] {
  return [`${left.id} ${right.view}`, `${right.id} ${left.view}`];
}

function countOf(firsts: readonly LinkableRow[], classes: RowClasses): number {
  return firsts.reduce((sum, first) => sum + classes.sizeOf(first), 0);
}
