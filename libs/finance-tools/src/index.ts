export type { TransactionSource } from './contract/transaction-source';
export { createFinanceTools, type FinanceToolsDependencies } from './finance-tools';
export { loadLedger, type LedgerAdministration } from './ledger-administration';
export type { ExportOptions } from './service/export-transactions';
export type { FileImport, FileImportSettings, StatementFile } from './service/import-files';
export type { ImportProgress } from './service/stage-statement';
export type { UndoReport } from './service/undo-import';
export { migrations as financeToolsMigrations } from './store/migrations';
export { settings as financeToolsSettings } from './settings';
