export { DEFAULT_PAIR, parseParticipantPair, type ParticipantPair } from './contract/household-inputs';
export {
  installmentRecurrence,
  type InstallmentContext,
  type InstallmentRecurrence,
} from './domain/installment-recurrence';
export {
  parseInstallmentShorthand,
  type Installments,
  type InstallmentShorthand,
  type InvalidShorthand,
} from './domain/installment-shorthand';
export { loadHousehold, type HouseholdAdministration } from './household-administration';
export { readRemoteSettings, type RemoteSettings } from './remote/remote-settings';
export { createSharedSplit, type LocalSplit, type RemoteSplit, type SharedSplitDependencies } from './shared-split';
export { lentRows as sharedSplitRows } from './store/lent-rows';
export { migrations as sharedSplitMigrations } from './store/migrations';
export { settings as sharedSplitSettings } from './settings';
