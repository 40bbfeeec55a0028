import { compareText } from './link';
import type { LinkableRow } from './linkable-row';

export const REFUND_DAYS = 120;

/** A purchase and money back, which were taken; `isOnlyPair`: neither had another candidate at all. */
export interface RefundPair {
  readonly left: LinkableRow;
  readonly right: LinkableRow;
  /** How many other candidates either row had when the pair was taken. */
  readonly ambiguousWith: number;
  readonly isOnlyPair: boolean;
}

/**
 * The pairs of one payee and account in the order in which pairs are taken: fewer days apart, the earlier purchase, then ids. A payee
 * with many purchases and many credits has millions of candidates; they are gone through day by day and never kept.
 */
export function takeRefunds(
  purchases: readonly LinkableRow[],
  credits: readonly LinkableRow[],
  mayPair: (left: LinkableRow, right: LinkableRow) => boolean,
): RefundPair[] {
  const lefts = [...purchases].sort(
    (one, other) => compareText(one.bookedAt, other.bookedAt) || compareText(one.id, other.id),
  );
  const rights = [...credits].sort((one, other) => compareText(one.id, other.id));
  const byDay = new Map<number, LinkableRow[]>();
  for (const right of rights) byDay.set(right.day, [...(byDay.get(right.day) ?? []), right]);
  const fits = (left: LinkableRow, right: LinkableRow) => right.units <= -left.units && mayPair(left, right);
  const counts = new Map<LinkableRow, number>();
  for (const left of lefts) {
    for (const right of rights) {
      const after = right.day - left.day;
      if (after < 0 || after > REFUND_DAYS || !fits(left, right)) continue;
      for (const row of [left, right]) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
  }
  const open = new Map(counts);
  const close = (row: LinkableRow, others: readonly LinkableRow[]) => {
    open.delete(row);
    for (const other of others) {
      const count = open.get(other);
      if (count === undefined) continue;
      const [left, right] = row.units < 0n ? [row, other] : [other, row];
      const after = right.day - left.day;
      if (after >= 0 && after <= REFUND_DAYS && fits(left, right)) open.set(other, count - 1);
    }
  };
  const taken: RefundPair[] = [];
  const possible = lefts.filter((left) => counts.has(left));
  for (let after = 0; after <= REFUND_DAYS; after += 1) {
    for (const left of possible) {
      for (const right of byDay.get(left.day + after) ?? []) {
        const [ofLeft, ofRight] = [open.get(left), open.get(right)];
        if (ofLeft === undefined) break;
        if (ofRight === undefined || !fits(left, right)) continue;
        const isOnlyPair = counts.get(left) === 1 && counts.get(right) === 1;
        taken.push({ left, right, ambiguousWith: ofLeft + ofRight - 2, isOnlyPair });
        close(left, rights);
        close(right, lefts);
      }
    }
  }
  return taken;
}
