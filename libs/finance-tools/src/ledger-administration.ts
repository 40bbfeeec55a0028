import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { TransactionSource } from './contract/transaction-source';
import type { ExportOptions } from './service/export-transactions';
import type { FileImport, FileImportSettings, StatementFile } from './service/import-files';
import type { ImportProgress } from './service/stage-statement';
import type { UndoReport } from './service/undo-import';

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

export interface LedgerOfOwner {
  readonly database: Database;
  readonly clock: Clock;
  readonly owner: string;
  /** Whose accounts nothing is imported into. */
  readonly sources?: readonly TransactionSource[];
}

/** An owner's ledger; the database is not touched before the first use. */
export async function loadLedger({ sources = [], ...options }: LedgerOfOwner): Promise<LedgerAdministration> {
  const { openAdministration } = await import('./service/open-administration');
  return openAdministration({ ...options, sources });
}
