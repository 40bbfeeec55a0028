import type { LedgerAdministration } from '../ledger-administration';
import { bindFinanceDatabase } from '../store/finance-database';
import { exportTransactions } from './export-transactions';
import { importFiles } from './import-files';
import type { LedgerContext } from './ledger-context';
import type { LedgerOptions } from './open-ledger';
import { undoImport } from './undo-import';

/** The use cases that only people have. */
export function openAdministration({ database, ...options }: LedgerOptions): LedgerAdministration {
  const context: LedgerContext = { ...options, database: bindFinanceDatabase(database) };
  return {
    importFiles: (files, settings, onProgress) => importFiles(context, files, settings, onProgress),
    undoImport: (importId) => undoImport(context, importId),
    exportTransactions: (exportOptions) => exportTransactions(context, exportOptions),
  };
}
