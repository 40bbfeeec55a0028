import type { Connection } from '@bursar/database';

import { AccountHistory, type KnownBalance } from '../../model/balances/account-history';
import { splitSteps, unknownSpans, type EntryStep } from '../../model/balances/split-steps';
import { entrySteps, spanSteps } from './entry-steps';
import { ownBalances } from './known-balances';
import { EVERY_DAY, type TouchedAccounts } from './touched-accounts';

/** By account of the ledger with a known balance: its balances and the entries between them. */
export type Histories = ReadonlyMap<string, AccountHistory>;

/** The histories of all accounts, or of one, as they are now, also within a transaction that changes them. */
export async function readHistories(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
): Promise<Histories> {
  const balances = await ownBalances(connection, owner, accountId === undefined ? undefined : [accountId]);
  const wanted = [...balances].map(([id, each]) => ({ accountId: id, days: daysOf(each), since: EVERY_DAY }));
  const steps = await entrySteps(connection, owner, wanted);
  return new Map([...balances].map(([id, each]) => [id, new AccountHistory(each, steps.get(id) ?? [])]));
}

/** The histories as they are now, of which those of `touched` accounts are not as they were. */
export async function carryOn(
  connection: Connection,
  owner: string,
  before: Histories,
  touched: TouchedAccounts,
): Promise<Map<string, AccountHistory>> {
  const after = new Map(before);
  for (const id of touched.keys()) after.delete(id);
  if (touched.size === 0) return after;
  const balances = await ownBalances(connection, owner, [...touched.keys()]);
  const wanted = [...balances].flatMap(([accountId, each]) => {
    const day = before.has(accountId) ? (touched.get(accountId) ?? null) : EVERY_DAY;
    if (day === null) return [];
    const since = `${day.slice(0, 7)}-01`;
    return [{ accountId, since, days: daysOf(each).filter((end) => end >= since) }];
  });
  const fresh = await entrySteps(connection, owner, wanted);
  const firstDays = new Map(wanted.map(({ accountId, since }) => [accountId, since]));
  const steps = new Map(
    [...balances.keys()].map((id) => {
      const since = firstDays.get(id);
      const kept = (before.get(id)?.steps ?? []).filter(({ day }) => since === undefined || day < since);
      return [id, [...kept, ...(fresh.get(id) ?? [])]];
    }),
  );
  for (const [id, split] of await splitAtBalances(connection, owner, steps, balances)) {
    after.set(id, new AccountHistory(balances.get(id) ?? [], split));
  }
  return after;
}

/** The steps of accounts so that one ends on the day of every known balance. */
async function splitAtBalances(
  connection: Connection,
  owner: string,
  steps: ReadonlyMap<string, readonly EntryStep[]>,
  balances: ReadonlyMap<string, readonly KnownBalance[]>,
): Promise<(readonly [string, readonly EntryStep[]])[]> {
  const spans = [...steps].flatMap(([accountId, each]) =>
    unknownSpans(each, daysOf(balances.get(accountId) ?? [])).map((span) => ({ accountId, ...span })),
  );
  const found = await spanSteps(connection, owner, spans);
  return [...steps].map(([id, each]) => [
    id,
    splitSteps(
      each,
      found.filter((_, at) => spans[at]?.accountId === id),
    ),
  ]);
}

function daysOf(balances: readonly KnownBalance[]): string[] {
  return balances.map(({ day }) => day);
}
