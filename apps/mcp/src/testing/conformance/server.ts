// bursar over HTTP, with the tools, resources and prompts that the conformance suite asks for.
import { systemClock } from '@bursar/calendar';
import { createMcpHandler } from '@modelcontextprotocol/server';

import { openDevices } from '../../cli/serving/open-devices';
import { createAuthenticator } from '../../access/create-authenticator';
import { createCatalogue } from '../../protocol/catalogue';
import { compose } from '../../domains/compose';
import { openHouseholdSettings } from '../../domains/household';
import { openHouseholdSample } from '../../sample/household-sample';
import { readSettings } from '../../configuration/read-settings';
import { serverWork } from '../../offloading/server-work';
import { closedFolders } from '../../protocol/closed-folders';
import { shutDownWith } from '../../transports/shutdown';
import { listen } from '../../transports/http';
import type { HttpParts } from '../../transports/http-parts';
import { fixtureDomain } from './fixture-domain';
import { createFixtureServerFactory } from './fixture-server';
import { withSessions } from './sessions';

// One domain is enough; this one stores nothing and starts fastest.
const settings = readSettings({ ephemeral: true, port: '0', domains: 'cgt-engine' }, {});
const { domains, database, workers, isReady } = await compose(settings);
const served = [...domains, fixtureDomain];
const parts: HttpParts = {
  domains: served,
  catalogue: createCatalogue(served, settings),
  files: closedFolders,
  ...serverWork(workers),
  isReady,
  authenticator: createAuthenticator('none', database, settings),
  resource: undefined,
  importHistory: undefined,
  householdSettings: { open: () => openHouseholdSettings(settings, database), readOnly: false },
  householdSample: {
    open: () => openHouseholdSample({ settings, database, workers, clock: systemClock }),
    readOnly: false,
  },
  listTrades: async () => [],
  devices: openDevices({ settings, database, network: { port: 0 }, partsForDevices: () => parts }),
  fixedLanguage: settings.language,
  telegramWebhook: undefined,
  trustProxyHeaders: false,
  asksNoCredentials: true,
};
const factory = createFixtureServerFactory(parts);
const server = await listen(parts, settings, undefined, withSessions(factory, createMcpHandler(factory)));
shutDownWith(async () => {
  await workers.close();
  await server.close();
  await database.close();
});
process.stdout.write(`MCP ${server.url}/mcp\n`);
