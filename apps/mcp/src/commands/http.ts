import type { Domain } from '@bursar/toolkit';

import { openGate } from '../access/open-gate';
import { createCatalogue } from '../catalogue';
import { compose } from '../compose';
import { authMode, HTTP_OPTIONS, readFlags, readSettings } from '../configuration';
import { openFolders } from '../open-folders';
import { shutDownWith } from '../shutdown';
import { listen } from '../transports/http';
import { configurationFor } from './host-config';
import { refuseWords } from './words';

/** `bursar http`: serves on loopback, says where, and runs until it is told to stop. */
export async function http(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, HTTP_OPTIONS);
  refuseWords('http', positionals);
  const settings = readSettings(values, process.env);
  const auth = authMode(settings);
  const files = openFolders(settings.files);
  const { domains, database, isReady } = await compose(settings);
  const catalogue = createCatalogue(domains, settings);
  const gate = openGate(auth, database, settings);
  const parts = { catalogue, files, isReady, gate, trustsProxy: settings.trustForwardedFor };
  const server = await listen(parts, settings);
  shutDownWith(async () => {
    await server.close();
    await database.close();
  });
  // The first call should not have to wait for the database.
  void isReady();
  process.stdout.write(welcome(server.url, auth, domains));
}

function welcome(url: string, auth: 'none' | 'key', domains: readonly Domain[]): string {
  const faces = domains.flatMap(({ rest }) => rest ?? []);
  const rest = faces.map(
    ({ prefix, alwaysNeedsKey }) => `  REST     ${url}${prefix}${alwaysNeedsKey ? '  (with a key)' : ''}\n`,
  );
  const keys = 'Programs show a key in the header X-MCP-API-Key; "bursar key create --name laptop" makes one.';
  return `bursar is listening${auth === 'none' ? ' on this machine only' : ''}.

  MCP      ${url}/mcp
${rest.join('')}  health   ${url}/health/live  ${url}/health/ready
${auth === 'key' || faces.some(({ alwaysNeedsKey }) => alwaysNeedsKey) ? `\n${keys}\n` : ''}
To use it from a host that starts servers itself (Claude Desktop here; "host-config" knows others):

${configurationFor('claude-desktop')}

Stop it with Ctrl-C.
`;
}
