import type { RemovedEntries, Transaction } from '@bursar/database';
import { DomainError } from '@bursar/toolkit';
import { sql } from 'drizzle-orm';

import { undoneBy } from '../model/journal/undo-relations';
import { changeId } from '../model/published-ids';
import { arrayLiteral } from '../store/array-literal';
import { findUndos } from '../store/journal/undo-plan';
import { lockLedger } from '../store/lock-ledger';
import { commitUndo, planUndo } from './undo-changes';

/**
 * Takes imports out, with their accounts and what was changed in them since. The journal goes on: it tells that they are undone.
 * What else was stored in these accounts needs them, as do links with their rows, and changes that touched other rows too.
 */
export async function removeEntries(tx: Transaction, { owner, keys, now }: RemovedEntries): Promise<number> {
  await lockLedger(tx, owner);
  const needed = await countNeeding(tx, owner, keys);
  if (needed > 0) return needed;
  for (const number of await importsOf(tx, owner, keys)) {
    const undo = { change_id: changeId(number), with_later: true, mode: 'commit' as const };
    try {
      const later = (await planUndo(tx, owner, undo, await findUndos(tx, owner))).filter((each) => each !== number);
      const touched = await countTouched(tx, owner, keys, later);
      if (touched > 0) return touched;
      await commitUndo({ owner, via: 'cli', clock: { now: () => now } }, tx, undo);
    } catch (error) {
      // It can no longer be undone, or only together with what is stored elsewhere.
      if (error instanceof DomainError) return 1;
      throw error;
    }
  }
  await tx.query(sql`
    delete from finance.mappings where owner = ${owner} and 'account ' || account_id in ${keyed(keys)}`);
  return 0;
}

const keyed = (keys: readonly string[]) =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;

/** What is not among the entries and is in one of their accounts, or linked with one of them. */
async function countNeeding(tx: Transaction, owner: string, keys: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    with given as ${keyed(keys)}
    select (
      (select count(*) from finance.transactions where owner = ${owner}
        and 'account ' || account_id in (table given) and 'transaction ' || sequence not in (table given))
      + (select count(*) from finance.reported_balances where owner = ${owner}
        and 'account ' || account_id in (table given)
        and concat('balance ', account_id, ' ', day) not in (table given))
      + (select count(*) from finance.links where owner = ${owner} and 'link ' || link_number not in (table given)
        and (concat('transaction ', left_id) in (table given) or concat('transaction ', right_id) in (table given)
          or concat('account ', left_id) in (table given) or concat('account ', right_id) in (table given)))
    )::int as count`);
  return row?.count ?? 0;
}

/** The changes that imported the entries and are not undone. */
async function importsOf(tx: Transaction, owner: string, keys: readonly string[]): Promise<number[]> {
  const rows = await tx.query<{ number: number }>(sql`
    select change_number as number from finance.changes
    where owner = ${owner} and kind = 'import' and 'transaction ' || first_sequence in ${keyed(keys)}
    order by change_number desc`);
  const undone = undoneBy(await findUndos(tx, owner));
  return rows.map(({ number }) => number).filter((number) => !undone.has(number));
}

/** How many rows that are not among the entries these changes have touched; a category may go with the entries that were in it. */
async function countTouched(
  tx: Transaction,
  owner: string,
  keys: readonly string[],
  changes: readonly number[],
): Promise<number> {
  const numbers = sql`any(${arrayLiteral(changes.map(String))}::integer[])`;
  const [row] = await tx.query<{ count: number }>(sql`
    with given as ${keyed(keys)}
    select (
      (select count(*) from finance.changed_transactions where owner = ${owner} and change_number = ${numbers}
        and 'transaction ' || sequence not in (table given))
      + (select count(*) from finance.changed_rows where owner = ${owner} and change_number = ${numbers}
        and table_name <> 'categories')
      + (select coalesce(sum(next_sequence - first_sequence), 0) from finance.changes
        where owner = ${owner} and change_number = ${numbers} and first_sequence is not null)
    )::int as count`);
  return row?.count ?? 0;
}
