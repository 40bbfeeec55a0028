import type { Connection } from '@bursar/database';

import type { FixedSettings } from '../context';
import { NOTHING_SET, type Preferences } from '../model/preferences';
import { hasSettings, storedPreferences } from '../store/stored-settings';

/** Reads what the household of an owner has set for its ledgers, over a connection of the caller's. */
export type PreferencesOf = (connection: Connection, owner: string) => Promise<FixedSettings>;

/**
 * What the ledgers get from the settings. Tables that were never made say that nothing was set: a ledger does not wait
 * for their migration.
 */
export function ledgerPreferences(fixed: FixedSettings): PreferencesOf {
  let isThere = false;
  return async (connection, owner) => {
    isThere ||= await hasSettings(connection);
    const stored = isThere ? await storedPreferences(connection, owner) : NOTHING_SET;
    return given({ ...stored, ...fixed });
  };
}

function given({ language, currency, timeZone }: Preferences): FixedSettings {
  return {
    ...(language !== null && { language }),
    ...(currency !== null && { currency }),
    ...(timeZone !== null && { timeZone }),
  };
}
