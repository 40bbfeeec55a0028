import type { Connection } from '@bursar/database';

import { findHead } from '../journal/journal-head';
import { learnFromLedger, type LearntLedger } from './learn-from-ledger';

/** By owner and the head of the journal, the last used last. */
const kept = new Map<string, LearntLedger>();
/** A payee takes some kilobytes. */
const MOST_PAYEES_KEPT = 20_000;

/**
 * What the ledger teaches, from the last time if nothing has changed since: the head of the journal names a state of the ledger,
 * and what a state teaches never changes. Read it in one transaction with what it is used for. A ledger without a journal,
 * which nobody has changed since an older version, is learnt from at each call.
 */
export async function learntLedger(connection: Connection, owner: string): Promise<LearntLedger> {
  const head = await findHead(connection, owner);
  if (head === undefined) return learnFromLedger(connection, owner);
  const state = JSON.stringify([owner, head.hash]);
  const learnt = kept.get(state) ?? (await learnFromLedger(connection, owner));
  kept.delete(state);
  kept.set(state, learnt);
  let payees = [...kept.values()].reduce((sum, { suggester }) => sum + suggester.payeeCount, 0);
  for (const [oldest, { suggester }] of kept) {
    if (payees <= MOST_PAYEES_KEPT) break;
    kept.delete(oldest);
    payees -= suggester.payeeCount;
  }
  return learnt;
}
