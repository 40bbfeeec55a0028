import { callerOf, replayCases } from '@bursar/acceptance';

import { parseAllowedUserIds } from './allowed-user-ids';
import { openAgentStore, type AgentStore } from './testing/agent-store';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

// Each case runs for a new owner, whose data is empty.
replayCases('cristi-agent', async ({ env = {} }) => {
  const { CRISTI_ALLOWED_USER_IDS: variable = '', ...others } = env;
  if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
  return callerOf(store.agent(undefined, { allowedUserIds: parseAllowedUserIds(variable) }));
});
