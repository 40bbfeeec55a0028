import type { Connection, Transaction } from '@bursar/database';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';

import { accounts } from './schema';

type StoredAccount = Omit<typeof accounts.$inferSelect, 'owner' | 'sequence'>;

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

/** `at` in milliseconds since 1970. */
export async function storeDisabled(transaction: Transaction, owner: string, id: string, at: number): Promise<void> {
  await transaction.drizzle.update(accounts).set({ disabledAt: at }).where(isAccount(owner, id));
}

function isAccount(owner: string, id: string) {
  return and(eq(accounts.owner, owner), eq(accounts.id, id));
}
