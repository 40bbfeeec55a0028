import { createCatalogue } from '../catalogue';
import { compose } from '../compose';
import { HTTP_OPTIONS, readFlags, readSettings } from '../configuration';
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
  const files = openFolders(settings.files);
  const { domains, database } = await compose(settings);
  const catalogue = createCatalogue(domains, settings);
  const server = await listen({ catalogue, files, isReady: async () => (await database?.ready()) ?? true }, settings);
  shutDownWith(async () => {
    await server.close();
    await database?.close();
  });
  process.stdout.write(welcome(server.url));
}

function welcome(url: string): string {
  return `bursar is listening on this machine only.

  MCP      ${url}/mcp
  health   ${url}/health/live  ${url}/health/ready

To use it from a host that starts servers itself (Claude Desktop here; "host-config" knows others):

${configurationFor('claude-desktop')}

Stop it with Ctrl-C.
`;
}
