import { createSharedSplit, parseParticipantPair, readRemoteSettings } from '@bursar/shared-split';
import type { Domain } from '@bursar/toolkit';

import { DOMAIN_SETTINGS } from '../configuration/domain-settings';
import { invalidSetting, type Settings } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import { say } from '../language/say';
import { notice } from '../observability/log';
import type { DomainDependencies } from './domain-module';
import { householdPreferences } from './household';
import { sayKnown } from '../language/say-known';

export { sharedSplitMigrations as migrations } from '@bursar/shared-split';

type SharedSplitSettings = Settings['byDomain']['shared-split'];

/** A household that is stored here, or by another server where the settings name one. */
export function createDomain(dependencies: DomainDependencies): Domain {
  const { settings, clock, onFault } = dependencies;
  const { readOnly } = settings;
  const own = settings.byDomain['shared-split'];
  const remote = remoteSettings(own);
  if (remote !== undefined) return createSharedSplit({ remote, clock, readOnly });
  const participants = participantPair(own);
  return createSharedSplit({
    database: dependencies.database,
    clock,
    ...(participants && { participants }),
    preferencesOf: householdPreferences(settings),
    readOnly,
    onFault,
    onStart: (start) => {
      if (start === 'named-by-default')
        void notice(
          say('The participants have the default names elias and leticia; bursar household rename changes them.'),
        );
    },
  });
}

/** An invalid setting stops the start with the domain's one-line message. */
function remoteSettings({ apiBaseUrl, apiKey, apiTimeoutSeconds }: SharedSplitSettings) {
  try {
    return readRemoteSettings({
      MCP_API_BASE_URL: apiBaseUrl,
      MCP_API_KEY: apiKey,
      MCP_API_TIMEOUT_SECONDS: apiTimeoutSeconds,
    });
  } catch (error) {
    throw new UsageError(sayKnown((error as Error).message) ?? (error as Error).message);
  }
}

/** The pair that the settings name. Throws a UsageError for one that cannot be. */
export function participantPair({ participants }: SharedSplitSettings) {
  if (participants === undefined) return undefined;
  const pair = parseParticipantPair(participants);
  if (pair === undefined) throw invalidSetting(DOMAIN_SETTINGS['shared-split'].participants, participants);
  return pair;
}
