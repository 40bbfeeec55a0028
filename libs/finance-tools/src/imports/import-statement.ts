import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import { accountNotFound, invalidField } from '../errors';
import { importId } from '../model/published-ids';
import type { InvalidRow, OpenStatement } from '../model/statement/statement-row';
import type { StoredAccount } from '../store/accounts';
import { flushGinPendingList, type StoredRows } from '../store/flush-gin-pending-list';
import { startImport } from '../store/start-import';
import type { MatchedRow } from '../store/staged-rows';
import { writeImport } from '../store/write-import';
import type { ImportSettings } from './import-input';
import type { ImportOutput, PreviewRow } from './import-output';
import { stageStatement, type ImportCall } from './stage-statement';

/**
 * Reads a statement and reports, entry by entry, what is new, known or modified; under `commit` stores it, all or nothing.
 * Throws NOT_FOUND for an unknown account without `create_account`; VALIDATION_ERROR for another currency than the
 * account's, for a statement that ends abruptly, and under `commit` for invalid entries unless `skip_invalid`.
 */
export async function importStatement(
  context: LedgerContext,
  statement: OpenStatement,
  settings: ImportSettings,
  call: ImportCall,
): Promise<ImportOutput> {
  const { output, stored } = await context.database.transaction((transaction) =>
    runImport(context, transaction, statement, settings, call),
  );
  if (stored === undefined) return output;
  // What was stored inline is stored as of the commit, without steps before it.
  if (stored.isInline && stored.count > 0) call.onProgress?.({ stage: 'storing', rows: stored.count });
  // If this fails, the import is committed all the same.
  await flushGinPendingList(context.database, stored).catch(() => undefined);
  return output;
}

interface Imported {
  readonly output: ImportOutput;
  /** Undefined if nothing was stored. */
  readonly stored: (StoredRows & { readonly isInline: boolean }) | undefined;
}

async function runImport(
  context: LedgerContext,
  transaction: Transaction,
  statement: OpenStatement,
  settings: ImportSettings,
  call: ImportCall,
): Promise<Imported> {
  const { owner, clock } = context;
  const isCommit = settings.mode === 'commit';
  const { numbers, known } = await startImport(transaction, owner, settings.account_id, isCommit);
  const account = accountFor(context, settings, known);
  const staged = await stageStatement(transaction, statement, settings, account.currency, call);
  const { validCount, invalidCount, invalid } = staged;
  if (validCount + invalidCount === 0) throw invalidField(call.field, 'there is no entry in it');
  if (isCommit && invalidCount > 0 && !settings.skip_invalid) throw invalidRows(call.field, invalidCount, invalid);
  const matched = await staged.rows.match(owner, account.id);
  const { counts, isInline } = matched;
  const output: ImportOutput = {
    mode: settings.mode,
    format: statement.format,
    account_id: account.id,
    import_id: null,
    account_created: false,
    imported_count: 0,
    replaced_count: 0,
    rows_total: validCount + invalidCount,
    new_count: counts.new,
    duplicate_count: counts.duplicate,
    modified_count: counts.modified,
    invalid_count: invalidCount,
    start_date: counts.startDate,
    end_date: counts.endDate,
    errors: [...invalid],
    preview: matched.first.map((row) => previewRow(row, account.currency)),
  };
  if (numbers === undefined) return { output, stored: undefined };
  const isNewAccount = known === undefined;
  call.signal?.throwIfAborted();
  const { number, importedCount, replacedCount } = await writeImport(
    transaction,
    {
      ...numbers,
      ...{ owner, account, isNewAccount, matched, replacesModified: settings.on_modified === 'replace' },
      now: clock.now(),
    },
    (rows) => {
      call.signal?.throwIfAborted();
      call.onProgress?.({ stage: 'storing', rows });
    },
  );
  const written = {
    import_id: importId(number),
    account_created: isNewAccount,
    imported_count: importedCount,
    replaced_count: replacedCount,
  };
  const { firstSequence: first } = numbers;
  const stored = { first, next: first + BigInt(matched.lastRow), count: counts.new, isInline };
  return { output: { ...output, ...written }, stored };
}

/** The stored account, or the one to be created. */
function accountFor(
  { sources }: LedgerContext,
  { account_id: id, create_account: given }: ImportSettings,
  stored: StoredAccount | undefined,
): StoredAccount {
  if (stored !== undefined) {
    if (given === undefined || given.currency === stored.currency) return stored;
    throw invalidField('create_account.currency', `the account exists and is in ${stored.currency}, for good`);
  }
  const source = sources.find(({ name }) => id.startsWith(`${name}:`));
  if (source !== undefined) throw invalidField('account_id', `accounts of ${source.name} are kept there`);
  if (given === undefined) throw accountNotFound(id);
  return { id, name: given.name, institution: given.institution ?? null, currency: given.currency };
}

function previewRow({ status, bookedAt, description, amount, ...row }: MatchedRow, currency: string): PreviewRow {
  return {
    status,
    booked_at: bookedAt,
    description,
    amount: { amount, currency },
    category_name: row.category,
    external_id: row.externalId,
  };
}

function invalidRows(field: string, count: number, errors: readonly InvalidRow[]) {
  const [first] = errors;
  const example = first === undefined ? '' : ` Row ${first.row}: ${first.message}.`;
  return invalidField(
    field,
    `${count} ${count === 1 ? 'row' : 'rows'} cannot be taken; nothing was stored.${example} ` +
      'Correct them, or send skip_invalid to leave them out',
    { errors },
  );
}
