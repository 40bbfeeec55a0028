import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { decimalFromNumeric, type Decimal } from '../model/decimal';
import type { TransactionSource } from '../model/transaction-source';
import type { LedgerAccount } from '../model/import/resolve-accounts';
import { ofOwner } from './source-queries';

export interface ListedAccount extends LedgerAccount {
  readonly transactionCount: number;
  readonly netTotal: Decimal;
}

/** Whose accounts are listed: those of the ledger itself, of sources, or both. */
interface IncludedAccounts {
  readonly owner: string;
  readonly hasImported: boolean;
  readonly sources: readonly TransactionSource[];
}

/** The accounts of the ledger and of the sources, each with the sum of its transactions, in no particular order. */
export async function listStoredAccounts(
  connection: Connection,
  { owner, hasImported, sources }: IncludedAccounts,
): Promise<ListedAccount[]> {
  const own = sql`select a.account_id as id, a.name, a.institution, a.currency, sums.amount, sums.count
    from finance.accounts a left join (
      select t.account_id, sum(t.amount) as amount, sum(t.transaction_count)::bigint as count
      from finance.month_totals t where t.owner = ${owner} group by t.account_id
    ) sums on sums.account_id = a.account_id
    where a.owner = ${owner}`;
  const ofSources = sources.map(
    (
      source,
    ) => sql`select ${`${source.name}:`} || a.id as id, a.name, a.institution, a.currency, sums.amount, sums.count
      from ${ofOwner(source.accountsSql, owner)} a left join (
        select s.account_id, s.currency, sum(s.amount)::numeric as amount, count(*) as count
        from ${ofOwner(source.transactionsSql, owner)} s group by s.account_id, s.currency
      ) sums on sums.account_id::text = a.id::text and sums.currency = a.currency`,
  );
  const queries = hasImported ? [own, ...ofSources] : ofSources;
  if (queries.length === 0) return [];
  const rows = await connection.query<Row & LedgerAccount & StoredSum>(sql.join(queries, sql` union all `));
  return rows.map(({ amount, count, ...account }) => ({
    ...account,
    transactionCount: Number(count ?? 0),
    netTotal: decimalFromNumeric(amount ?? '0'),
  }));
}

interface StoredSum {
  readonly amount: string | null;
  readonly count: bigint | null;
}

/** The currency of an account, of the ledger or of a source; undefined for an unknown id. */
export async function currencyOfAccount(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  id: string,
): Promise<string | undefined> {
  const own = sql`select currency from finance.accounts where owner = ${owner} and account_id = ${id}`;
  const ofSources = sources
    .filter(({ name }) => id.startsWith(`${name}:`))
    .map(
      ({ name, accountsSql }) =>
        sql`select currency from ${ofOwner(accountsSql, owner)} a where a.id::text = ${id.slice(name.length + 1)}`,
    );
  const [account] = await connection.query<{ currency: string }>(sql.join([own, ...ofSources], sql` union all `));
  return account?.currency;
}
