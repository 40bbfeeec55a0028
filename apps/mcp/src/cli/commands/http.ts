import type { Domain } from '@bursar/toolkit';

import type { Auth } from '../../access/auth-mode';
import { readSettings } from '../../configuration/read-settings';
import { HTTP } from '../definitions/server-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { serve } from '../serving/serve';
import { configurationFor } from './host-config';

/** `bursar http`: serves HTTP, prints its addresses, and runs until it is stopped. */
export async function http(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(HTTP, args);
  rejectPositionals('http', positionals);
  const { url, page, auth, domains } = await serve(readSettings(values, process.env));
  print(values, { url, mcp: `${url}/mcp`, page }, welcome(url, page, auth, domains));
}

function welcome(url: string, page: string | null, auth: Auth, domains: readonly Domain[]): string {
  const faces = domains.flatMap(({ rest }) => rest ?? []);
  const required = auth.mode === 'oauth' ? '  (with a key or token)' : '  (with a key)';
  const rest = faces.map(
    ({ prefix, alwaysNeedsKey }) => `  REST     ${url}${prefix}${alwaysNeedsKey ? required : ''}\n`,
  );
  const credentials = [
    ...(auth.mode === 'oauth' ? [`Send a token of ${auth.issuer} for ${auth.audience} as Authorization: Bearer.`] : []),
    ...(auth.mode !== 'none' || faces.some(({ alwaysNeedsKey }) => alwaysNeedsKey)
      ? ['Send an API key in the header X-MCP-API-Key; "bursar key create --name laptop" creates one.']
      : []),
  ];
  return `bursar is listening${auth.mode === 'none' ? ' on this machine only' : ''}.

  MCP      ${url}/mcp
${page === null ? '' : `  page     ${page}\n`}${rest.join('')}  health   ${url}/health/live  ${url}/health/ready
${credentials.length === 0 ? '' : `\n${credentials.join('\n')}\n`}
To use bursar from a host that starts servers itself, such as Claude Desktop ("bursar host-config" lists the others):

${configurationFor('claude-desktop')}

Press Ctrl-C to stop.
`;
}
