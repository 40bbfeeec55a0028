import { metrics, type Meter } from '@opentelemetry/api';

import type { ObservedDatabase } from './observed-database';
import type { Recorder } from './recorder';

const POOL = 'db.client.connection.pool.name';

/**
 * Where an OpenTelemetry SDK is set up, the figures of requests, calls, connections and migrations under the names of its
 * conventions. Those of the process and of Node come from instrumentations of the SDK.
 *
 * @param pendingMigrations throws while that cannot be known, and nothing is observed.
 */
export function openTelemetryRecorder(database: ObservedDatabase, pendingMigrations: () => Promise<number>): Recorder {
  const meter = metrics.getMeter('bursar');
  observeDatabase(meter, database);
  meter.createObservableGauge('bursar.migrations.pending', { unit: '{migration}' }).addCallback(async (result) => {
    const pending = await pendingMigrations().catch(() => undefined);
    if (pending !== undefined) result.observe(pending);
  });
  const requests = meter.createHistogram('http.server.request.duration', { unit: 's' });
  const operations = meter.createHistogram('mcp.server.operation.duration', { unit: 's' });
  return {
    request: ({ method, route, status }, seconds) =>
      requests.record(seconds, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    operation: ({ method, tool, errorType }, seconds) =>
      operations.record(seconds, {
        'mcp.method.name': method,
        ...(tool !== undefined && { 'gen_ai.tool.name': tool }),
        ...(errorType !== undefined && { 'error.type': errorType }),
      }),
  };
}

function observeDatabase(meter: Meter, { connectionUse, databaseEvents, observeWaits }: ObservedDatabase): void {
  const waits = meter.createHistogram('db.client.connection.wait_time', { unit: 's' });
  observeWaits((pool, seconds) => waits.record(seconds, { [POOL]: pool }));
  meter.createObservableUpDownCounter('db.client.connection.count', { unit: '{connection}' }).addCallback((result) => {
    for (const { pool, used, idle } of connectionUse()) {
      result.observe(used, { [POOL]: pool, 'db.client.connection.state': 'used' });
      result.observe(idle, { [POOL]: pool, 'db.client.connection.state': 'idle' });
    }
  });
  const perPool = (name: string, unit: string, figure: 'most' | 'pending') =>
    meter.createObservableUpDownCounter(name, { unit }).addCallback((result) => {
      for (const use of connectionUse()) result.observe(use[figure], { [POOL]: use.pool });
    });
  perPool('db.client.connection.max', '{connection}', 'most');
  perPool('db.client.connection.pending_requests', '{request}', 'pending');
  const total = (name: string, unit: string, event: keyof ReturnType<typeof databaseEvents>) =>
    meter.createObservableCounter(name, { unit }).addCallback((result) => result.observe(databaseEvents()[event]));
  total('bursar.database.failovers', '{failover}', 'failovers');
  total('bursar.database.retries', '{retry}', 'repeats');
  total('bursar.database.unknown_commits', '{commit}', 'unknownCommits');
}
