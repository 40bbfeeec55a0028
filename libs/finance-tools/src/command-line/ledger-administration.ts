import type { ForgottenChanges } from '../changes/forget-changes';
import { ledgerOpener, type LedgerDependencies } from '../context';
import type { FileImport, FileImportSettings, StatementFile } from '../imports/import-files';
import type { ImportProgress } from '../imports/import-call';
import type { ListedImport, ListedImportedAccount } from '../imports/list-imports';
import { readInline, type ReadStatementFile } from '../imports/read-file';
import type { JournalCheck } from '../model/journal/verify-file';
import type { UndoReport } from '../imports/undo-import';
import type { ExportOptions } from '../transactions/export-transactions';

/** The operations of the command line, on one owner's ledger. */
export interface LedgerAdministration {
  /** See `importFiles`. */
  importFiles(
    files: readonly StatementFile[],
    settings: FileImportSettings,
    onProgress?: (file: string, progress: ImportProgress) => void,
    signal?: AbortSignal,
  ): Promise<FileImport[]>;
  /** The ids of the accounts that have entries of their own here, in alphabetical order. */
  accountIds(): Promise<string[]>;
  /** The imports that stand, newest first; of one account if given. */
  listImports(accountId?: string): Promise<ListedImport[]>;
  /** All imports, undone ones too, newest first, an element for each account that one went into. */
  listImportedAccounts(accountId?: string): Promise<ListedImportedAccount[]>;
  /** Removes what an import added and restores what it replaced. See `undoImport`; throws NOT_FOUND. */
  undoImport(importId: string): Promise<UndoReport>;
  /** Writes the journal, one record a line; returns the number of changes. */
  exportJournal(write: (text: string) => Promise<void> | void): Promise<number>;
  /** Drops the rows of the changes before a day. See `forgetChanges`. */
  forgetChanges(before: string): Promise<ForgottenChanges>;
  /** Checks the journal, and that every row is what the journal left. */
  verifyJournal(): Promise<JournalCheck>;
  /** Writes all imported transactions; returns their number. */
  exportTransactions(options: ExportOptions): Promise<number>;
}

export interface LedgerOfOwner extends Pick<LedgerDependencies, 'database' | 'clock' | 'via'> {
  readonly owner: string;
  /** Reads statements in worker threads; in this thread unless given. */
  readonly read?: ReadStatementFile;
}

/** Opens an owner's ledger; the database is not used before the first operation. */
export async function loadLedger({
  owner,
  read,
  via = 'cli',
  ...dependencies
}: LedgerOfOwner): Promise<LedgerAdministration> {
  const context = await ledgerOpener({ ...dependencies, via })({ owner });
  return {
    importFiles: async (files, settings, onProgress, signal) => {
      const { importFiles } = await import('../imports/import-files');
      return importFiles(context, files, settings, { read: read ?? readInline, onProgress, signal });
    },
    accountIds: () =>
      context.database.run(async (connection) => {
        const included = { owner: context.owner, hasImported: true, sources: [] };
        const { listStoredAccounts } = await import('../store/list-accounts');
        return (await listStoredAccounts(connection, included)).map(({ id }) => id).sort();
      }),
    listImports: async (accountId) => (await import('../imports/list-imports')).listImports(context, accountId),
    listImportedAccounts: async (accountId) =>
      (await import('../imports/list-imports')).listImportedAccounts(context, accountId),
    undoImport: async (importId) => (await import('../imports/undo-import')).undoImport(context, importId),
    exportJournal: async (write) => (await import('../changes/export-journal')).exportJournal(context, write),
    forgetChanges: async (before) => (await import('../changes/forget-changes')).forgetChanges(context, before),
    verifyJournal: async () => (await import('../changes/verify-ledger')).verifyLedger(context),
    exportTransactions: async (options) =>
      (await import('../transactions/export-transactions')).exportTransactions(context, options),
  };
}
