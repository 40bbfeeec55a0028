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
  const settings = readSettings(values, process.env);
  const served = await serve(settings);
  const { url, page } = served;
  // Otherwise the host has the same environment, or an operator who writes it one.
  const dataDir = 'data-dir' in values ? settings.dataDir : undefined;
  print(values, { url, mcp: `${url}/mcp`, page }, welcome(served, dataDir));
}

function welcome({ url, page, auth, domains }: Awaited<ReturnType<typeof serve>>, dataDir?: string): string {
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

${configurationFor('claude-desktop', dataDir)}

${t('open.stop')}
`;
}
