import { groupRows, Pauses } from './greedy-pairs';
import type { Link } from './link';
import type { LinkableRow } from './linkable-row';
import { ambiguity, confidenceOf, inDays, type LinkableLedger, type Proposal } from './proposal';
import { takeRefunds, type RefundPair, type RejectedRefunds } from './refund-pairs';

/** Money back from where something was bought. */
export async function proposeRefunds({ refundRows: rows, links, structure }: LinkableLedger): Promise<Proposal[]> {
  const rejected = rejectedRefunds(links);
  const isOpen = ({ id, units }: LinkableRow) =>
    units !== 0n && structure.isFirst(id) && structure.purchasesOf(id).length === 0 && !structure.isRefunded(id);
  const groups = groupRows(rows, (row) =>
    isOpen(row) ? `${row.accountId} ${row.currency} ${row.payeeKey}` : undefined,
  );
  const proposals: Proposal[] = [];
  const pauses = new Pauses();
  for (const group of groups.values()) {
    const purchases = group.filter(({ units }) => units < 0n);
    if (purchases.length === 0 || purchases.length === group.length) continue;
    const credits = group.filter(({ units }) => units > 0n);
    for (const pair of await takeRefunds(purchases, credits, rejected, pauses)) proposals.push(proposalOf(pair));
  }
  return proposals;
}

function rejectedRefunds(links: readonly Link[]): RejectedRefunds {
  const rejected = new Map<string, Set<string>>();
  for (const { kind, state, left, right } of links) {
    if (kind !== 'refund' || state !== 'rejected') continue;
    rejected.set(left, (rejected.get(left) ?? new Set()).add(right));
  }
  return rejected;
}

function proposalOf({ left, right, ambiguousWith, isOnlyPair }: RefundPair): Proposal {
  const days = right.day - left.day;
  const isEqual = left.units === -right.units;
  const hundredths = isEqual && isOnlyPair ? 97 - days / 20 : (isEqual ? 80 : 60) - 8 * Math.min(ambiguousWith, 4);
  const amounts = isEqual ? 'the whole amount' : 'a part of the amount';
  return {
    ...{ kind: 'refund', left: left.id, right: right.id, ambiguousWith },
    ...{ bookedAt: left.bookedAt, day: left.day },
    confidence: confidenceOf(hundredths),
    reason: `The same payee gave back ${amounts} ${inDays(days)}${ambiguity(ambiguousWith)}.`,
  };
}
