import type { Domain } from '@bursar/toolkit';

import { authModeOf, unusedOAuthWarning } from '../../access/auth-mode';
import { compose } from '../../domains/compose';
import { givenSettings, readSettings, unknownVariables, type Settings } from '../../configuration/read-settings';
import { openFolders } from '../../access/open-folders';
import { UsageError } from '../../configuration/usage-error';
import type { CheckResult } from './check-result';
import { say } from '../../language/say';

type Values<Value> = Readonly<Record<string, Value>>;

/** The results, with the settings and domains unless a setting is invalid. */
export interface SettingsCheck {
  readonly results: readonly CheckResult[];
  readonly settings?: Settings;
  readonly domains?: readonly Domain[];
}

/** Reads flags and environment as a server would. Results contain names but no values: some are secrets. */
export async function checkSettings(
  flags: Values<unknown>,
  environment: Values<string | undefined>,
): Promise<SettingsCheck> {
  const unknown = unknownVariables(environment).map((name): CheckResult => ({
    subject: say('settings'),
    state: 'note',
    message: say('{name} is not a setting of bursar and is ignored', { name }),
  }));
  try {
    const settings = readSettings(flags, environment);
    const warning = unusedOAuthWarning(authModeOf(settings), settings);
    openFolders(settings.files, settings.trades);
    const { domains } = await compose(settings);
    const given = givenSettings(flags, environment);
    const message =
      given.length === 0 ? say('all defaults') : say('{given}; defaults for the rest', { given: given.join(', ') });
    const warnings: CheckResult[] =
      warning === undefined ? [] : [{ subject: say('settings'), state: 'note', message: warning }];
    return {
      results: [{ subject: say('settings'), state: 'ok', message }, ...warnings, ...unknown],
      settings,
      domains,
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { results: [{ subject: say('settings'), state: 'error', message: error.message }, ...unknown] };
  }
}
