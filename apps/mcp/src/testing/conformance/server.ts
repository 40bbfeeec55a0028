// bursar over HTTP, with the tools, resources and prompts that the conformance suite asks for.
import { createMcpHandler } from '@modelcontextprotocol/server';

import { createAuthenticator } from '../../access/create-authenticator';
import { createCatalogue } from '../../protocol/catalogue';
import { compose } from '../../domains/compose';
import { readSettings } from '../../configuration/read-settings';
import { closedFolders } from '../../protocol/closed-folders';
import { shutDownWith } from '../../transports/shutdown';
import { listen } from '../../transports/http';
import { fixtureDomain } from './fixture-domain';
import { createFixtureServerFactory } from './fixture-server';
import { withSessions } from './sessions';

// One domain is enough; this one stores nothing and starts fastest.
const settings = readSettings({ ephemeral: true, port: '0', domains: 'cgt-engine' }, {});
const { domains, database, isReady } = await compose(settings);
const catalogue = createCatalogue([...domains, fixtureDomain], settings);
const parts = {
  catalogue,
  files: closedFolders,
  isReady,
  authenticator: createAuthenticator('none', database, settings),
  resource: undefined,
  telegramWebhook: undefined,
  trustProxyHeaders: false,
};
const factory = createFixtureServerFactory(parts);
const server = await listen(parts, settings, withSessions(factory, createMcpHandler(factory)));
shutDownWith(async () => {
  await server.close();
  await database.close();
});
process.stdout.write(`MCP ${server.url}/mcp\n`);
