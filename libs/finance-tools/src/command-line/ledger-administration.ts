import { ledgerOpener, type LedgerDependencies } from '../context';
import type { FileImport, FileImportSettings, StatementFile } from '../imports/import-files';
import type { ImportProgress } from '../imports/stage-statement';
import type { UndoReport } from '../imports/undo-import';
import type { ExportOptions } from '../transactions/export-transactions';

/** The operations of the command line, on one owner's ledger. */
export interface LedgerAdministration {
  /** See `importFiles`. */
  importFiles(
    files: readonly StatementFile[],
    settings: FileImportSettings,
    onProgress?: (file: string, progress: ImportProgress) => void,
  ): Promise<FileImport[]>;
  /** Removes what an import added and restores what it replaced. See `undoImport`; throws NOT_FOUND. */
  undoImport(importId: string): Promise<UndoReport>;
  /** Writes all imported transactions; returns their number. */
  exportTransactions(options: ExportOptions): Promise<number>;
}

export interface LedgerOfOwner extends Pick<LedgerDependencies, 'database' | 'clock'> {
  readonly owner: string;
}

/** Opens an owner's ledger; the database is not used before the first operation. */
export async function loadLedger({ owner, ...dependencies }: LedgerOfOwner): Promise<LedgerAdministration> {
  const context = await ledgerOpener(dependencies)({ owner });
  return {
    importFiles: async (...given) => (await import('../imports/import-files')).importFiles(context, ...given),
    undoImport: async (importId) => (await import('../imports/undo-import')).undoImport(context, importId),
    exportTransactions: async (options) =>
      (await import('../transactions/export-transactions')).exportTransactions(context, options),
  };
}
