import type { Connection, Transaction } from '@bursar/database';

import type { Decimal } from '../../model/decimal';
import { arrayLiteral } from '../array-literal';

/** What a person says that an account held at the end of a day. */
export interface ReportedBalance {
  readonly account_id: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly balance: Decimal;
}

/** The ids among these that are accounts of the ledger. */
export async function importedAccounts(
  connection: Connection,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ id: string }>`
    select account_id as id from finance.accounts
    where owner = ${owner} and account_id = any(${arrayLiteral(ids)}::text[])`;
  return new Set(rows.map(({ id }) => id));
}

/** Stores balances, each account and day once; that of the same day is replaced. */
export async function saveBalances(
  transaction: Transaction,
  owner: string,
  balances: readonly ReportedBalance[],
): Promise<void> {
  await transaction.query`
    insert into finance.reported_balances as stored (owner, account_id, day, balance)
    select ${owner}, account_id, day, balance
    from unnest(${arrayLiteral(balances.map(({ account_id: id }) => id))}::text[],
      ${arrayLiteral(balances.map(({ date }) => date))}::date[],
      ${arrayLiteral(balances.map(({ balance }) => balance))}::numeric[]) as given (account_id, day, balance)
    on conflict (owner, account_id, day) do update set balance = excluded.balance
    where stored.balance <> excluded.balance`;
}
