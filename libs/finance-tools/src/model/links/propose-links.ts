import { compareText, type LinkKind } from './link';
import { proposeAccounts, type AccountEvents } from './propose-accounts';
import { proposeRefunds } from './propose-refunds';
import { proposeSameEvents } from './propose-same-event';
import { proposeTransfers } from './propose-transfers';
import type { LinkableLedger, Proposal } from './proposal';

/** Days of rows around a range that may compete for its rows. */
export const DAYS_AROUND = 10;

/**
 * The pairs of some kinds that may be linked, the likeliest first. A pure function of the ledger: the same rows and links
 * give the same proposals, in the same order, on every machine.
 */
export async function proposeLinks(
  ledger: LinkableLedger,
  events: readonly AccountEvents[],
  kinds: readonly LinkKind[],
): Promise<Proposal[]> {
  const found: Proposal[] = [];
  if (kinds.includes('same_event')) found.push(...(await proposeSameEvents(ledger)));
  if (kinds.includes('transfer')) found.push(...(await proposeTransfers(ledger)));
  if (kinds.includes('refund')) found.push(...(await proposeRefunds(ledger)));
  if (kinds.includes('same_account')) found.push(...proposeAccounts(ledger, events));
  return found.sort(
    (one, other) =>
      other.confidence - one.confidence ||
      compareText(one.bookedAt ?? '', other.bookedAt ?? '') ||
      compareText(one.left, other.left) ||
      compareText(one.right, other.right) ||
      compareText(one.kind, other.kind),
  );
}
