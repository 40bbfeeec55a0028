import type { Domain } from '@bursar/toolkit';

import { authOf, idleOAuth, type Auth } from '../../access/auth-mode';
import { openGate } from '../../access/create-authenticator';
import { createCatalogue } from '../../protocol/catalogue';
import { compose, type Composition } from '../../domains/compose';
import { HTTP_OPTIONS, isLoopback, readFlags, readSettings } from '../../configuration/read-settings';
import type { Settings } from '../../configuration/application-settings';
import { startingBot, telegramOptions } from '../../domains/telegram-bot';
import { notice } from '../../observability/log';
import { openOAuth } from '../../access/oauth/open-oauth';
import { openFolders } from '../../access/open-folders';
import { shutDownWith } from '../../transports/shutdown';
import { listen } from '../../transports/http';
import { UsageError } from '../../configuration/usage-error';
import { configurationFor } from './host-config';
import { refuseWords } from '../reject-positionals';

/** `bursar http`: serves on loopback, says where, and runs until it is told to stop. */
export async function http(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, HTTP_OPTIONS);
  refuseWords('http', positionals);
  const settings = readSettings(values, process.env);
  const auth = authOf(settings);
  const oauth = auth.mode === 'oauth' ? openOAuth(auth) : undefined;
  const files = openFolders(settings.files);
  const composition = await compose(settings);
  const { domains, database, isReady } = composition;
  const catalogue = createCatalogue(domains, settings);
  const gate = openGate(auth.mode, database, settings, oauth);
  const parts = {
    catalogue,
    files,
    isReady,
    gate,
    resource: oauth?.resource,
    trustsProxy: settings.trustForwardedFor,
    telegramWebhook: await webhookOf(settings, composition),
  };
  const server = await listen(parts, settings);
  shutDownWith(async () => {
    await server.close();
    await database.close();
  });
  // The first call should not have to wait for the database, nor for the issuer, whose absence is in the log.
  void isReady();
  void oauth?.check().catch(() => undefined);
  const idle = idleOAuth(auth, settings);
  if (idle !== undefined) void notice(`${idle}.`);
  process.stdout.write(welcome(server.url, auth, domains));
}

const BELIEVED = 'TELEGRAM_WEBHOOK_SECRET is not set: whoever sends to /telegram/webhook is believed';

/** Only where it is asked for: most servers are no bots. */
async function webhookOf(settings: Settings, composition: Composition) {
  if (!settings.telegramWebhook) return undefined;
  const { telegramSecret: webhookSecret, host } = settings;
  if (webhookSecret === undefined && !isLoopback(host)) {
    throw new UsageError(`${BELIEVED} on ${host}; expected what Telegram sends with each message`);
  }
  const { telegramWebhook } = await import('@bursar/cristi-agent');
  const options = await telegramOptions(settings, composition);
  const webhook = await startingBot(() => telegramWebhook({ ...options, ...(webhookSecret && { webhookSecret }) }));
  if (webhookSecret === undefined) void notice(`${BELIEVED}; set it before others than Telegram reach the address.`);
  return webhook;
}

function welcome(url: string, auth: Auth, domains: readonly Domain[]): string {
  const faces = domains.flatMap(({ rest }) => rest ?? []);
  const asked = auth.mode === 'oauth' ? '  (with a key or token)' : '  (with a key)';
  const rest = faces.map(({ prefix, alwaysNeedsKey }) => `  REST     ${url}${prefix}${alwaysNeedsKey ? asked : ''}\n`);
  const credentials = [
    ...(auth.mode === 'oauth'
      ? [`Tokens of ${auth.issuer} for ${auth.audience} are taken as Authorization: Bearer.`]
      : []),
    ...(auth.mode !== 'none' || faces.some(({ alwaysNeedsKey }) => alwaysNeedsKey)
      ? ['Programs show a key in the header X-MCP-API-Key; "bursar key create --name laptop" makes one.']
      : []),
  ];
  return `bursar is listening${auth.mode === 'none' ? ' on this machine only' : ''}.

  MCP      ${url}/mcp
${pageLine(url)}${rest.join('')}  health   ${url}/health/live  ${url}/health/ready
${credentials.length === 0 ? '' : `\n${credentials.join('\n')}\n`}
To use it from a host that starts servers itself (Claude Desktop here; "host-config" knows others):

${configurationFor('claude-desktop')}

Stop it with Ctrl-C.
`;
}

/** The page is shown under names of this machine alone: where the server is reached by none of them, there is no page. */
function pageLine(url: string): string {
  const { hostname, port } = new URL(url);
  const name = ['0.0.0.0', '[::]'].includes(hostname) ? 'localhost' : hostname;
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) ? `  page     http://${name}:${port}/\n` : '';
}
