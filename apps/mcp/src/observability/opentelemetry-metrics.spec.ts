import {
  createNoopMeter,
  metrics,
  type Attributes,
  type MetricOptions,
  type ObservableResult,
} from '@opentelemetry/api';

import type { ObservedDatabase } from './observed-database';
import { openTelemetryRecorder } from './opentelemetry-metrics';
import type { Recorder } from './recorder';

interface Recorded {
  readonly name: string;
  readonly unit: string | undefined;
  readonly value: number;
  readonly attributes: Attributes | undefined;
}

type Callback = (result: ObservableResult) => void | Promise<void>;

const recorded: Recorded[] = [];
const observed: (() => Promise<void>)[] = [];
const meters: string[] = [];

/** What an SDK that is loaded sets up, as far as this needs it. */
function instrument(kind: string) {
  return (name: string, { unit }: MetricOptions = {}) => {
    const record = (value: number, attributes?: Attributes) =>
      void recorded.push({ name: `${kind} ${name}`, unit, value, attributes });
    const addCallback = (callback: Callback) => void observed.push(async () => callback({ observe: record }));
    return { record, addCallback };
  };
}

let recorder: Recorder;
let pending: () => Promise<number>;
let noteWait: (pool: 'statements' | 'copies', seconds: number) => void = () => undefined;

beforeAll(() => {
  metrics.setGlobalMeterProvider({
    getMeter: (name) => {
      meters.push(name);
      return Object.assign(createNoopMeter(), {
        createHistogram: instrument('histogram'),
        createObservableGauge: instrument('gauge'),
        createObservableCounter: instrument('counter'),
        createObservableUpDownCounter: instrument('sum'),
      });
    },
  });
  const database: ObservedDatabase = {
    connectionUse: () => [
      { pool: 'statements', used: 3, idle: 1, most: 8, pending: 2 },
      { pool: 'copies', used: 0, idle: 0, most: 2, pending: 0 },
    ],
    databaseEvents: () => ({ failovers: 1, repeats: 4, unknownCommits: 2 }),
    observeWaits: (observer) => void (noteWait = observer),
  };
  recorder = openTelemetryRecorder(database, () => pending());
});
beforeEach(() => void recorded.splice(0));
afterAll(() => metrics.disable());

it('an SDK that is set up gets requests and operations under the names of the conventions', () => {
  recorder.request({ method: 'POST', route: '/mcp', status: 200 }, 0.25);
  recorder.operation({ method: 'tools/list' }, 0.5);
  recorder.operation({ method: 'tools/call', tool: 'get_balance', errorType: 'tool_error' }, 1);
  expect(meters).toEqual(['bursar']);
  const [http, mcp] = ['histogram http.server.request.duration', 'histogram mcp.server.operation.duration'];
  expect(recorded).toEqual([
    {
      ...{ name: http, unit: 's', value: 0.25 },
      attributes: { 'http.request.method': 'POST', 'http.route': '/mcp', 'http.response.status_code': 200 },
    },
    { name: mcp, unit: 's', value: 0.5, attributes: { 'mcp.method.name': 'tools/list' } },
    {
      ...{ name: mcp, unit: 's', value: 1 },
      attributes: { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': 'get_balance', 'error.type': 'tool_error' },
    },
  ]);
});

it('it is told of connections, of what happened to them, and of migrations that are missing, when it asks', async () => {
  pending = async () => 5;
  await Promise.all(observed.map((observe) => observe()));
  noteWait('statements', 0.75);
  const lines = recorded.map(({ name, unit, value, attributes = {} }) =>
    [name, unit, ...Object.entries(attributes).map((entry) => entry.join('=')), value].join(' '),
  );
  const pool = (name: string) => `db.client.connection.pool.name=${name}`;
  expect(lines.sort()).toEqual(
    [
      `sum db.client.connection.count {connection} ${pool('statements')} db.client.connection.state=used 3`,
      `sum db.client.connection.count {connection} ${pool('statements')} db.client.connection.state=idle 1`,
      `sum db.client.connection.count {connection} ${pool('copies')} db.client.connection.state=used 0`,
      `sum db.client.connection.count {connection} ${pool('copies')} db.client.connection.state=idle 0`,
      `sum db.client.connection.max {connection} ${pool('statements')} 8`,
      `sum db.client.connection.max {connection} ${pool('copies')} 2`,
      `sum db.client.connection.pending_requests {request} ${pool('statements')} 2`,
      `sum db.client.connection.pending_requests {request} ${pool('copies')} 0`,
      `histogram db.client.connection.wait_time s ${pool('statements')} 0.75`,
      'counter bursar.database.failovers {failover} 1',
      'counter bursar.database.retries {retry} 4',
      'counter bursar.database.unknown_commits {commit} 2',
      'gauge bursar.migrations.pending {migration} 5',
    ].sort(),
  );
});

it('migrations that cannot be counted are not told of', async () => {
  pending = () => Promise.reject(new Error('away'));
  await Promise.all(observed.map((observe) => observe()));
  expect(recorded.filter(({ name }) => name.includes('migrations'))).toEqual([]);
});
