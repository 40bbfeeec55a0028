import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { EntryStep } from '../../model/balances/split-steps';
import { decimalFromNumeric, units } from '../../model/decimal';
import type { LedgerAccount } from '../../model/import/resolve-accounts';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { ofOwner, sourceTransactions } from '../source-queries';

/** An account that can have a balance. */
export interface MoneyAccount extends LedgerAccount {
  /** The day of its first imported entry; null without one. */
  readonly firstDay: string | null;
  readonly isImported: boolean;
}

/** The accounts of the ledger, and those that sources lend with balances, in no particular order; those of `ids` if given. */
export async function moneyAccounts(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  ids: readonly string[] | undefined,
): Promise<MoneyAccount[]> {
  const own = sql`
    select a.account_id as id, a.name, a.institution, a.currency, true as "isImported", (
      select t.booked_at::date::text from finance.transactions t
      where t.owner = ${owner} and t.account_id = a.account_id order by t.booked_at limit 1) as "firstDay"
    from finance.accounts a where a.owner = ${owner}`;
  const ofSources = sources.flatMap(({ name, accountsSql, balancesSql, balanceAccountsSql = accountsSql }) =>
    balancesSql === undefined
      ? []
      : [
          sql`select ${`${name}:`} || a.id::text, a.name, a.institution, a.currency, false, null
            from ${ofOwner(balanceAccountsSql, owner)} a`,
        ],
  );
  const all = sql.join([own, ...ofSources], sql` union all `);
  return connection.query<Row & MoneyAccount>(
    ids === undefined ? all : sql`select * from (${all}) accounts where id = any(${arrayLiteral(ids)}::text[])`,
  );
}

/** By account without balances: the one with balances that its transactions are spent from. */
export async function accountsSpentFrom(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
): Promise<ReadonlyMap<string, string>> {
  const queries = sources.flatMap(({ name, moneyAccountsSql }) =>
    moneyAccountsSql === undefined
      ? []
      : [
          sql`select ${`${name}:`} || a.account_id::text as id, ${`${name}:`} || a.money_account_id::text as "spentFrom"
            from ${ofOwner(moneyAccountsSql, owner)} a`,
        ],
  );
  if (queries.length === 0) return new Map();
  const rows = await connection.query<Row & { id: string; spentFrom: string }>(sql.join(queries, sql` union all `));
  return new Map(rows.map(({ id, spentFrom }) => [id, spentFrom]));
}

/** By account that sources lend with balances: its entries of each day. */
export async function sourceSteps(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  accountId: string | undefined,
): Promise<ReadonlyMap<string, readonly EntryStep[]>> {
  const found = new Map<string, EntryStep[]>();
  for (const source of sources) {
    const prefix = `${source.name}:`;
    if (source.balancesSql === undefined || source.balanceAccountsSql !== undefined) continue;
    if (accountId !== undefined && !accountId.startsWith(prefix)) continue;
    const rows = await connection.query<Row & { id: string; day: string; amount: string; count: bigint }>(sql`
      select s.account_id as id, s.booked_at::date::text as day, sum(s.amount)::numeric(38, 4) as amount, count(*) as count
      from ${sourceTransactions(source, owner)} s group by 1, 2 order by 1, 2`);
    for (const { id, day, amount, count } of rows) {
      const steps = found.get(prefix + id) ?? [];
      steps.push({ day, units: units(decimalFromNumeric(amount)), count: Number(count) });
      found.set(prefix + id, steps);
    }
  }
  return found;
}
