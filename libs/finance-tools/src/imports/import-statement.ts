import type { GivenFile, ImportCall } from './import-call';
import { civilDateAt } from '@bursar/calendar';
import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import { invalidField } from '../errors';
import type { ImportSettings } from '../model/import/import-settings';
import { flushGinPendingList, type StoredRows } from '../store/flush-gin-pending-list';
import { findStatements, type FoundStatements } from './find-statements';
import { contradicted, openQuestions, unreadableRows } from './import-refusals';
import type { ImportOutput, PreviewRow } from './import-output';
import { knownAccounts } from './known-accounts';
import { beginReading } from './read-file';
import { startImport } from './start-import';
import { storeStatements } from './store-statements';

/** What an import answers. */
export interface ImportResult {
  readonly output: ImportOutput;
  /** The last rows of the file; the answer has the first. */
  readonly last: readonly PreviewRow[];
  /** Settles when the indexes have what was stored in their final form: until then searches are slower. Never rejects. */
  readonly indexed: Promise<void>;
}

/**
 * Reads a file and reports, entry by entry, what is new, known, modified or similar; under `commit` stores it, all or
 * nothing. Throws NOT_FOUND for an unknown account that nothing describes; VALIDATION_ERROR with a `reason` for a file
 * that cannot be read or is in another currency, and under `commit` for open questions, rows that cannot be read
 * (unless `skip_invalid`) and balances that contradict the entries (unless `accept_unproven`). Who ends the process
 * waits for `indexed` first.
 */
export async function importStatement(
  context: LedgerContext,
  file: GivenFile,
  settings: ImportSettings,
  call: ImportCall,
): Promise<ImportResult> {
  const { result, stored } = await context.database.transaction((transaction) =>
    runImport(context, transaction, file, settings, call),
  );
  if (stored === undefined) return { ...result, indexed: Promise.resolve() };
  // What was stored inline is stored as of the commit, without steps before it.
  if (stored.isInline && stored.count > 0) call.onProgress?.({ stage: 'storing', rows: stored.count });
  // If this fails, the import is committed all the same.
  return { ...result, indexed: flushGinPendingList(context.database, stored).catch(() => undefined) };
}

type FoundResult = Omit<ImportResult, 'indexed'>;

interface Imported {
  readonly result: FoundResult;
  /** Undefined if nothing was stored. */
  readonly stored: (StoredRows & { readonly isInline: boolean }) | undefined;
}

async function runImport(
  context: LedgerContext,
  transaction: Transaction,
  file: GivenFile,
  settings: ImportSettings,
  call: ImportCall,
): Promise<Imported> {
  const { owner } = context;
  const isCommit = settings.mode === 'commit';
  const { numbers, facts } = await startImport(transaction, owner, isCommit);
  const items = call.read(
    {
      content: file.content,
      settings,
      known: knownAccounts(settings, facts),
      today: civilDateAt(context.clock.now(), 'UTC').text,
      tellsFormer: facts.hasFormer,
    },
    { owner, signal: call.signal },
  );
  const reading = await beginReading(items, file.field);
  try {
    const found = await findStatements(context, transaction, reading, file, settings, facts, numbers, call);
    if (numbers === undefined) return { result: resultOf(found, settings), stored: undefined };
    requireStorable(file.field, found, settings);
    call.signal.throwIfAborted();
    const { written, stored } = await storeStatements(
      context,
      transaction,
      file,
      found,
      settings,
      numbers,
      facts,
      call,
    );
    const result = resultOf(found, settings);
    return { result: { ...result, output: { ...result.output, ...written } }, stored };
  } finally {
    await reading.close();
  }
}

function requireStorable(field: string, { answer, questions }: FoundStatements, settings: ImportSettings): void {
  if (questions.length > 0) throw openQuestions(field, questions);
  if (answer.rows_total === 0) throw invalidField(field, 'every account of it is left out: there is nothing to store');
  if (answer.invalid_count > 0 && !settings.skip_invalid) {
    throw unreadableRows(field, answer.invalid_count, answer.errors);
  }
  const isContradicted = answer.accounts.some(({ proof }) => proof.status === 'contradicted');
  if (isContradicted && !settings.accept_unproven) throw contradicted(field, answer.accounts);
}

function resultOf({ answer, questions, last }: FoundStatements, { mode }: ImportSettings): FoundResult {
  const nothing = { import_id: null, account_created: false, imported_count: 0, replaced_count: 0 };
  return { output: { mode, ...answer, ...nothing, questions: [...questions] }, last };
}
