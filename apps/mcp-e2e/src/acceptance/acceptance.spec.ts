import { replayCases } from '@bursar/acceptance';

import {
  BURSAR,
  callerOverRest,
  callerThrough,
  connectV1,
  connectV2,
  HttpServer,
  ScenarioServers,
  DOMAINS,
  type StartServer,
} from '../index';

/** Over stdio through the 1.x SDK, which most hosts use. */
const overStdio = (domain: string): StartServer => {
  const args = [BURSAR, 'stdio', '--ephemeral', '--domains', domain];
  return async (env) => callerThrough(await connectV1({ command: process.execPath, args, env }));
};

/** Over HTTP through the 2.x SDK, in the newest protocol. */
const overHttp = (domain: string): StartServer => {
  return async (env) => {
    const server = await HttpServer.started({ args: ['--ephemeral', '--domains', domain], env });
    const caller = await callerThrough(await connectV2(server.url, 'modern'));
    return { ...caller, close: () => server.stop() };
  };
};

/** Over REST, as a program. */
const overRest = (domain: string): StartServer => {
  return async (env) => callerOverRest(await HttpServer.started({ args: ['--ephemeral', '--domains', domain], env }));
};

/** Over stdio, from a server without a database that calls another over HTTP. */
const inRemoteMode = (domain: string): StartServer => {
  const args = [BURSAR, 'stdio', '--domains', domain];
  return async (env) => {
    const api = await HttpServer.started({ args: ['--ephemeral', '--domains', domain], env });
    const remote = { MCP_API_BASE_URL: api.url.origin };
    const client = await connectV1({ command: process.execPath, args, env: remote });
    const caller = await callerThrough(client);
    return { ...caller, close: () => client.close().finally(() => api.stop()) };
  };
};

function replay(way: string, domain: string, startFor: (domain: string) => StartServer): void {
  describe(way, () => {
    const servers = new ScenarioServers(startFor(domain));
    afterAll(() => servers.close());
    replayCases(domain, servers.open);
  });
}

for (const domain of DOMAINS) replay('over stdio', domain, overStdio);
replay('over HTTP', 'shared-split', overHttp);
replay('over HTTP', 'planifi', overHttp);
replay('over REST', 'shared-split', overRest);
replay('in remote mode', 'shared-split', inRemoteMode);
