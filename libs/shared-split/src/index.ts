export { loadHousehold, type HouseholdAdministration } from './command-line/household-administration';
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
