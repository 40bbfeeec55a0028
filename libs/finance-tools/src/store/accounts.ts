import { and, eq, sql } from 'drizzle-orm';

import type { FinanceQueries, FinanceStatements } from './finance-database';
import { accounts } from './schema';

/** An account that statements are imported into. */
export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly institution: string | null;
  readonly currency: string;
}

export async function findAccount(
  queries: FinanceQueries,
  owner: string,
  id: string,
): Promise<StoredAccount | undefined> {
  const [account] = await queries
    .select({ id: accounts.id, name: accounts.name, institution: accounts.institution, currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), eq(accounts.id, id)));
  return account;
}

export async function insertAccount(
  queries: FinanceQueries,
  owner: string,
  account: StoredAccount,
  addedBy: number,
): Promise<void> {
  await queries.insert(accounts).values({ ...account, owner, addedBy });
}

/** The accounts in a currency, or undefined where all are. */
export async function accountsIn(
  queries: FinanceStatements,
  owner: string,
  currency: string,
): Promise<readonly string[] | undefined> {
  const { rows } = await queries.execute<{ id: string; currency: string }>(
    sql`select account_id as id, currency from finance.accounts where owner = ${owner} order by account_id`,
  );
  const found = rows.filter((account) => account.currency === currency);
  return found.length === rows.length ? undefined : found.map(({ id }) => id);
}
