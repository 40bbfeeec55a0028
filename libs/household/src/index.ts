export type { Currencies, FixedSettings, People, Person } from './context';
export { acceptedLanguages, shellLanguages } from './model/language-in-force';
export { openHousehold, type HouseholdSettings } from './household';
export { openSample, sampleHolders, type HouseholdSample, type ShownSample } from './sample';
export { ledgerPreferences, type PreferencesOf } from './settings/read-preferences';
export type { Language } from './model/preferences';
export type { ShownSettings } from './settings/show-settings';
export { migrations as householdMigrations } from './store/migrations';
