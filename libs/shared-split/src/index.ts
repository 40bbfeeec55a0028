export { checkParticipants } from './command-line/check-participants';
export { exportSharedSplit } from './command-line/export-shared-split';
export { loadHousehold, type HouseholdAdministration } from './command-line/household-administration';
export { loadSplitwise, type SplitwiseImport, type SplitwiseImports } from './command-line/splitwise-imports';
export {
  installmentRecurrence,
  type InstallmentContext,
  type InstallmentRecurrence,
} from './model/installment-recurrence';
export {
  parseInstallmentShorthand,
  type Installments,
  type InstallmentShorthand,
  type InvalidShorthand,
} from './model/installment-shorthand';
export { parseParticipantPair, type ParticipantPair } from './model/participant-pair';
export { readRemoteSettings, type RemoteSettings } from './remote/remote-settings';
export { createSharedSplit, type LocalSplit, type RemoteSplit, type SharedSplitDependencies } from './shared-split';
export { ledgerSourceQueries as sharedSplitLedgerSource } from './store/ledger-source-queries';
export { migrations as sharedSplitMigrations } from './store/migrations';

/** Reads the currency of a household. Loaded when it is first needed. */
export const loadCurrencyOfShares = async () => (await import('./household/shown-currency')).currencyOfShares;

/** What an owner has in its tables. Loaded when it is first needed. */
export const sharedSplitTables = async () => (await import('./store/owned-tables')).ownedTables;
