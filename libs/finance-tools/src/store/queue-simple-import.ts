import type { Transaction } from '@bursar/database';

import { arrayLiteral } from './array-literal';
import type { OpenChange } from './journal/begin-change';
import { importRecord, nextSequence, type ImportWrite } from './write-import';

/**
 * Queues the usual small import as one statement: one statement of a bank, of few rows, into an account that is known, of
 * known categories, read as before, with no balance and nothing that it replaces. Other imports are left to `writeImport`:
 * then it returns false. The change is journaled as that of `startJournaling`.
 */
export function queueSimpleImport(transaction: Transaction, write: ImportWrite, change: OpenChange): boolean {
  const [statement, ...others] = write.statements;
  const rows = write.staged?.inline;
  if (statement === undefined || others.length > 0 || rows === undefined) return false;
  const { account, record, known, replaced } = statement;
  const { period } = record;
  const isNewHere = account.isNew || !record.isMappingKnown || write.staged?.hasNewCategories === true;
  if (isNewHere || period === null || record.balances.length > 0 || replaced.length > 0) return false;
  const { owner, firstSequence } = write;
  const { number, accountId, fileName, importedCount, replacedCount } = importRecord(write);
  transaction.queue`
    with numbered as (
      update finance.ledgers set next_number = ${number}::int + 1, next_sequence = ${nextSequence(write)}::bigint
      where owner = ${owner}
    ), imported as (
      insert into finance.imports (owner, import_number, account_id, file_name, imported_count, replaced_count,
        committed_at)
      values (${owner}, ${number}, ${accountId}, ${fileName}, ${importedCount}, ${replacedCount},
        ${new Date(write.now).toISOString()})
      -- Read by the triggers, which run after all of this.
      returning set_config('finance.change', ${String(change.number)}, true),
        set_config('finance.adds_from', ${String(firstSequence)}, true)
    ), stated as (
      insert into finance.statements (owner, import_number, statement_number, account_id, account_number, format,
        layout, start_date, end_date, opening_balance, closing_balance, proof)
      values (${owner}, ${number}, ${statement.number}, ${account.id}, ${record.accountNumber}, ${record.format},
        ${record.layout}, ${period.startDate}, ${period.endDate}, ${record.opening}, ${record.closing}, ${record.proof})
    )
    insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, external_id,
      description, description_key, added_by, changed_by, payee, raw, statement_number, payee_name, payee_source,
      payee_key, words_key, category_source)
    select ${owner}, s.booked_at, ${firstSequence - 1n}::bigint + s.row_number, ${account.id}, c.category_id, s.amount,
      s.external_id, s.description, s.description_key, ${number}::int, ${number}::int, s.payee, s.raw::json,
      ${statement.number}::int, s.payee_name, s.payee_source, s.payee_key, s.words_key,
      case when c.category_id is not null then 'statement' end
    from unnest(
      ${rows.row}::int[], ${rows.account}::int[], ${rows.bookedAt}::timestamp(0)[], ${rows.amount}::numeric(19, 4)[],
      ${rows.description}::text[], ${rows.descriptionKey}::text[], ${rows.categoryKey}::text[],
      ${rows.externalId}::text[], ${rows.payee}::text[], ${rows.raw}::text[], ${rows.payeeName}::text[],
      ${rows.payeeSource}::text[], ${rows.payeeKey}::text[], ${rows.wordsKey}::text[]
    ) as s (row_number, account, booked_at, amount, description, description_key, category_key, external_id, payee, raw,
      payee_name, payee_source, payee_key, words_key)
    left join finance.categories c on c.owner = ${owner} and c.name_key = s.category_key
    where s.account = ${statement.reading} and s.row_number <> all(${arrayLiteral(known.map(String))}::int[])
    order by s.row_number`;
  return true;
}
