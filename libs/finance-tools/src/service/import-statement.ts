import type { ImportOutput } from '../contract/outputs';
import { accountNotFound, invalidField } from '../contract/refusals';
import { decimalFromNumeric } from '../domain/decimal';
import { importId } from '../domain/published-ids';
import type { InvalidRow, OpenStatement } from '../domain/statement/statement-row';
import { findAccount, insertAccount, type StoredAccount } from '../store/accounts';
import type { FinanceQueries } from '../store/finance-database';
import { recordImport } from '../store/imports';
import { lockForImport, type LedgerPlace } from '../store/lock-ledger';
import type { MatchedRow, MatchedRows } from '../store/staged-rows';
import { insertNewCategories, insertNewRows, replaceModifiedRows, type ImportPlace } from '../store/store-staged';
import { tidyTransactions, type StoredRows } from '../store/tidy-transactions';
import { prepareImport } from '../store/time-limit';
import type { LedgerContext } from './ledger-context';
import { stageStatement, type ImportCall, type ImportSettings } from './stage-statement';
import { inOwnWords } from './store-failure';

/**
 * Reads a statement and says, entry by entry, what is new, known or modified; under `commit` stores it, all or nothing.
 * Throws NOT_FOUND for an unknown account without `create_account`; VALIDATION_ERROR for another currency than the
 * account's, a statement that breaks off, and under `commit` for entries that cannot be read unless `skip_invalid`.
 */
export async function importStatement(
  context: LedgerContext,
  statement: OpenStatement,
  settings: ImportSettings,
  call: ImportCall,
): Promise<ImportOutput> {
  const { output, stored } = await inOwnWords(() =>
    context.database.transaction((queries) => runImport(context, queries, statement, settings, call)),
  );
  // What was committed stays, whatever becomes of this; the server would do it by itself later.
  if (stored !== undefined) await tidyTransactions(context.database, stored).catch(() => undefined);
  return output;
}

interface Imported {
  readonly output: ImportOutput;
  /** The places of the statement's rows in the ledger, and how many have one; undefined where nothing was stored. */
  readonly stored: StoredRows | undefined;
}

async function runImport(
  context: LedgerContext,
  queries: FinanceQueries,
  statement: OpenStatement,
  settings: ImportSettings,
  call: ImportCall,
): Promise<Imported> {
  const { owner } = context;
  const isCommit = settings.mode === 'commit';
  // Asked at once, done in this order: the account is looked for under the lock.
  const [, place, known] = await Promise.all([
    prepareImport(queries),
    isCommit ? lockForImport(queries, owner) : undefined,
    findAccount(queries, owner, settings.account_id),
  ]);
  const account = accountFor(context, settings, known);
  const staged = await stageStatement(queries, statement, settings, account.currency, call);
  const { validCount, invalidCount, invalid } = staged;
  if (validCount + invalidCount === 0) throw invalidField(call.field, 'there is no entry in it');
  if (isCommit && invalidCount > 0 && !settings.skip_invalid) throw unreadableRows(call.field, invalidCount, invalid);
  const matched = await staged.rows.match(owner, account.id);
  const { counts } = matched;
  const written =
    place === undefined
      ? { import_id: null, account_created: false, imported_count: 0, replaced_count: 0 }
      : await write(context, queries, { account, isNew: known === undefined, place, settings, matched, call });
  const output: ImportOutput = {
    mode: settings.mode,
    format: statement.format,
    account_id: account.id,
    ...written,
    rows_total: validCount + invalidCount,
    new_count: counts.new,
    duplicate_count: counts.duplicate,
    modified_count: counts.modified,
    invalid_count: invalidCount,
    start_date: counts.startDate,
    end_date: counts.endDate,
    errors: [...invalid],
    preview: matched.first.map((row) => previewOf(row, account.currency)),
  };
  const stored = place && { first: place.sequence, next: place.sequence + BigInt(matched.lastRow), count: counts.new };
  return { output, stored };
}

/** The account that is stored, or the one to be made. */
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

interface Writing {
  readonly account: StoredAccount;
  readonly isNew: boolean;
  readonly place: LedgerPlace;
  readonly settings: ImportSettings;
  readonly matched: MatchedRows;
  readonly call: ImportCall;
}

async function write(
  { owner, clock }: LedgerContext,
  queries: FinanceQueries,
  { account, isNew, place: { number, sequence }, settings, matched, call }: Writing,
) {
  const { counts } = matched;
  const place: ImportPlace = { owner, accountId: account.id, number };
  const importedCount = counts.new;
  const replacedCount = settings.on_modified === 'replace' ? counts.modified : 0;
  const onStored = (rows: number) => {
    call.signal?.throwIfAborted();
    call.onProgress?.({ stage: 'storing', rows });
  };
  // Asked at once, done in this order: rows name their account and their categories.
  await Promise.all([
    isNew && insertAccount(queries, owner, account, number),
    replacedCount > 0 && replaceModifiedRows(queries, place, matched),
    importedCount > 0 && matched.mayNameCategories && insertNewCategories(queries, place, matched),
    recordImport(queries, owner, { number, accountId: account.id, importedCount, replacedCount }, clock.now()),
    importedCount > 0 && insertNewRows(queries, place, sequence, matched, onStored),
  ]);
  return {
    import_id: importId(number),
    account_created: isNew,
    imported_count: importedCount,
    replaced_count: replacedCount,
  };
}

function previewOf(row: MatchedRow, currency: string): ImportOutput['preview'][number] {
  return {
    status: row.status,
    booked_at: row.bookedAt.replace(' ', 'T'),
    description: row.description,
    amount: { amount: decimalFromNumeric(row.amount), currency },
    category_name: row.category,
    external_id: row.externalId,
  };
}

function unreadableRows(field: string, count: number, errors: readonly InvalidRow[]) {
  const [first] = errors;
  const example = first === undefined ? '' : ` Row ${first.row}: ${first.message}.`;
  return invalidField(
    field,
    `${count} ${count === 1 ? 'row' : 'rows'} cannot be taken; nothing was stored.${example} ` +
      'Correct them, or send skip_invalid to leave them out',
    { errors },
  );
}
