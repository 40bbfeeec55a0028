import { randomUUID } from 'node:crypto';

import { callerOf, replayCases, type Caller, type Scenario } from '@bursar/acceptance';
import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { parseParticipantPair } from './model/participant-pair';
import { createSharedSplit } from './shared-split';
import { sendAs, restCaller } from './testing/rest-requests';
import { serveRequests } from './testing/serve-requests';
import { openSplitStore, type SplitStore } from './testing/split-store';

let store: SplitStore;
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(() => store.drop());

function domainFor({ env = {} }: Scenario): Domain {
  const { SHARED_SPLIT_PARTICIPANTS: variable, ...others } = env;
  if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
  const participants = variable === undefined ? undefined : parseParticipantPair(variable);
  return createSharedSplit({ database: store.database, clock: systemClock, ...(participants && { participants }) });
}

/** The tools of a household on a server of its own. */
async function remoteCaller(domain: Domain, owner: string): Promise<Caller> {
  const { url, close } = await serveRequests(sendAs(domain, owner));
  const remote = { baseUrl: url, timeoutSeconds: 20 };
  return { ...callerOf(createSharedSplit({ remote, clock: systemClock })), close };
}

// A household of its own is as good as an empty database.
describe.each<[string, (domain: Domain, owner: string) => Promise<Caller>]>([
  ['in process', async (domain, owner) => callerOf(ownedBy(domain, owner))],
  ['over REST', async (domain, owner) => restCaller(sendAs(domain, owner))],
  ['in remote mode', remoteCaller],
])('%s', (_way, open) => {
  replayCases('shared-split', (scenario) => open(domainFor(scenario), randomUUID()));
});
