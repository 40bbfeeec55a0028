import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { LedgerAccount } from '../model/import/resolve-accounts';

/** The statement that stores a new account, which import `addedBy` makes. */
export function accountInsertion(
  owner: string,
  { id, name, institution, currency }: LedgerAccount,
  addedBy: number,
): SQL {
  return sql`
    insert into finance.accounts (owner, account_id, name, institution, currency, added_by)
    values (${owner}, ${id}, ${name}, ${institution}, ${currency}, ${addedBy})`;
}

/** The ids of the accounts in a currency, or undefined if all accounts are in it. */
export async function accountsInCurrency(
  connection: Connection,
  owner: string,
  currency: string,
): Promise<readonly string[] | undefined> {
  const rows = await connection.query<{ id: string; currency: string }>`
    select account_id as id, currency from finance.accounts where owner = ${owner} order by account_id`;
  const found = rows.filter((account) => account.currency === currency);
  return found.length === rows.length ? undefined : found.map(({ id }) => id);
}
