import type { DatabaseEvents } from '@bursar/database';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { VERSION } from '../version';
import type { ObservedDatabase } from './observed-database';
import type { Recorder } from './recorder';

/** Seconds, as OpenTelemetry's conventions for HTTP and databases advise, in one row. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const POOL = 'db_client_connection_pool_name';

/** Gauges of the library whose names end as those of counters do. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];
/** The conventions call a gauge so, and Prometheus wants the ending for histograms alone: it is given no type. */
const UNTYPED = 'db_client_connection_count';

export interface PrometheusMetrics {
  readonly recorder: Recorder;
  readonly contentType: string;
  /** The exposition text. */
  text(): Promise<string>;
}

/**
 * The metrics of this process under the names that OpenTelemetry's conventions have in Prometheus.
 *
 * @param pendingMigrations throws while that cannot be known, and the metric is left out.
 */
export function prometheusMetrics(
  database: ObservedDatabase,
  pendingMigrations: () => Promise<number>,
): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const info = new Gauge({
    name: 'target_info',
    help: 'The program.',
    labelNames: ['service_name', 'service_version'],
    registers,
  });
  info.set({ service_name: 'bursar', service_version: VERSION }, 1);
  observeDatabase(database, registers);
  new Gauge({
    name: 'bursar_migrations_pending',
    help: 'Migrations that the database lacks.',
    registers,
    async collect() {
      this.reset();
      const pending = await pendingMigrations().catch(() => undefined);
      if (pending === undefined) this.remove();
      else this.set(pending);
    },
  });
  return {
    recorder: recorderOf(registers),
    contentType: registry.contentType,
    text: async () => (await registry.metrics()).replace(`# TYPE ${UNTYPED} gauge`, `# TYPE ${UNTYPED} untyped`),
  };
}

function recorderOf(registers: Registry[]): Recorder {
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Requests to the HTTP server.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: BUCKETS,
    registers,
  });
  const operations = new Histogram({
    name: 'mcp_server_operation_duration_seconds',
    help: 'Requests of MCP clients.',
    labelNames: ['mcp_method_name', 'gen_ai_tool_name', 'error_type'],
    buckets: BUCKETS,
    registers,
  });
  return {
    request: ({ method, route, status }, seconds) =>
      requests.observe({ http_request_method: method, http_route: route, http_response_status_code: status }, seconds),
    operation: ({ method, tool, errorType }, seconds) =>
      operations.observe(
        {
          mcp_method_name: method,
          ...(tool !== undefined && { gen_ai_tool_name: tool }),
          ...(errorType !== undefined && { error_type: errorType }),
        },
        seconds,
      ),
  };
}

function observeDatabase(
  { connectionUse, databaseEvents, observeWaits }: ObservedDatabase,
  registers: Registry[],
): void {
  const waits = new Histogram({
    name: 'db_client_connection_wait_time_seconds',
    help: 'How long work has waited for a connection.',
    labelNames: [POOL],
    buckets: BUCKETS,
    registers,
  });
  observeWaits((pool, seconds) => waits.observe({ [POOL]: pool }, seconds));
  new Gauge({
    name: UNTYPED,
    help: 'Open connections.',
    labelNames: [POOL, 'db_client_connection_state'],
    registers,
    collect() {
      for (const { pool, used, idle } of connectionUse()) {
        this.set({ [POOL]: pool, db_client_connection_state: 'used' }, used);
        this.set({ [POOL]: pool, db_client_connection_state: 'idle' }, idle);
      }
    },
  });
  const perPool = (name: string, help: string, figure: 'most' | 'pending') =>
    new Gauge({
      name,
      help,
      labelNames: [POOL],
      registers,
      collect() {
        for (const use of connectionUse()) this.set({ [POOL]: use.pool }, use[figure]);
      },
    });
  perPool('db_client_connection_max', 'The most connections that are opened.', 'most');
  perPool('db_client_connection_pending_requests', 'Work that waits for a connection.', 'pending');
  const total = (name: string, help: string, event: keyof DatabaseEvents) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(databaseEvents()[event]);
      },
    });
  total('bursar_database_failovers_total', 'Times that another host took over.', 'failovers');
  total('bursar_database_retries_total', 'Pieces of work that ran again.', 'repeats');
  total('bursar_database_unknown_commits_total', 'Commits without an answer.', 'unknownCommits');
}
