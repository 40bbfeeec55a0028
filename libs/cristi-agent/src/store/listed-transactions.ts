import type { CivilDate, YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { fold } from '../model/text/fold';
import type { TransactionType } from '../model/transaction';
import type { UserLedger } from '../model/user-ledger';
import type { IdentifiedTransaction } from './transactions';

/** Which transactions of a user, of all threads; absent fields restrict nothing. */
export interface TransactionFilter {
  readonly month?: YearMonth;
  /** The first day. */
  readonly from?: CivilDate;
  /** The last day. */
  readonly to?: CivilDate;
  readonly type?: TransactionType;
  /** Normalized. */
  readonly category?: string;
  /** A part of the description; case and accents are ignored. */
  readonly text?: string;
}

export interface Page {
  readonly order: 'created' | 'date';
  readonly limit: number;
  readonly offset: number;
}

export interface ListedTransaction extends IdentifiedTransaction {
  readonly threadId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: bigint;
}

/** The number of transactions, and their sums in centavos. */
export interface ListTotals {
  readonly count: bigint;
  readonly income: bigint;
  readonly expense: bigint;
}

/** A page of transactions, the newest first; of equal ones the one stored later. */
export async function listTransactions(
  connection: Connection,
  ledger: UserLedger,
  filter: TransactionFilter,
  { order, limit, offset }: Page,
): Promise<ListedTransaction[]> {
  const newest = order === 'date' ? sql`date desc, sequence desc` : sql`created_at desc, sequence desc`;
  return connection.query<Pick<ListedTransaction, keyof ListedTransaction>>(sql`
    select transaction_id as id, type, amount_mxn_cents as amount, category_type as "categoryType", category,
      description, date, thread_id as "threadId", created_at as "createdAt"
    from cristi.transactions
    where ${conditionOf(ledger, filter)}
    order by ${newest}
    limit ${limit} offset ${offset}`);
}

/** The totals of all transactions that the filter selects; those of whole months come from the months' totals. */
export async function totalTransactions(
  connection: Connection,
  ledger: UserLedger,
  filter: TransactionFilter,
): Promise<ListTotals> {
  const isByRow = filter.text !== undefined || filter.from !== undefined || filter.to !== undefined;
  const [row] = await connection.query<Record<keyof ListTotals, string>>(
    isByRow ? totalsOfRows(ledger, filter) : totalsOfMonths(ledger, filter),
  );
  const { count = '0', income = '0', expense = '0' } = row ?? {};
  return { count: BigInt(count), income: BigInt(income), expense: BigInt(expense) };
}

function totalsOfRows(ledger: UserLedger, filter: TransactionFilter): SQL {
  return sql`
    select count(*)::numeric as count,
      coalesce(sum(amount_mxn_cents) filter (where type = 'INCOME'), 0) as income,
      coalesce(sum(amount_mxn_cents) filter (where type = 'EXPENSE'), 0) as expense
    from cristi.transactions
    where ${conditionOf(ledger, filter)}`;
}

function totalsOfMonths({ owner, userId }: UserLedger, { month, type, category }: TransactionFilter): SQL {
  return sql`
    select coalesce(sum(transaction_count), 0) as count,
      coalesce(sum(total_mxn_cents) filter (where category_type = 'INCOME'), 0) as income,
      coalesce(sum(total_mxn_cents) filter (where category_type <> 'INCOME'), 0) as expense
    from cristi.month_totals
    where ${all([
      sql`owner = ${owner} and user_id = ${userId}`,
      month && sql`month = ${month}`,
      type && sql`(category_type = 'INCOME') = (${type} = 'INCOME')`,
      category && sql`category = ${category}`,
    ])}`;
}

function conditionOf({ owner, userId }: UserLedger, { month, from, to, type, category, text }: TransactionFilter): SQL {
  return all([
    sql`owner = ${owner} and user_id = ${userId}`,
    month && sql`date >= ${`${month}-01`}::date and date < ${`${month}-01`}::date + interval '1 month'`,
    from && sql`date >= ${from.text}::date`,
    to && sql`date <= ${to.text}::date`,
    type && sql`type = ${type}`,
    category && sql`category = ${category}`,
    text !== undefined && sql`strpos(${FOLDED_DESCRIPTION}, ${fold(text)}) > 0`,
  ]);
}

/** As `fold` does it, in a database of any locale; the classes of marks are those that occur in writing. */
const FOLDED_DESCRIPTION = sql.raw(
  String.raw`lower(regexp_replace(normalize(description, NFD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]', '', 'g') collate "und-x-icu")`,
);

function all(conditions: readonly (SQL | false | undefined | '')[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition instanceof Object),
    sql` and `,
  );
}
