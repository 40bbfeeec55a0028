import type { Domain } from '@bursar/toolkit';

import { authModeOf, unusedOAuthWarning, type Auth } from '../../access/auth-mode';
import { createAuthenticator } from '../../access/create-authenticator';
import { createCatalogue } from '../../protocol/catalogue';
import { compose, type Composition } from '../../domains/compose';
import { isLoopback } from '../../configuration/loopback';
import { HTTP_OPTIONS, readFlags } from '../../configuration/read-flags';
import { readSettings, type Settings } from '../../configuration/read-settings';
import { startBot, telegramOptions } from '../../domains/telegram-bot';
import { notice } from '../../observability/log';
import { openOAuth } from '../../access/oauth/open-oauth';
import { openFolders } from '../../access/open-folders';
import { shutDownWith } from '../../transports/shutdown';
import { listen } from '../../transports/http';
import { UsageError } from '../../configuration/usage-error';
import { configurationFor } from './host-config';
import { rejectPositionals } from '../reject-positionals';

/** `bursar http`: serves HTTP, prints its addresses, and runs until it is stopped. */
export async function http(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, HTTP_OPTIONS);
  rejectPositionals('http', positionals);
  const settings = readSettings(values, process.env);
  const auth = authModeOf(settings);
  const oauth = auth.mode === 'oauth' ? openOAuth(auth) : undefined;
  const files = openFolders(settings.files);
  const composition = await compose(settings);
  const { domains, database, isReady } = composition;
  const catalogue = createCatalogue(domains, settings);
  const authenticator = createAuthenticator(auth.mode, database, settings, oauth);
  const parts = {
    catalogue,
    files,
    isReady,
    authenticator,
    resource: oauth?.resource,
    trustProxyHeaders: settings.trustProxyHeaders,
    telegramWebhook: await webhookOf(settings, composition),
  };
  const server = await listen(parts, settings);
  shutDownWith(async () => {
    await server.close();
    await database.close();
  });
  // Warms up the database and the issuer's keys for the first call. An unreachable issuer is logged.
  void isReady();
  void oauth?.check().catch(() => undefined);
  const warning = unusedOAuthWarning(auth, settings);
  if (warning !== undefined) void notice(`${warning}.`);
  process.stdout.write(welcome(server.url, auth, domains));
}

const UNVERIFIED_WEBHOOK = 'TELEGRAM_WEBHOOK_SECRET is not set: requests to /telegram/webhook are not verified';

/** Undefined unless the webhook is enabled. */
async function webhookOf(settings: Settings, composition: Composition) {
  const { telegramWebhook: isEnabled, telegramSecret: webhookSecret } = settings.byDomain['cristi-agent'];
  if (!isEnabled) return undefined;
  const { host } = settings;
  if (webhookSecret === undefined && !isLoopback(host)) {
    throw new UsageError(
      `${UNVERIFIED_WEBHOOK}; set it to the secret that Telegram sends, or listen on loopback instead of ${host}`,
    );
  }
  const { telegramWebhook } = await import('@bursar/cristi-agent');
  const options = await telegramOptions(settings, composition);
  const webhook = await startBot(() => telegramWebhook({ ...options, ...(webhookSecret && { webhookSecret }) }));
  if (webhookSecret === undefined) void notice(`${UNVERIFIED_WEBHOOK}; set it before the address becomes reachable.`);
  return webhook;
}

function welcome(url: string, auth: Auth, domains: readonly Domain[]): string {
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
${pageLine(url)}${rest.join('')}  health   ${url}/health/live  ${url}/health/ready
${credentials.length === 0 ? '' : `\n${credentials.join('\n')}\n`}
To use bursar from a host that starts servers itself, such as Claude Desktop ("bursar host-config" lists the others):

${configurationFor('claude-desktop')}

Press Ctrl-C to stop.
`;
}

/** The page is served under loopback names only. */
function pageLine(url: string): string {
  const { hostname, port } = new URL(url);
  const name = ['0.0.0.0', '[::]'].includes(hostname) ? 'localhost' : hostname;
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) ? `  page     http://${name}:${port}/\n` : '';
}
