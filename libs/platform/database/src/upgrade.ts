export { upgrade, type UpgradeOptions, type UpgradeSummary } from './upgrade/upgrade';
export { UpgradeRefusal } from './upgrade/upgrade-refusal';
