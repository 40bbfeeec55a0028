import { sql } from 'drizzle-orm';

import type { ImportPlace } from './store-staged';
import type { FinanceQueries } from './finance-database';
import { firstOf } from './lock-ledger';

/** What an undo did to transactions. */
export interface UndoCounts {
  readonly removed: number;
  readonly restored: number;
  /** Left as they are, because a later import changed them. */
  readonly kept: number;
}

/** Removes what an import added and restores what it replaced, but for what a later import has written since. */
export async function takeBack(queries: FinanceQueries, place: ImportPlace): Promise<UndoCounts> {
  const { owner, accountId, number } = place;
  const ofAccount = sql`t.owner = ${owner} and t.account_id = ${accountId}`;
  const deleted = await queries.execute(sql`
    delete from finance.transactions t where ${ofAccount} and t.added_by = ${number} and t.changed_by = ${number}`);
  const { rows } = await queries.execute<{ restored: number }>(sql`
    with restored as (
      update finance.transactions t set booked_at = r.booked_at, amount = r.amount, description = r.description,
        description_key = r.description_key, changed_by = r.changed_by
      from finance.replacements r
      where ${ofAccount} and t.external_id = r.external_id and t.changed_by = ${number}
        and r.owner = ${owner} and r.import_number = ${number} and r.account_id = ${accountId}
      returning r.external_id
    ),
    forgotten as (
      delete from finance.replacements r using restored
      where r.owner = ${owner} and r.import_number = ${number} and r.account_id = ${accountId}
        and r.external_id = restored.external_id
    )
    select count(*)::int as restored from restored`);
  return { removed: deleted.rowCount ?? 0, restored: firstOf(rows).restored, kept: await countKept(queries, place) };
}

async function countKept(queries: FinanceQueries, { owner, accountId, number }: ImportPlace): Promise<number> {
  const { rows } = await queries.execute<{ kept: number }>(sql`
    select ((select count(*) from finance.transactions t
        where t.owner = ${owner} and t.account_id = ${accountId} and t.added_by = ${number})
      + (select count(*) from finance.replacements r where r.owner = ${owner} and r.import_number = ${number}))::int
      as kept`);
  return firstOf(rows).kept;
}

/** Removes the account and the categories that an import made, where nothing uses them any more. */
export async function removeUnused(queries: FinanceQueries, { owner, accountId, number }: ImportPlace): Promise<void> {
  await queries.execute(sql`
    delete from finance.categories c where c.owner = ${owner} and c.added_by = ${number} and not exists (
      select from finance.transactions t where t.owner = ${owner} and t.category_id = c.category_id)`);
  await queries.execute(sql`
    delete from finance.accounts a
    where a.owner = ${owner} and a.account_id = ${accountId} and a.added_by = ${number} and not exists (
      select from finance.transactions t where t.owner = ${owner} and t.account_id = a.account_id)`);
}
