import type { Connection, Transaction } from '@bursar/database';
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';

import { accounts } from './schema';

export type StoredAccount = Omit<typeof accounts.$inferSelect, 'owner' | 'sequence'>;

const { owner: _owner, sequence, ...columns } = getTableColumns(accounts);

export async function insertAccount(transaction: Transaction, owner: string, account: StoredAccount): Promise<void> {
  await transaction.drizzle.insert(accounts).values({ ...account, owner });
}

/** The accounts that take movements, oldest first. */
export async function enabledAccounts({ drizzle }: Connection, owner: string): Promise<StoredAccount[]> {
  return drizzle
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.owner, owner), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.createdAt), asc(sequence));
}

/** An account, disabled or not. */
export async function findAccount(
  { drizzle }: Connection,
  owner: string,
  id: string,
): Promise<StoredAccount | undefined> {
  const [account] = await drizzle.select(columns).from(accounts).where(isAccount(owner, id));
  return account;
}

/** The same, locked until the end of the transaction. */
export async function lockAccount(
  { drizzle }: Transaction,
  owner: string,
  id: string,
): Promise<StoredAccount | undefined> {
  const [account] = await drizzle.select(columns).from(accounts).where(isAccount(owner, id)).for('update');
  return account;
}

/**
 * The accounts with these ids, disabled or not, by id. Locked until the end of the transaction: none of them can be
 * disabled before.
 */
export async function shareAccounts(
  { drizzle }: Transaction,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAccount>> {
  const found = await drizzle
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.owner, owner), inArray(accounts.id, [...ids])))
    .orderBy(asc(accounts.id))
    .for('share');
  return new Map(found.map((account) => [account.id, account]));
}

/** `at`, when the account was disabled, in milliseconds since 1970; null opens it again. */
export async function storeDisabled(
  transaction: Transaction,
  owner: string,
  id: string,
  at: number | null,
): Promise<void> {
  await transaction.drizzle.update(accounts).set({ disabledAt: at }).where(isAccount(owner, id));
}

function isAccount(owner: string, id: string) {
  return and(eq(accounts.owner, owner), eq(accounts.id, id));
}
