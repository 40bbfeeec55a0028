import { randomUUID } from 'node:crypto';

import { callerOf, replayCases } from '@bursar/acceptance';
import { systemClock } from '@bursar/calendar';
import { ownedBy } from '@bursar/toolkit/testing';

import { parseParticipantPair } from './contract/household-inputs';
import { createSharedSplit } from './shared-split';
import { openSplitStore, type SplitStore } from './testing/split-store';

let store: SplitStore;
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(() => store.drop());

// A household of its own is as good as an empty database.
replayCases('shared-split', async ({ env = {} }) => {
  const { SHARED_SPLIT_PARTICIPANTS: variable, ...others } = env;
  if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
  const participants = variable === undefined ? undefined : parseParticipantPair(variable);
  const domain = createSharedSplit({
    database: store.database,
    clock: systemClock,
    ...(participants && { participants }),
  });
  return callerOf(ownedBy(domain, randomUUID()));
});
