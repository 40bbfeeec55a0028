import { replayCases } from '@bursar/acceptance';

import {
  BURSAR,
  callerOverRest,
  callerThrough,
  connectV1,
  connectV2,
  DataDirectory,
  ScenarioServers,
  DOMAINS,
  SharedServer,
  shown,
  type Connect,
  type StartServer,
} from '../index';

/** Over stdio through the 1.x SDK, which most hosts use. */
const overStdio = (domain: string): StartServer => {
  const args = [BURSAR, 'stdio', '--domains', domain];
  return async (env) => {
    const data = new DataDirectory();
    stores.push(data);
    return callerThrough(await connectV1({ command: process.execPath, args: [...args, ...data.args], env }));
  };
};

/** Of the servers over stdio. */
const stores: DataDirectory[] = [];
afterAll(() => Promise.all(stores.map((data) => data.remove())));

/** Over HTTP through the 2.x SDK, in the newest protocol. */
const overHttp: Connect = async (server, key) =>
  callerThrough(await connectV2(server.url, 'modern', { headers: headersOf(key) }));

/** Over REST, as a program. */
const overRest: Connect = async (server, key) => callerOverRest(server, headersOf(key));

/** Over stdio, from a server without a database that calls another over HTTP. */
const inRemoteMode: Connect = async (server, key) => {
  const args = [BURSAR, 'stdio', '--domains', 'shared-split'];
  const env = { MCP_API_BASE_URL: server.url.origin, ...(key !== undefined && { MCP_API_KEY: key }) };
  return callerThrough(await connectV1({ command: process.execPath, args, env }));
};

const headersOf = (key: string | undefined) => (key === undefined ? {} : shown(key));

function replay(way: string, domain: string, servers: ScenarioServers | SharedServer): void {
  describe(way, () => {
    afterAll(() => servers.close());
    replayCases(domain, servers.open);
  });
}

for (const domain of DOMAINS) replay('over stdio', domain, new ScenarioServers(overStdio(domain)));
replay('over HTTP', 'shared-split', new SharedServer('shared-split', overHttp));
replay('over HTTP', 'planifi', new SharedServer('planifi', overHttp));
replay('over REST', 'shared-split', new SharedServer('shared-split', overRest));
replay('in remote mode', 'shared-split', new SharedServer('shared-split', inRemoteMode));
