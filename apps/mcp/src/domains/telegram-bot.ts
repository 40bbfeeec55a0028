import { systemClock } from '@bursar/calendar';
import type { TelegramOptions } from '@bursar/cristi-agent';

import type { Composition } from './compose';
import { logFault } from '../observability/log';
import type { Settings } from '../configuration/application-settings';
import { UsageError } from '../configuration/usage-error';

/** What the bot of the settings is made of. Throws a UsageError where the budget agent is not served. */
export async function telegramOptions(
  settings: Settings,
  { domains, database }: Composition,
): Promise<TelegramOptions> {
  const domain = domains.find(({ name }) => name === 'cristi-agent');
  if (domain === undefined) throw new UsageError('the bot speaks for cristi-agent, which --domains leaves out');
  const { parseAllowedUserIds } = await import('@bursar/cristi-agent');
  return {
    token: settings.telegramToken ?? '',
    ...(settings.telegramApiRoot !== undefined && { apiRoot: settings.telegramApiRoot }),
    allowedUserIds: parseAllowedUserIds(settings.allowedUserIds),
    domain,
    database,
    clock: systemClock,
    onFault: (error) => void logFault(error, { face: 'telegram' }),
  };
}

/** Tells a setting that keeps the bot from starting as any other mistake of the command line. */
export async function startingBot<Result>(start: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof Error && error.name === 'TelegramSettingsError') throw new UsageError(error.message);
    throw error;
  }
}
