import type { Connection, Transaction } from '@bursar/database';

import { onlyRow } from './only-row';
import type { ImportTarget } from './write-import';

/** What an undo did to transactions. */
export interface UndoCounts {
  readonly removed: number;
  readonly restored: number;
  /** Left as they are, because a later import changed them. */
  readonly kept: number;
}

/** Removes what an import added and restores what it replaced, except for rows that a later import has changed. */
export async function takeBack(transaction: Transaction, target: ImportTarget): Promise<UndoCounts> {
  const { owner, accountId, number } = target;
  const removed = await transaction.execute`
    delete from finance.transactions t
    where t.owner = ${owner} and t.account_id = ${accountId} and t.added_by = ${number} and t.changed_by = ${number}`;
  const rows = await transaction.query<{ restored: number }>`
    with restored as (
      update finance.transactions t set booked_at = r.booked_at, amount = r.amount, description = r.description,
        description_key = r.description_key, changed_by = r.changed_by
      from finance.replacements r
      where t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = r.external_id
        and t.changed_by = ${number}
        and r.owner = ${owner} and r.import_number = ${number} and r.account_id = ${accountId}
      returning r.external_id
    ),
    forgotten as (
      delete from finance.replacements r using restored
      where r.owner = ${owner} and r.import_number = ${number} and r.account_id = ${accountId}
        and r.external_id = restored.external_id
    )
    select count(*)::int as restored from restored`;
  return { removed, restored: onlyRow(rows).restored, kept: await countKept(transaction, target) };
}

async function countKept(connection: Connection, { owner, accountId, number }: ImportTarget): Promise<number> {
  const rows = await connection.query<{ kept: number }>`
    select ((select count(*) from finance.transactions t
        where t.owner = ${owner} and t.account_id = ${accountId} and t.added_by = ${number})
      + (select count(*) from finance.replacements r where r.owner = ${owner} and r.import_number = ${number}))::int
      as kept`;
  return onlyRow(rows).kept;
}

/** Removes the account and the categories that an import made, unless something else uses them. */
export async function removeUnused(transaction: Transaction, target: ImportTarget): Promise<void> {
  const { owner, accountId, number } = target;
  await transaction.query`
    delete from finance.categories c where c.owner = ${owner} and c.added_by = ${number} and not exists (
      select from finance.transactions t where t.owner = ${owner} and t.category_id = c.category_id)`;
  await transaction.query`
    delete from finance.accounts a
    where a.owner = ${owner} and a.account_id = ${accountId} and a.added_by = ${number} and not exists (
      select from finance.transactions t where t.owner = ${owner} and t.account_id = a.account_id)`;
}
