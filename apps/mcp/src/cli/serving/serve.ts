import { authModeOf, unusedOAuthWarning } from '../../access/auth-mode';
import { openOAuth } from '../../access/oauth/open-oauth';
import { readTls, type Tls } from '../../access/tls';
import type { Settings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { compose, databaseOptions, type Composition } from '../../domains/compose';
import { notice } from '../../observability/log';
import { hasOpenTelemetry } from '../../observability/trace';
import { listen } from '../../transports/http';
import type { RunningServer } from '../../transports/running-server';
import { shutDownServerWith } from '../../transports/shutdown';
import { createHttpParts } from './http-parts';
import { say } from '../../language/say';
import { sayKnown } from '../../language/say-known';

/** Serves HTTP until the process is stopped. */
export async function serve(settings: Settings) {
  const auth = authModeOf(settings);
  const oauth = auth.mode === 'oauth' ? openOAuth(auth) : undefined;
  const tls = readTls(settings);
  const composition = await compose(settings);
  await refuseUnwritableDirectory(settings, composition);
  const { domains, database, workers, isReady } = composition;
  const parts = await createHttpParts(settings, composition, auth.mode, { oauth });
  const metrics = await serveMetrics(settings, composition);
  const server = await listen(parts, settings, tls).catch(async (error: unknown) => {
    // An open port would keep the process that could not start.
    await metrics?.close();
    throw error;
  });
  shutDownServerWith(async () => {
    await metrics?.close();
    await parts.devices.listener.close();
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
  return { url: server.url, page: pageOf(server.url, tls), auth, domains };
}

/** Undefined unless a port is given for them. */
async function serveMetrics(settings: Settings, { database }: Composition): Promise<RunningServer | undefined> {
  const { metricsPort: port, metricsHost: host } = settings;
  if (port === undefined && !hasOpenTelemetry()) return undefined;
  const { recordForOpenTelemetry, startMetrics } = await import('../../domains/metrics');
  await recordForOpenTelemetry(database);
  if (port === undefined) return undefined;
  const { listenForMetrics } = await import('../../transports/metrics-server');
  const server = await listenForMetrics(await startMetrics(database), { host, port });
  process.stderr.write(`${say('Metrics: {url}', { url: server.url })}\n`);
  return server;
}

/** Whoever starts a server wants to know at once that it cannot store anything. */
export async function refuseUnwritableDirectory(settings: Settings, { isStoring }: Composition): Promise<void> {
  const { dataDir } = databaseOptions(settings);
  // Below a device, as in /dev/null/nowhere, whoever starts the server wants no database.
  if (dataDir === undefined || !isStoring || dataDir.startsWith('/dev/')) return;
  const { inspectDataDirectory, isOpenToOthers } = await import('@bursar/database/diagnosis');
  const { DatabaseUnavailable } = await import('@bursar/database');
  try {
    inspectDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || error.reason !== 'not-writable') return;
    throw new UsageError(
      say('cannot use the data directory "{dataDir}": {message}', {
        dataDir,
        message: sayKnown(error.message) ?? error.message,
      }),
    );
  }
  if (isOpenToOthers(dataDir)) {
    void notice(say('Other accounts may write to the data directory: revoke that permission (chmod go-w).'));
  }
}

/** Where the page is: under a name of the certificate, or without one on this machine; null where it is not shown. */
export function pageOf(url: string, tls?: Tls): string | null {
  const { hostname, port } = new URL(url);
  if (tls !== undefined) {
    const name = tls.names.find((one) => one === hostname) ?? tls.names.find((one) => !one.startsWith('*'));
    return name === undefined ? null : `https://${name}${port === '' ? '' : `:${port}`}/`;
  }
  const name = ['0.0.0.0', '[::]'].includes(hostname) ? 'localhost' : hostname;
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) ? `http://${name}:${port}/` : null;
}
