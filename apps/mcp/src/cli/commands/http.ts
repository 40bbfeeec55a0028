import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';

import { authModeOf, unusedOAuthWarning, type Auth } from '../../access/auth-mode';
import { createAuthenticator } from '../../access/create-authenticator';
import { createCatalogue } from '../../protocol/catalogue';
import { compose, databaseOptions, type Composition } from '../../domains/compose';
import { readSettings, type Settings } from '../../configuration/read-settings';
import { isLoopback } from '../../configuration/loopback';
import { UsageError } from '../../configuration/usage-error';
import { openHouseholdSettings } from '../../domains/household';
import { openHouseholdSample } from '../../sample/household-sample';
import { startBot, telegramOptions } from '../../domains/telegram-bot';
import { serverWork } from '../../offloading/server-work';
import { notice } from '../../observability/log';
import { hasOpenTelemetry } from '../../observability/trace';
import { openOAuth } from '../../access/oauth/open-oauth';
import { openFolders } from '../../access/open-folders';
import { shutDownServerWith } from '../../transports/shutdown';
import { listen, type RunningServer } from '../../transports/http';
import type { SettingsAccess } from '../../transports/household-settings';
import type { SampleAccess } from '../../transports/household-sample';
import type { ImportHistory } from '../../transports/import-history';
import { HTTP } from '../definitions/server-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { configurationFor } from './host-config';
import { requireTools } from '../require-tools';
import { rejectPositionals } from '../reject-positionals';

/** `bursar http`: serves HTTP, prints its addresses, and runs until it is stopped. */
export async function http(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(HTTP, args);
  rejectPositionals('http', positionals);
  const { url, auth, domains } = await serve(readSettings(values, process.env));
  print(values, { url, mcp: `${url}/mcp`, page: pageOf(url) }, welcome(url, auth, domains));
}

/** Serves HTTP until the process is stopped. */
export async function serve(settings: Settings) {
  const auth = authModeOf(settings);
  const oauth = auth.mode === 'oauth' ? openOAuth(auth) : undefined;
  const files = openFolders(settings.files);
  const composition = await compose(settings);
  await refuseUnwritableDirectory(settings, composition);
  const { domains, database, workers, isReady } = composition;
  const catalogue = createCatalogue(domains, settings);
  await requireTools(catalogue, settings);
  const authenticator = createAuthenticator(auth.mode, database, settings, oauth);
  const parts = {
    domains,
    catalogue,
    files,
    ...serverWork(workers),
    isReady,
    authenticator,
    resource: oauth?.resource,
    trustProxyHeaders: settings.trustProxyHeaders,
    asksNoCredentials: auth.mode === 'none',
    importHistory: importHistoryOf(settings, composition),
    householdSettings: householdSettingsOf(settings, composition),
    householdSample: householdSampleOf(settings, composition),
    fixedLanguage: settings.language,
    telegramWebhook: await webhookOf(settings, composition),
  };
  const metrics = await serveMetrics(settings, composition);
  const server = await listen(parts, settings).catch(async (error: unknown) => {
    // An open port would keep the process that could not start.
    await metrics?.close();
    throw error;
  });
  shutDownServerWith(async () => {
    await metrics?.close();
    // Running requests get their time before what they wait for ends.
    await server.close();
    await workers.close();
    await database.close();
  });
  // Warms up the database and the issuer's keys for the first call. An unreachable issuer is logged.
  void isReady();
  void oauth?.check().catch(() => undefined);
  const warning = unusedOAuthWarning(auth, settings);
  if (warning !== undefined) void notice(`${warning}.`);
  return { url: server.url, auth, domains };
}

/** Undefined unless a port is given for them. */
async function serveMetrics(settings: Settings, { database }: Composition): Promise<RunningServer | undefined> {
  const { metricsPort: port, metricsHost: host } = settings;
  if (port === undefined && !hasOpenTelemetry()) return undefined;
  const { recordForOpenTelemetry, startMetrics } = await import('../../domains/metrics');
  await recordForOpenTelemetry();
  if (port === undefined) return undefined;
  const { listenForMetrics } = await import('../../transports/metrics-server');
  const server = await listenForMetrics(await startMetrics(database), { host, port });
  process.stderr.write(`Metrics: ${server.url}\n`);
  return server;
}

/** Whoever starts a server wants to know at once that it cannot store anything. */
async function refuseUnwritableDirectory(settings: Settings, { isStoring }: Composition): Promise<void> {
  const { dataDir } = databaseOptions(settings);
  // Below a device, as in /dev/null/nowhere, whoever starts the server wants no database.
  if (dataDir === undefined || !isStoring || dataDir.startsWith('/dev/')) return;
  const { inspectDataDirectory, isOpenToOthers } = await import('@bursar/database/diagnosis');
  const { DatabaseUnavailable } = await import('@bursar/database');
  try {
    inspectDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'not-writable') return;
    throw new UsageError(`cannot use the data directory "${dataDir}": ${error.message}`);
  }
  if (isOpenToOthers(dataDir)) {
    void notice('Other accounts may write to the data directory: take that right away (chmod go-w).');
  }
}

/** Undefined where bank statements are not served. */
function importHistoryOf({ readOnly, domains }: Settings, { database }: Composition): ImportHistory | undefined {
  if (!domains.includes('finance-tools')) return undefined;
  const openLedger = async (owner: string) =>
    (await import('@bursar/finance-tools')).loadLedger({ database, clock: systemClock, owner, via: 'page' });
  return { openLedger, readOnly };
}

/** Opened by the first request for them. */
function householdSettingsOf(settings: Settings, { database }: Composition): SettingsAccess {
  let opening: ReturnType<typeof openHouseholdSettings> | undefined;
  return { open: () => (opening ??= openHouseholdSettings(settings, database)), readOnly: settings.readOnly };
}

/** Opened by the first request for it. */
function householdSampleOf(settings: Settings, { database, workers }: Composition): SampleAccess {
  const parts = { settings, database, workers, clock: systemClock };
  let opening: ReturnType<typeof openHouseholdSample> | undefined;
  return { open: () => (opening ??= openHouseholdSample(parts)), readOnly: settings.readOnly };
}

/** Undefined unless the webhook is enabled. */
async function webhookOf(settings: Settings, composition: Composition) {
  const { telegramWebhook: isEnabled, telegramSecret: webhookSecret = '' } = settings.byDomain['cristi-agent'];
  if (!isEnabled) return undefined;
  const { telegramWebhook, WEBHOOK_SECRET_MISSING } = await import('@bursar/cristi-agent');
  // Beyond loopback it is the first thing to put right.
  if (webhookSecret === '' && !isLoopback(settings.host)) throw new UsageError(WEBHOOK_SECRET_MISSING);
  const options = await telegramOptions(settings, composition);
  return startBot(() => telegramWebhook({ ...options, webhookSecret }));
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
${pageOf(url) === null ? '' : `  page     ${pageOf(url)}\n`}${rest.join('')}  health   ${url}/health/live  ${url}/health/ready
${credentials.length === 0 ? '' : `\n${credentials.join('\n')}\n`}
To use bursar from a host that starts servers itself, such as Claude Desktop ("bursar host-config" lists the others):

${configurationFor('claude-desktop')}

Press Ctrl-C to stop.
`;
}

/** The page is served under loopback names only. */
export function pageOf(url: string): string | null {
  const { hostname, port } = new URL(url);
  const name = ['0.0.0.0', '[::]'].includes(hostname) ? 'localhost' : hostname;
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) ? `http://${name}:${port}/` : null;
}
