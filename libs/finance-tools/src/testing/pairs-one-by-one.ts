import { daysApart, type Candidate } from '../model/links/greedy-pairs';
import { compareText } from '../model/links/link';

/** The pairs that are taken of candidates gone through one by one, as the contract has it; `ambiguousWith`: other candidates of either row. */
export function takeOneByOne<Some extends Candidate>(candidates: readonly Some[]) {
  const closed = new Set<string>();
  const isOpen = ({ left, right }: Candidate) => !closed.has(left.id) && !closed.has(right.id);
  const taken: { readonly pair: Some; readonly ambiguousWith: number }[] = [];
  for (const pair of [...candidates].sort(comparePairs)) {
    if (!isOpen(pair)) continue;
    const ofRow = (id: string) =>
      candidates.filter((other) => isOpen(other) && [other.left.id, other.right.id].includes(id)).length;
    taken.push({ pair, ambiguousWith: ofRow(pair.left.id) + ofRow(pair.right.id) - 2 });
    closed.add(pair.left.id).add(pair.right.id);
  }
  return taken;
}

function comparePairs(one: Candidate, other: Candidate): number {
  return (
    other.score - one.score ||
    daysApart(one) - daysApart(other) ||
    compareText(one.left.bookedAt, other.left.bookedAt) ||
    compareText(one.left.id, other.left.id) ||
    compareText(one.right.id, other.right.id)
  );
}
