import { sql } from 'drizzle-orm';

import type { FinanceQueries, FinanceStatements } from './finance-database';

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
  const { rows } = await queries.execute<Record<string, unknown> & StoredAccount>(sql`
    select account_id as id, name, institution, currency from finance.accounts
    where owner = ${owner} and account_id = ${id}`);
  return rows[0];
}

export async function insertAccount(
  queries: FinanceQueries,
  owner: string,
  { id, name, institution, currency }: StoredAccount,
  addedBy: number,
): Promise<void> {
  await queries.execute(sql`
    insert into finance.accounts (owner, account_id, name, institution, currency, added_by)
    values (${owner}, ${id}, ${name}, ${institution}, ${currency}, ${addedBy})`);
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
