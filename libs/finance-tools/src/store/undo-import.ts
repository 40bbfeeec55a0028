import type { Connection, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { arrayLiteral } from './array-literal';
import { fillPayeesWithin } from './fill-payees';
import { rowsNamedByLinks } from './journal/linked-transactions';
import { onlyRow } from './only-row';
import type { ImportTarget } from './write-entries';

/** What an undo did to transactions. */
export interface UndoCounts {
  readonly removed: number;
  readonly restored: number;
  /** Left as they are, because a later change touched them. */
  readonly kept: number;
}

/**
 * Removes what an import added to an account and restores what it replaced there, except for rows that a later one has
 * changed or that one of the changes `later` has touched.
 */
export async function takeBack(
  transaction: Transaction,
  target: ImportTarget,
  later: readonly number[],
): Promise<UndoCounts> {
  const { owner, accountId, number } = target;
  const isUntouched = sql`not exists (
    select from finance.changed_transactions c where c.owner = ${owner} and c.sequence = t.sequence
      and c.change_number = any(${arrayLiteral(later.map(String))}::integer[]))
    and t.sequence not in (
      select n.sequence from (${rowsNamedByLinks(owner)}) n
      where n.sequence is not null and n.change_number = any(${arrayLiteral(later.map(String))}::integer[]))`;
  const removed = await transaction.execute(sql`
    delete from finance.transactions t
    where t.owner = ${owner} and t.account_id = ${accountId} and t.added_by = ${number} and t.changed_by = ${number}
      and ${isUntouched}`);
  // A split of the amount that is restored, unless a person has given a category since.
  const isSplitAgain = sql`t.amount <> r.amount and r.split is not null and t.category_id is null`;
  const rows = await transaction.query<{ restored: number }>(sql`
    with restored as (
      update finance.transactions t set booked_at = r.booked_at, amount = r.amount, description = r.description,
        description_key = r.description_key, payee = r.payee, raw = r.raw, changed_by = r.changed_by, payee_key = null,
        category_source = case when ${isSplitAgain} then 'person' else t.category_source end,
        split = case when ${isSplitAgain} then r.split when t.amount = r.amount then t.split end
      from finance.replacements r
      where t.owner = ${owner} and t.account_id = ${accountId} and t.sequence = r.sequence
        and t.changed_by = ${number} and ${isUntouched}
        and r.owner = ${owner} and r.import_number = ${number} and r.account_id = ${accountId}
      returning r.sequence
    ),
    forgotten as (
      delete from finance.replacements r using restored
      where r.owner = ${owner} and r.import_number = ${number} and r.sequence = restored.sequence
    )
    select count(*)::int as restored from restored`);
  const { restored } = onlyRow(rows);
  if (restored > 0) await fillPayeesWithin(transaction, owner);
  return { removed, restored, kept: await countKept(transaction, target) };
}

async function countKept(connection: Connection, { owner, accountId, number }: ImportTarget): Promise<number> {
  const rows = await connection.query<{ kept: number }>`
    select ((select count(*) from finance.transactions t
        where t.owner = ${owner} and t.account_id = ${accountId} and t.added_by = ${number})
      + (select count(*) from finance.replacements r
        where r.owner = ${owner} and r.import_number = ${number} and r.account_id = ${accountId}))::int as kept`;
  return onlyRow(rows).kept;
}

/** Forgets the statements of an import: what they covered, their balances, and whose number theirs is. */
export async function forgetStatements(transaction: Transaction, owner: string, number: number): Promise<void> {
  await transaction.query`
    delete from finance.balances b using finance.statements s
    where s.owner = ${owner} and s.import_number = ${number}
      and b.owner = ${owner} and b.account_id = s.account_id and b.import_number = ${number}`;
  await transaction.query`delete from finance.statements where owner = ${owner} and import_number = ${number}`;
}

/** Removes the accounts and the categories that an import made, unless something else uses them. */
export async function removeUnused(transaction: Transaction, owner: string, number: number): Promise<void> {
  await transaction.query`
    delete from finance.categories c where c.owner = ${owner} and c.added_by = ${number} and not exists (
      select from finance.transactions t where t.owner = ${owner} and t.category_id = c.category_id)
    and not exists (
      select from finance.transactions t, jsonb_array_elements(t.split) line
      where t.owner = ${owner} and t.split is not null and (line->>'category_id')::integer = c.category_id)`;
  // Statements that brought nothing new do not keep an account.
  await transaction.query`
    with gone as (
      delete from finance.accounts a where a.owner = ${owner} and a.added_by = ${number} and not exists (
        select from finance.transactions t where t.owner = ${owner} and t.account_id = a.account_id)
      and not exists (
        select from finance.reported_balances r where r.owner = ${owner} and r.account_id = a.account_id)
      returning a.account_id
    ),
    without_statements as (
      delete from finance.statements s using gone where s.owner = ${owner} and s.account_id = gone.account_id
    )
    delete from finance.balances b using gone where b.owner = ${owner} and b.account_id = gone.account_id`;
}
