import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

/** What an import stored in one account. */
export interface ImportedAccount {
  readonly number: number;
  /** When it was committed, in UTC: `YYYY-MM-DD HH:MM:SS+00`. */
  readonly committedAt: string;
  readonly fileName: string | null;
  readonly accountId: string;
  /** Rows that it stored; of an import into several accounts, those that are still there. */
  readonly storedCount: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** How well its statements of this account are proven: the weakest of them. */
  readonly proof: string | null;
  readonly isUndone: boolean;
}

/** All imports of an owner, newest first, an element for each account that one went into. */
export function findImportedAccounts(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
): Promise<ImportedAccount[]> {
  const ofAccount = accountId === undefined ? sql`` : sql`and p.account_id = ${accountId}`;
  return connection.query<Row & ImportedAccount>(sql`
    select p.import_number as number, p.committed_at as "committedAt", p.file_name as "fileName",
      p.account_id as "accountId", p.is_undone as "isUndone", p.start_date as "startDate", p.end_date as "endDate", p.proof,
      coalesce(p.imported_count, (select count(*)::int from finance.transactions t
        where t.owner = ${owner} and t.account_id = p.account_id and t.added_by = p.import_number)) as "storedCount"
    from (
      select i.import_number, i.committed_at, i.file_name, i.undone_at is not null as is_undone,
        coalesce(s.account_id, i.account_id) as account_id,
        case when i.account_id is not null then i.imported_count end as imported_count,
        min(s.start_date) as start_date, max(s.end_date) as end_date,
        (array_agg(s.proof order by array_position(array['contradicted', 'none', 'consistent', 'proven'], s.proof::text)))[1]
          as proof
      from finance.imports i
      left join finance.statements s on s.owner = ${owner} and s.import_number = i.import_number
      where i.owner = ${owner}
      group by i.import_number, i.committed_at, i.file_name, i.undone_at, i.account_id, i.imported_count,
        coalesce(s.account_id, i.account_id)
    ) p where p.account_id is not null ${ofAccount}
    order by p.import_number desc, p.account_id`);
}

/** A committed import that stands. */
export interface StandingImport {
  readonly number: number;
  /** When it was committed, in UTC: `YYYY-MM-DD HH:MM:SS+00`. */
  readonly committedAt: string;
  readonly fileName: string | null;
  readonly accountIds: readonly string[];
  readonly importedCount: number;
  readonly replacedCount: number;
  /** What its statements cover; null for imports of version 0.1. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** How well its statements are proven: the weakest of them. */
  readonly proof: string | null;
}

/** The imports of an owner that were not undone, newest first. */
export function findImports(
  connection: Connection,
  owner: string,
  accountId: string | undefined,
): Promise<StandingImport[]> {
  const ofAccount =
    accountId === undefined
      ? sql``
      : sql`and (i.account_id = ${accountId} or exists (
          select from finance.statements s
          where s.owner = ${owner} and s.import_number = i.import_number and s.account_id = ${accountId}))`;
  return connection.query<Row & StandingImport>(sql`
    select i.import_number as number, i.committed_at as "committedAt", i.file_name as "fileName",
      i.imported_count as "importedCount", i.replaced_count as "replacedCount",
      coalesce(s.accounts, array_remove(array[i.account_id::text], null)) as "accountIds",
      s.start_date as "startDate", s.end_date as "endDate", s.proof
    from finance.imports i
    left join lateral (
      select array_agg(distinct s.account_id::text) as accounts, min(s.start_date) as start_date,
        max(s.end_date) as end_date,
        (array_agg(s.proof order by array_position(array['contradicted', 'none', 'consistent', 'proven'], s.proof::text)))[1]
          as proof
      from finance.statements s where s.owner = ${owner} and s.import_number = i.import_number
    ) s on true
    where i.owner = ${owner} and i.undone_at is null ${ofAccount}
    order by i.import_number desc`);
}
