import { replayCases } from '@bursar/acceptance';

import { BURSAR, callerThrough, connectV1, connectV2, HttpServer, ScenarioServers, type StartServer } from './index';

/** Where cases are called otherwise than the domain. */
const FOLDERS: Readonly<Record<string, string>> = { 'cgt-engine': 'cgt' };

/** Over stdio through the 1.x SDK, which most hosts are built on. */
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

function replay(way: string, domain: string, start: StartServer): void {
  describe(way, () => {
    const servers = new ScenarioServers(start);
    afterAll(() => servers.close());
    replayCases(FOLDERS[domain] ?? domain, servers.open);
  });
}

replay('over stdio', 'shared-split', overStdio('shared-split'));
replay('over stdio', 'cgt-engine', overStdio('cgt-engine'));
replay('over HTTP', 'shared-split', overHttp('shared-split'));
