import type { Connection } from '@bursar/database';

import { findHead, type JournalHead } from '../journal/journal-head';
import { carryOn, readHistories, type Histories } from './read-histories';
import { touchedSince } from './touched-accounts';

/** What is known of the balances of a state of a ledger. */
interface KeptHistories {
  readonly owner: string;
  readonly head: JournalHead;
  readonly byAccount: Histories;
  /** Whether all accounts with a known balance are among them. */
  readonly isWhole: boolean;
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
 * head of the journal names, and after further changes read anew of the accounts that they touched; a ledger without a journal
 * is read at each call. Call it in one transaction with what it is used for, which sees one state and has written nothing: the
 * head that its own change becomes is stored with the commit.
 */
export async function keptHistories(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
): Promise<Histories> {
  const head = await findHead(connection, owner);
  if (head === undefined) return readHistories(connection, owner, accountId);
  const known = kept.get(stateOf(owner, head)) ?? (await carriedTo(connection, owner, head));
  const isKnown = known?.isWhole === true || (accountId !== undefined && known?.byAccount.has(accountId) === true);
  if (isKnown && known !== undefined) return keep(known);
  const read = await readHistories(connection, owner, accountId);
  const byAccount = new Map([...(known?.byAccount ?? []), ...read]);
  return keep({ owner, head, byAccount, isWhole: accountId === undefined });
}

/**
 * The same within a transaction that has stored balances of the accounts `written`, and nothing else; before its change is
 * recorded with the commit.
 */
export async function writtenHistories(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
  written: readonly string[],
): Promise<Histories> {
  const head = await findHead(connection, owner);
  const known = head && (kept.get(stateOf(owner, head)) ?? (await carriedTo(connection, owner, head)));
  if (known?.isWhole !== true) return readHistories(connection, owner, accountId);
  return carryOn(connection, owner, known.byAccount, new Map(written.map((id) => [id, null])));
}

/** What is known of the newest state before a head, with what the changes since have touched. */
async function carriedTo(connection: Connection, owner: string, head: JournalHead): Promise<KeptHistories | undefined> {
  const before = [...kept.values()].findLast((known) => known.owner === owner && known.head.number < head.number);
  const touched = before && (await touchedSince(connection, owner, before.head));
  if (before === undefined || touched === undefined) return undefined;
  if (before.isWhole)
    return { ...before, head, byAccount: await carryOn(connection, owner, before.byAccount, touched) };
  return { ...before, head, byAccount: new Map([...before.byAccount].filter(([id]) => !touched.has(id))) };
}

function stateOf(owner: string, { hash }: JournalHead): string {
  return JSON.stringify([owner, hash]);
}

function keep(known: KeptHistories): Histories {
  const state = stateOf(known.owner, known.head);
  kept.delete(state);
  kept.set(state, known);
  forgetOldest();
  return known.byAccount;
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
