import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

/** A transaction with every stored field. */
export interface StoredTransaction {
  readonly sequence: string;
  readonly bookedAt: string;
  readonly accountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly description: string;
  readonly externalId: string | null;
  readonly categoryNumber: number | null;
  readonly categoryName: string | null;
  /** The statement's. */
  readonly statementPayee: string | null;
  /** Null where it was not computed yet. */
  readonly payee: string | null;
  readonly payeeSource: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly split: readonly StoredSplitLine[] | null;
  readonly categorySource: string | null;
  readonly raw: Readonly<Record<string, string>> | null;
}

interface StoredSplitLine {
  readonly amount: string;
  readonly category_id: number | null;
  readonly note: string | null;
}

/** The next transactions of the owner's ledger, or of one account, oldest first, after the last one already read. */
export async function nextTransactions(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
  after: StoredTransaction | undefined,
  limit: number,
): Promise<StoredTransaction[]> {
  const ofAccount = accountId === undefined ? sql`` : sql`and t.account_id = ${accountId}`;
  const later =
    after === undefined
      ? sql``
      : sql`and (t.booked_at, t.sequence) > (${after.bookedAt}::timestamp, ${after.sequence}::bigint)`;
  return connection.query<Row & StoredTransaction>(sql`
    select t.sequence::text as sequence, t.booked_at as "bookedAt", t.account_id as "accountId", a.currency, t.amount,
      t.description, t.external_id as "externalId", t.category_id as "categoryNumber", c.name as "categoryName",
      t.payee as "statementPayee", t.payee_name as payee, t.payee_source as "payeeSource", t.note, t.tags, t.split,
      t.category_source as "categorySource", t.raw
    from finance.transactions t
    join finance.accounts a on a.owner = ${owner} and a.account_id = t.account_id
    left join finance.categories c on c.owner = ${owner} and c.category_id = t.category_id
    where t.owner = ${owner} ${ofAccount} ${later}
    order by t.booked_at, t.sequence limit ${limit}`);
}
