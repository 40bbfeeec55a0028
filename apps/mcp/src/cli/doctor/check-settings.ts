import type { Domain } from '@bursar/toolkit';

import { authOf, idleOAuth } from '../../access/auth-mode';
import { compose } from '../../domains/compose';
import { givenSettings, readSettings, unknownVariables } from '../../configuration/read-settings';
import { openFolders } from '../../access/open-folders';
import type { Settings } from '../../configuration/application-settings';
import { UsageError } from '../../configuration/usage-error';
import type { Finding } from './check-result';

type Values<Value> = Readonly<Record<string, Value>>;

/** What is set and what it makes of the server; nothing of it where something set cannot be used. */
export interface SettingsCheck {
  readonly findings: readonly Finding[];
  readonly settings?: Settings;
  readonly domains?: readonly Domain[];
}

/** Reads flags and environment as a server would. Names are told and values are not: some are secrets. */
export async function checkSettings(
  flags: Values<unknown>,
  environment: Values<string | undefined>,
): Promise<SettingsCheck> {
  const unknown = unknownVariables(environment).map((name): Finding => ({
    about: 'settings',
    state: 'note',
    says: `${name} is not a setting of bursar; it is ignored`,
  }));
  try {
    const settings = readSettings(flags, environment);
    const idle = idleOAuth(authOf(settings), settings);
    openFolders(settings.files);
    const { domains } = await compose(settings);
    const given = givenSettings(flags, environment);
    const says = given.length === 0 ? 'nothing is set; the defaults hold' : `${given.join(', ')}; the rest is default`;
    const idling: Finding[] = idle === undefined ? [] : [{ about: 'settings', state: 'note', says: idle }];
    return { findings: [{ about: 'settings', state: 'well', says }, ...idling, ...unknown], settings, domains };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { findings: [{ about: 'settings', state: 'wrong', says: error.message }, ...unknown] };
  }
}
