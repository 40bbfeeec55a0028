import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { dateOfDay } from '../../model/recurring/day-number';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { sourceConditions, sourceTransactions } from '../source-queries';

/** What is looked at for streams. */
export interface RecurringFilters {
  readonly account_id?: string | undefined;
  readonly currency?: string | undefined;
}

/** An account of imported statements that has transactions. */
export interface BookedAccount {
  readonly id: string;
  readonly currency: string;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** A payee that seems to have streams on an account. */
export interface RecurringPayee {
  readonly accountId: string;
  readonly payeeKey: string;
}

/** The accounts that the filters leave, with the days of their transactions up to `asOf`. */
export async function bookedAccounts(
  connection: Connection,
  owner: string,
  { account_id: account, currency }: RecurringFilters,
  asOf: number | undefined,
): Promise<BookedAccount[]> {
  const until = asOf === undefined ? sql`` : sql`and t.booked_at < ${dateOfDay(asOf + 1)}::timestamp`;
  const edge = (order: SQL) => sql`(select ${dayOf(sql`t`)} from finance.transactions t
    where t.owner = ${owner} and t.account_id = a.account_id ${until} order by t.booked_at ${order} limit 1)`;
  const conditions = [sql`a.owner = ${owner}`];
  if (account !== undefined) conditions.push(sql`a.account_id = ${account}`);
  if (currency !== undefined) conditions.push(sql`a.currency = ${currency}`);
  return connection.query<{ id: string; currency: string; firstDay: number; lastDay: number }>(sql`
    select * from (
      select a.account_id as id, a.currency, ${edge(sql`asc`)} as "firstDay", ${edge(sql`desc`)} as "lastDay"
      from finance.accounts a where ${sql.join(conditions, sql` and `)}
    ) booked where "firstDay" is not null`);
}

/** Rows of accounts up to a day, `t`. */
export function bookedUntil(owner: string, accounts: readonly BookedAccount[], asOf: number): SQL {
  const ids = arrayLiteral(accounts.map(({ id }) => id));
  return sql`t.owner = ${owner} and t.account_id = any(${ids}::text[]) and t.booked_at < ${dateOfDay(asOf + 1)}::timestamp`;
}

/** The transactions of some payees, `t`. */
export function ofPayees(payees: readonly RecurringPayee[]): SQL {
  const ids = arrayLiteral(payees.map(({ accountId }) => accountId));
  const keys = arrayLiteral(payees.map(({ payeeKey }) => payeeKey));
  return sql`(select distinct * from unnest(${ids}::text[], ${keys}::text[]) p (account_id, payee_key)) p
    join finance.transactions t on t.payee_key = p.payee_key and t.account_id = p.account_id`;
}

/** `from … where …` of a source's rows, `s`; undefined if none can match. */
export function sourceRows(owner: string, source: TransactionSource, filters: RecurringFilters): SQL | undefined {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const conditions = sourceConditions(source, Object.fromEntries(given), undefined);
  if (conditions === undefined) return undefined;
  const where = [...conditions, sql`s.amount <> 0`];
  return sql`from ${sourceTransactions(source, owner)} s where ${sql.join(where, sql` and `)}`;
}

/** The day of a row, as a number of days since 1970-01-01. */
export function dayOf(table: SQL): SQL {
  return sql`(${table}.booked_at::date - date '1970-01-01')`;
}
