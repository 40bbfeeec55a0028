import { createSharedSplit, parseParticipantPair, readRemoteSettings } from '@bursar/shared-split';
import type { Domain } from '@bursar/toolkit';

import { badValue } from '../configuration/read-settings';
import { OPTIONS, type Settings } from '../configuration/application-settings';
import { notice } from '../observability/log';
import { UsageError } from '../configuration/usage-error';
import type { DomainDependencies } from './domain-module';

export { sharedSplitMigrations as migrations } from '@bursar/shared-split';

/** A household that is kept here, or by another server where the environment names one. */
export function createDomain(dependencies: DomainDependencies): Domain {
  const { settings, clock, onFault } = dependencies;
  const { readOnly } = settings;
  const remote = remoteSettings();
  if (remote !== undefined) return createSharedSplit({ remote, clock, readOnly });
  const participants = participantPair(settings);
  return createSharedSplit({
    database: dependencies.database,
    clock,
    ...(participants && { participants }),
    readOnly,
    onFault,
    onStart: (start) => {
      if (start === 'named-by-default')
        void notice('The two are named elias and leticia; bursar household rename changes that.');
    },
  });
}

/** A setting that the domain cannot use stops the start, with the domain's one line. */
function remoteSettings() {
  try {
    return readRemoteSettings(process.env);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function participantPair({ participants }: Settings) {
  if (participants === undefined) return undefined;
  const pair = parseParticipantPair(participants);
  if (pair === undefined) throw badValue(OPTIONS.participants, participants);
  return pair;
}
