import { foldWords } from '../fold-words';
import { compareRowIds, pairKey } from './link';
import type { LinkableAccount } from './linkable-row';
import { confidenceOf, type LinkableLedger, type Proposal } from './proposal';

const ENOUGH_EVENTS = 5;

/** Two ids of accounts that may be one real account. Never sure. */
export function proposeAccounts({ accounts, links }: LinkableLedger, events: readonly AccountEvents[]): Proposal[] {
  const known = new Set(links.filter(({ kind }) => kind === 'same_account').map(pairKey));
  const proposals = new Map<string, Proposal>();
  const propose = (one: string, other: string, confidence: number, reason: string) => {
    const [left = '', right = ''] = [one, other].sort(compareRowIds);
    const pair = { kind: 'same_account' as const, left, right };
    if (known.has(pairKey(pair)) || proposals.has(pairKey(pair))) return;
    proposals.set(pairKey(pair), { ...pair, confidence: confidenceOf(confidence), reason, ambiguousWith: 0 });
  };
  for (const { left, right, count } of events) {
    if (count < ENOUGH_EVENTS || accounts.get(left)?.currency !== accounts.get(right)?.currency) continue;
    const elsewhere = events.some(
      (other) => (other.left !== left || other.right !== right) && [left, right].some((id) => hasAccount(other, id)),
    );
    if (!elsewhere)
      propose(
        left,
        right,
        85,
        `${count} of their entries are confirmed as the same event, and none with another account.`,
      );
  }
  const named = new Map<string, LinkableAccount[]>();
  for (const account of accounts.values()) {
    const key = `${account.currency} ${foldWords(account.name).replace(/\s+/g, ' ').trim()}`;
    const same = named.get(key) ?? [];
    for (const other of same) propose(other.id, account.id, 70, 'They have the same name and currency.');
    named.set(key, [...same, account]);
  }
  return [...proposals.values()];
}

/** How many confirmed same events two accounts have. */
export interface AccountEvents {
  readonly left: string;
  readonly right: string;
  readonly count: number;
}

function hasAccount({ left, right }: AccountEvents, id: string): boolean {
  return left === id || right === id;
}
