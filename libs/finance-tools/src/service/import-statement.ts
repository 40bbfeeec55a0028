import type { ImportOutput } from '../contract/outputs';
import { accountNotFound, invalidField } from '../contract/refusals';
import { decimalFromNumeric } from '../domain/decimal';
import { importId } from '../domain/published-ids';
import type { InvalidRow, OpenStatement } from '../domain/statement/statement-row';
import { findAccount, insertAccount, type StoredAccount } from '../store/accounts';
import { insertNewRows, replaceModifiedRows, type ImportPlace } from '../store/commit-staged';
import type { FinanceQueries } from '../store/finance-database';
import { recordImport } from '../store/imports';
import { lockLedger, takeNumbers } from '../store/lock-ledger';
import { firstMatched, matchStaged, type MatchCounts } from '../store/match-staged';
import { tidyTransactions } from '../store/tidy-transactions';
import { withoutTimeLimit } from '../store/time-limit';
import type { LedgerContext } from './ledger-context';
import { stageStatement, type ImportCall, type ImportSettings } from './stage-statement';
import { inOwnWords } from './store-failure';

const PREVIEW_ROWS = 20;

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
  const output = await inOwnWords(() =>
    context.database.transaction((queries) => runImport(context, queries, statement, settings, call)),
  );
  // What was committed stays, whatever becomes of this; the server would do it by itself later.
  await tidyTransactions(context.database, output.imported_count).catch(() => undefined);
  return output;
}

async function runImport(
  context: LedgerContext,
  queries: FinanceQueries,
  statement: OpenStatement,
  settings: ImportSettings,
  call: ImportCall,
): Promise<ImportOutput> {
  const { owner } = context;
  const isCommit = settings.mode === 'commit';
  await withoutTimeLimit(queries);
  if (isCommit) await lockLedger(queries, owner);
  const stored = await findAccount(queries, owner, settings.account_id);
  const account = accountFor(context, settings, stored);
  const { invalid, invalidCount, validCount } = await stageStatement(
    queries,
    statement,
    settings,
    account.currency,
    call,
  );
  if (validCount + invalidCount === 0) throw invalidField(call.field, 'there is no entry in it');
  if (isCommit && invalidCount > 0 && !settings.skip_invalid) throw unreadableRows(call.field, invalidCount, invalid);
  const matches = await matchStaged(queries, owner, account.id);
  const written = isCommit
    ? await write(context, queries, { account, isNew: stored === undefined, settings, matches, call })
    : { import_id: null, account_created: false, imported_count: 0, replaced_count: 0 };
  return {
    mode: settings.mode,
    format: statement.format,
    account_id: account.id,
    ...written,
    rows_total: validCount + invalidCount,
    new_count: matches.new,
    duplicate_count: matches.duplicate,
    modified_count: matches.modified,
    invalid_count: invalidCount,
    start_date: matches.startDate,
    end_date: matches.endDate,
    errors: [...invalid],
    preview: await preview(queries, account.currency),
  };
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
  readonly settings: ImportSettings;
  readonly matches: MatchCounts;
  readonly call: ImportCall;
}

async function write(
  { owner, clock }: LedgerContext,
  queries: FinanceQueries,
  { account, isNew, settings, matches, call }: Writing,
) {
  const number = await takeNumbers(queries, owner, 1);
  const place: ImportPlace = { owner, accountId: account.id, number };
  if (isNew) await insertAccount(queries, owner, account, number);
  const replacedCount =
    matches.modified > 0 && settings.on_modified === 'replace' ? await replaceModifiedRows(queries, place) : 0;
  const onStored = (rows: number) => {
    call.signal?.throwIfAborted();
    call.onProgress?.({ stage: 'storing', rows });
  };
  const importedCount = matches.new > 0 ? await insertNewRows(queries, place, onStored) : 0;
  await recordImport(queries, owner, { number, accountId: account.id, importedCount, replacedCount }, clock.now());
  return {
    import_id: importId(number),
    account_created: isNew,
    imported_count: importedCount,
    replaced_count: replacedCount,
  };
}

async function preview(queries: FinanceQueries, currency: string): Promise<ImportOutput['preview']> {
  const rows = await firstMatched(queries, PREVIEW_ROWS);
  return rows.map(({ status, bookedAt, description, amount, category, externalId }) => ({
    status,
    booked_at: bookedAt.replace(' ', 'T'),
    description,
    amount: { amount: decimalFromNumeric(amount), currency },
    category_name: category,
    external_id: externalId,
  }));
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
