export { createFinanceTools } from './finance-tools';
export type { FileImport, FileImportSettings } from './imports/import-files';
export { loadLedger, type LedgerAdministration } from './command-line/ledger-administration';
export type { TransactionSource } from './model/transaction-source';
export { migrations as financeToolsMigrations } from './store/migrations';
