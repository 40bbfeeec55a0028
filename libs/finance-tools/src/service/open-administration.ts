import { bindFinanceDatabase } from '../store/finance-database';
import { exportTransactions, type ExportOptions } from './export-transactions';
import { importFiles, type FileImport, type FileImportSettings, type StatementFile } from './import-files';
import type { LedgerContext } from './ledger-context';
import type { LedgerOptions } from './open-ledger';
import type { ImportProgress } from './stage-statement';
import { undoImport, type UndoReport } from './undo-import';

/** What people do with a ledger from the command line, without a model in between. */
export interface LedgerAdministration {
  /** See `importFiles` in service. */
  importFiles(
    files: readonly StatementFile[],
    settings: FileImportSettings,
    onProgress?: (file: string, progress: ImportProgress) => void,
  ): Promise<FileImport[]>;
  /** Takes back what an import added and replaced, but for what a later one changed. Throws NOT_FOUND. */
  undoImport(importId: string): Promise<UndoReport>;
  /** Writes all imported transactions; gives their number. */
  exportTransactions(options: ExportOptions): Promise<number>;
}

/** The use cases that only people have. */
export function openAdministration({ database, ...options }: LedgerOptions): LedgerAdministration {
  const context: LedgerContext = { ...options, database: bindFinanceDatabase(database) };
  return {
    importFiles: (files, settings, onProgress) => importFiles(context, files, settings, onProgress),
    undoImport: (importId) => undoImport(context, importId),
    exportTransactions: (exportOptions) => exportTransactions(context, exportOptions),
  };
}
