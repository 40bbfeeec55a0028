import { systemClock } from '@bursar/calendar';
import type { TelegramOptions } from '@bursar/cristi-agent';

import type { Settings } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import { logFault } from '../observability/log';
import type { Composition } from './compose';
import { householdPreferences } from './household';
import { sayKnown } from '../language/say-known';
import { say } from '../language/say';

/** The options of the Telegram bot. Throws a UsageError when cristi-agent is not served. */
export async function telegramOptions(
  settings: Settings,
  { domains, database }: Composition,
): Promise<TelegramOptions> {
  if (!domains.some(({ name }) => name === 'cristi-agent')) {
    throw new UsageError(say('the Telegram bot needs the domain cristi-agent in --domains'));
  }
  const [{ parseAllowedUserIds, loadCurrencyOfBudgets }, { createDomain }] = await Promise.all([
    import('@bursar/cristi-agent'),
    import('./cristi-agent'),
  ]);
  const preferencesOf = householdPreferences(settings);
  const { telegramToken, telegramApiRoot, allowedUserIds } = settings.byDomain['cristi-agent'];
  return {
    token: telegramToken ?? '',
    ...(telegramApiRoot !== undefined && { apiRoot: telegramApiRoot }),
    allowedUserIds: parseAllowedUserIds(allowedUserIds),
    domainOver: (joined) => createDomain({ settings, database: joined, clock: systemClock }),
    database,
    languageOf: async (connection, owner) => (await preferencesOf(connection, owner)).language,
    currencyOf: async (connection, owner) => {
      const { currency = null } = await preferencesOf(connection, owner);
      return (await loadCurrencyOfBudgets())(connection, owner, currency);
    },
    clock: systemClock,
    readOnly: settings.readOnly,
    onFault: (error) => void logFault(error, { face: 'telegram' }),
  };
}

/** Starts a bot; settings that it refuses are thrown as a UsageError. */
export async function startBot<Result>(start: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof Error && error.name === 'TelegramSettingsError')
      throw new UsageError(sayKnown(error.message) ?? error.message);
    throw error;
  }
}
