import { openContext, type HouseholdDependencies, type Person } from './context';
import { changeSettings } from './settings/change-settings';
import { renamePerson } from './settings/rename-person';
import { fixedSettingsAlone, readSettings, type ShownSettings } from './settings/show-settings';

/** The settings of households, by their owners. `languages`: those of the caller, the preferred first. */
export interface HouseholdSettings {
  show(owner: string, languages: readonly string[]): Promise<ShownSettings>;
  /** What is known where nothing can be read: what the start of the server decides, and the defaults. */
  withoutStore(languages: readonly string[]): ShownSettings;
  /** Takes any of the settings; null unsets. Throws `INVALID_SETTING` and `SETTING_FIXED`. */
  change(owner: string, body: Readonly<Record<string, unknown>>, languages: readonly string[]): Promise<ShownSettings>;
  /** Gives a person another id and name; the budget knows them under the same user as before, where that was set. */
  renamePerson(owner: string, id: string, to: Person): Promise<void>;
}

/** Nothing is read before the first call. */
export function openHousehold(dependencies: HouseholdDependencies): HouseholdSettings {
  const context = openContext(dependencies);
  return {
    show: (owner, languages) => readSettings(context, owner, languages),
    withoutStore: (languages) => fixedSettingsAlone(context, languages),
    change: (owner, body, languages) => changeSettings(context, owner, body, languages),
    renamePerson: (owner, id, to) => renamePerson(context, owner, id, to),
  };
}
