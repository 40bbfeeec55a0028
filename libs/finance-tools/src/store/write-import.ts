import type { Transaction } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { accountInsertion, type StoredAccount } from './accounts';
import { importInsertion, type StoredImport } from './imports';
import type { ImportNumbers } from './lock-ledger';
import type { MatchedRows } from './staged-rows';

/** An import of an owner and the account that it goes into. */
export interface ImportTarget {
  readonly owner: string;
  readonly accountId: string;
  readonly number: number;
}

/** What an import stores. */
export interface ImportWrite extends ImportNumbers {
  readonly owner: string;
  readonly account: StoredAccount;
  readonly isNewAccount: boolean;
  readonly matched: MatchedRows;
  readonly replacesModified: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The number of rows that one statement stores. */
const STEP_ROWS = 20_000;

/**
 * Stores an import. What was matched inline is queued: it is sent with the commit, and `onStored` is not called. Otherwise
 * `onStored` gets the number of rows stored so far, and may throw to stop.
 */
export async function writeImport(
  transaction: Transaction,
  write: ImportWrite,
  onStored: (rows: number) => void,
): Promise<StoredImport> {
  const { owner, account, number, firstSequence, matched } = write;
  const target: ImportTarget = { owner, accountId: account.id, number };
  const importedCount = matched.counts.new;
  const replacedCount = write.replacesModified ? matched.counts.modified : 0;
  const record = { number, accountId: account.id, importedCount, replacedCount };
  const nextSequence = importedCount > 0 ? firstSequence + BigInt(matched.lastRow) : firstSequence;
  // In this order: categories are numbered after the import, rows refer to their account and look up their categories.
  const statements = [
    importInsertion(owner, record, nextSequence, write.now),
    ...(write.isNewAccount ? [accountInsertion(owner, account, number)] : []),
    ...(replacedCount > 0 ? [modifiedRowsUpdate(target, matched)] : []),
    ...(importedCount > 0 && matched.mayNameCategories ? [newCategoriesInsertion(target, matched)] : []),
  ];
  const insertion = (from: number, to: number) => newRowsInsertion(target, firstSequence, matched, from, to);
  const end = importedCount > 0 ? matched.lastRow : 0;
  if (matched.isInline) {
    for (const statement of end > 0 ? [...statements, insertion(0, end)] : statements) transaction.queue(statement);
    return record;
  }
  for (const statement of statements) await transaction.query(statement);
  let stored = 0;
  for (let from = 0; from < end; from += STEP_ROWS) {
    stored += await transaction.execute(insertion(from, Math.min(from + STEP_ROWS, end)));
    onStored(stored);
  }
  return record;
}

/**
 * Stores the new rows with numbers above `from` and up to `to`, in the order of the statement; row 1 gets the place
 * `firstSequence` in the ledger.
 */
function newRowsInsertion(
  { owner, accountId, number }: ImportTarget,
  firstSequence: bigint,
  { newRows }: MatchedRows,
  from: number,
  to: number,
): SQL {
  return sql`
    insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, external_id,
      description, description_key, added_by, changed_by)
    select ${owner}, s.booked_at, ${firstSequence - 1n}::bigint + s.row_number, ${accountId}, c.category_id, s.amount,
      s.external_id, s.description, s.description_key, ${number}::int, ${number}::int
    from (${newRows}) s
    left join finance.categories c on c.owner = ${owner} and c.name_key = s.category_key
    where s.row_number > ${from} and s.row_number <= ${to}
    order by s.row_number`;
}

/** Stores the categories that new rows are the first to name; of several spellings the first is kept. */
function newCategoriesInsertion({ owner, number }: ImportTarget, { newRows }: MatchedRows): SQL {
  return sql`
    with named as (
      select distinct on (category_key collate "C") category as name, category_key as name_key from (${newRows}) s
      where category_key is not null
        and not exists (select from finance.categories c where c.owner = ${owner} and c.name_key = s.category_key)
      order by category_key collate "C", row_number
    ),
    taken as (
      update finance.ledgers set next_number = next_number + (select count(*) from named)
      where owner = ${owner} and exists (select from named)
      returning next_number - (select count(*) from named) - 1 as before
    )
    insert into finance.categories (owner, category_id, name, name_key, added_by)
    select ${owner}, taken.before + row_number() over (order by name_key collate "C"), name, name_key, ${number}::int
    from taken, named`;
}

/** Gives modified rows the day, amount and description of the statement, and keeps their previous values. */
function modifiedRowsUpdate({ owner, accountId, number }: ImportTarget, { modifiedRows }: MatchedRows): SQL {
  const isModified = sql`t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = s.external_id`;
  return sql`
    with modified as (${modifiedRows}),
    kept as (
      insert into finance.replacements (owner, import_number, account_id, external_id, booked_at, amount, description,
        description_key, changed_by)
      select t.owner, ${number}::int, t.account_id, t.external_id, t.booked_at, t.amount, t.description,
        t.description_key, t.changed_by
      from modified s join finance.transactions t on ${isModified}
    )
    update finance.transactions t set booked_at = s.booked_at, amount = s.amount, description = s.description,
      description_key = s.description_key, changed_by = ${number}::int
    from modified s where ${isModified}`;
}
