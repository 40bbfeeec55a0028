export { createFinanceTools } from './finance-tools';
export type { EventLinks } from './event-links';
export type { LoadRates } from './exchange-rates';
export type { FileImport, FileImportSettings, StatementFile } from './imports/import-files';
export { readInWorkers, type ReadingTasks } from './imports/read-file';
export type { ListedImport } from './imports/list-imports';
export { finishRestoredJournals, journalHeads } from './command-line/backed-up-journals';
export { loadLedger, type LedgerAdministration } from './command-line/ledger-administration';
export { verifyJournalFile, type JournalCheck } from './model/journal/verify-file';
export type { ForgottenChanges } from './changes/forget-changes';
export type { TransactionSource } from './model/transaction-source';
export { migrations as financeToolsMigrations } from './store/migrations';

/** What an owner has in its tables. Loaded when it is first needed. */
export const financeToolsTables = async () => ({
  ...(await import('./store/owned-tables')).ownedTables,
  remove: (await import('./changes/remove-entries')).removeEntries,
});

/** The links of events with rows of other domains. Loaded when they are first needed. */
export const loadEventLinks = async () => (await import('./event-links')).openEventLinks;
