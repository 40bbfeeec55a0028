import { callerOf, replayCases } from '@bursar/acceptance';

import { parseAllowedUserIds } from './admit-user';
import { openAgentStore, type AgentStore } from './testing/agent-store';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

// An owner of its own is as good as an empty database.
replayCases('cristi-agent', async ({ env = {} }) => {
  const { CRISTI_ALLOWED_USER_IDS: variable = '', ...others } = env;
  if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
  return callerOf(store.agent(undefined, { allowedUserIds: parseAllowedUserIds(variable) }));
});
