import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';

import type { PlanifiQueries } from './planifi-database';
import { accounts } from './schema';

export type StoredAccount = Omit<typeof accounts.$inferSelect, 'owner' | 'sequence'>;

const { owner: _owner, sequence, ...columns } = getTableColumns(accounts);

export async function insertAccount(queries: PlanifiQueries, owner: string, account: StoredAccount): Promise<void> {
  await queries.insert(accounts).values({ ...account, owner });
}

/** Those that take movements, oldest first. */
export function enabledAccounts(queries: PlanifiQueries, owner: string): Promise<StoredAccount[]> {
  return queries
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.owner, owner), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.createdAt), asc(sequence));
}

/** The account, disabled or not; with a lock it stays as it is until the transaction ends. */
export async function findAccount(
  queries: PlanifiQueries,
  owner: string,
  id: string,
  lock?: 'update',
): Promise<StoredAccount | undefined> {
  const found = queries
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.owner, owner), eq(accounts.id, id)));
  const [account] = await (lock === undefined ? found : found.for(lock));
  return account;
}

export async function disableStoredAccount(
  queries: PlanifiQueries,
  owner: string,
  id: string,
  at: number,
): Promise<void> {
  await queries
    .update(accounts)
    .set({ disabledAt: at })
    .where(and(eq(accounts.owner, owner), eq(accounts.id, id)));
}
