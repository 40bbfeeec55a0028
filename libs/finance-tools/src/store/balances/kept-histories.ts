import type { Connection } from '@bursar/database';

import { AccountHistory } from '../../model/balances/account-history';
import { findHead } from '../journal/journal-head';
import { entrySteps } from './entry-steps';
import { ownBalances } from './known-balances';

/** What is known of the balances of a state of a ledger. */
interface KeptHistories {
  readonly byAccount: Map<string, AccountHistory>;
  /** Whether all accounts with a known balance are among them. */
  isWhole: boolean;
}

/** By owner and the head of the journal, the last used last. */
const kept = new Map<string, KeptHistories>();
/** A known balance and the entries before it take some hundred bytes. */
const MOST_STEPS_KEPT = 100_000;
/** What a state takes by itself, in steps: a ledger without known balances has many states and no steps. */
const STEPS_OF_STATE = 100;

/**
 * By account of the ledger with a known balance: its balances and the entries between them; at least that of `accountId` if
 * given. Where a statement has a balance on each line all rows have to be added up, so this is kept for the state that the
 * head of the journal names; a ledger without a journal is read at each call. Call it in one transaction with what it is
 * used for, which sees one state and has written nothing: the head that its own change becomes is stored with the commit.
 */
export async function keptHistories(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
): Promise<ReadonlyMap<string, AccountHistory>> {
  const head = await findHead(connection, owner);
  const state = JSON.stringify([owner, head?.hash]);
  const known = kept.get(state) ?? { byAccount: new Map(), isWhole: false };
  const { byAccount } = known;
  if (known.isWhole || (accountId !== undefined && byAccount.has(accountId))) return byAccount;
  for (const [id, history] of await readHistories(connection, owner, accountId)) byAccount.set(id, history);
  known.isWhole = accountId === undefined;
  kept.delete(state);
  if (head !== undefined) kept.set(state, known);
  forgetOldest();
  return byAccount;
}

/** The same as it is now, also within a transaction that changes it. */
export async function readHistories(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
): Promise<ReadonlyMap<string, AccountHistory>> {
  const balances = await ownBalances(connection, owner, accountId);
  const wanted = [...balances].map(([id, each]) => ({ accountId: id, days: each.map(({ day }) => day) }));
  const steps = await entrySteps(connection, owner, wanted);
  return new Map([...balances].map(([id, each]) => [id, new AccountHistory(each, steps.get(id) ?? [])]));
}

function forgetOldest(): void {
  const sizeOf = ({ byAccount }: KeptHistories) =>
    [...byAccount.values()].reduce((sum, { steps, balances }) => sum + steps.length + balances.length, STEPS_OF_STATE);
  let size = [...kept.values()].reduce((sum, histories) => sum + sizeOf(histories), 0);
  for (const [oldest, histories] of kept) {
    if (size <= MOST_STEPS_KEPT) return;
    kept.delete(oldest);
    size -= sizeOf(histories);
  }
}
