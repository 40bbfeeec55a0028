import type { Domain } from '@bursar/toolkit';

import type { Auth } from '../../access/auth-mode';
import { readSettings } from '../../configuration/read-settings';
import { HTTP } from '../definitions/server-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { serve } from '../serving/serve';
import { t } from '../../language/language';
import { say } from '../../language/say';
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
  const required = auth.mode === 'oauth' ? `  ${say('(with a key or token)')}` : `  ${say('(with a key)')}`;
  const rest = faces.map(
    ({ prefix, alwaysNeedsKey }) => `  REST     ${url}${prefix}${alwaysNeedsKey ? required : ''}\n`,
  );
  const credentials = [
    ...(auth.mode === 'oauth'
      ? [
          say('Send a token of {issuer} for {audience} as Authorization: Bearer.', {
            issuer: auth.issuer,
            audience: auth.audience,
          }),
        ]
      : []),
    ...(auth.mode !== 'none' || faces.some(({ alwaysNeedsKey }) => alwaysNeedsKey)
      ? [say('Send an API key in the header X-MCP-API-Key; "bursar key create --name laptop" creates one.')]
      : []),
  ];
  const listening =
    auth.mode === 'none' ? say('bursar is listening on this machine only.') : say('bursar is listening.');
  const pageLine = page === null ? '' : `  ${say('page').padEnd(9)}${page}\n`;
  const hosts = say(
    'To use bursar from an assistant that starts it by itself, such as Claude Desktop ("bursar host-config" lists the others):',
  );
  return `${listening}

  MCP      ${url}/mcp
${pageLine}${rest.join('')}  ${say('health').padEnd(9)}${url}/health/live  ${url}/health/ready
${credentials.length === 0 ? '' : `\n${credentials.join('\n')}\n`}
${hosts}

${configurationFor('claude-desktop')}

${t('open.stop')}
`;
}
