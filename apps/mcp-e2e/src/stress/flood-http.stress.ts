import { setTimeout as pause } from 'node:timers/promises';

import { until } from '@bursar/database/testing';
import fc from 'fast-check';

import { createKey, DataDirectory, HttpServer, shown, UNLIMITED } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { AWAY, NO_TRACE, OPERATIONS, tracesOf } from './operations';
import { effort, FULL, SEED } from './effort';
import { StalledConnections, CrowdClient, toolRequest, type CrowdRequest, type CrowdResponse } from './http-crowd';
import { MemoryLine } from './resident-memory';
import { openTransactions } from './open-transactions';
import { Counts, report } from './report';

const CLIENTS = 200;
const MILLISECONDS = effort(5_000, 600_000);
/** Open at any time. */
const SLOW_READERS = effort(4, 20);
const HALF_SENT = 20;
/** Clients that abort each write while it runs. */
const QUITTERS = effort(4, 10);

const data = new DataDirectory();
let server: HttpServer;
let key: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await HttpServer.started({ args: [...data.args], env: { ...UNLIMITED, ...OPERATIONS_ENV } });
  await server.untilReady();
  key = shown(await createKey(data, 'local'));
});
afterAll(async () => {
  server.process.child.kill('SIGTERM');
  const end = await server.process.ended();
  await data.remove();
  expect(end).toEqual({ code: 0, signal: null });
});

const get = (path: string): CrowdRequest => ({ method: 'GET', path, headers: path.startsWith('/api/') ? key : {} });

/** What most of them do most of the time. */
const READS: (() => CrowdRequest)[] = [
  () => toolRequest('list_movements', { year: 2031, month: 3, limit: 10 }),
  () => toolRequest('get_month_summary', { user_id: '7', thread_id: '7', month: '2031-03' }),
  () => toolRequest('finance_transactions_search', { search: 'stress', limit: 10 }),
  () => toolRequest('get_fx_rate', { currency: 'USD', year: 2024, month: 3 }),
  () => toolRequest('planifi_listTags_v1', {}),
  () => ({ ...toolRequest('', {}), body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) }),
  () => get('/v1/movements?year=2031&month=3&limit=10'),
  () => get('/v1/months/2031/3/summary'),
  () => get('/api/v1/tags'),
  () => get('/health/live'),
];

/** Whether an answer is one: of REST, or of MCP with no error in it. */
function isFailure({ status, text }: CrowdResponse): boolean {
  return status === 0 || status >= 400 || /"isError":true|"error":\{"code"/.test(text);
}

/** What planifi says then; it has one code for this and for errors of the server. */
const PLANIFI_IS_BUSY = 'The data cannot be reached at the moment.';

/** Whether a request was refused because it waited too long for the database, as it may on a busy machine. */
function isBusy({ text }: CrowdResponse): boolean {
  return text.includes(PLANIFI_IS_BUSY) || AWAY.some((code) => code !== 'INTERNAL_ERROR' && text.includes(code));
}

interface Crowd {
  readonly milliseconds: number[];
  readonly failures: Counts;
  readonly busy: Counts;
  readonly acknowledged: Set<string>;
  readonly attempted: string[];
}

/** One client: reads, and in every twentieth place writes, until the time is over. */
async function live(number: number, choices: readonly number[], isOver: () => boolean, crowd: Crowd): Promise<void> {
  const client = new CrowdClient(server);
  for (let turn = 0; !isOver(); turn += 1) {
    const choice = choices[(number * 31 + turn) % choices.length] as number;
    const isWrite = choice % 20 === 0;
    const operation = OPERATIONS.movement(`k${number}t${turn}`);
    if (isWrite) crowd.attempted.push(operation.name);
    const response = await client.send(
      isWrite ? toolRequest(operation.tool, operation.input) : (READS[choice % READS.length] as () => CrowdRequest)(),
    );
    crowd.milliseconds.push(response.milliseconds);
    if (isFailure(response)) {
      if (isBusy(response)) crowd.busy.add(String(response.status));
      else crowd.failures.add(`${response.status} ${response.text.slice(0, 120)}`);
    } else if (isWrite) crowd.acknowledged.add(operation.name);
  }
  client.close();
}

/** Aborts each write after a moment; whether it was done is unknown. */
async function quit(number: number, choices: readonly number[], isOver: () => boolean, crowd: Crowd): Promise<void> {
  const client = new CrowdClient(server);
  for (let turn = 0; !isOver(); turn += 1) {
    const lines = turn % 2 === 0 ? 200 : undefined;
    const operation =
      lines === undefined
        ? OPERATIONS.movement(`q${number}t${turn}`)
        : OPERATIONS.statement(`q${number}t${turn}`, lines);
    crowd.attempted.push(operation.name);
    const giving = new AbortController();
    const asking = client.send(toolRequest(operation.tool, operation.input), giving.signal);
    await pause((choices[(number + turn) % choices.length] as number) / 5);
    giving.abort();
    if (!isFailure(await asking)) crowd.acknowledged.add(operation.name);
  }
  client.close();
}

it(`two hundred clients at once among slow readers, half bodies and quitters (seed ${SEED})`, async () => {
  const crowd: Crowd = {
    milliseconds: [],
    failures: new Counts(),
    busy: new Counts(),
    acknowledged: new Set(),
    attempted: [],
  };
  const choices = fc.sample(fc.noBias(fc.nat(999)), { seed: SEED, numRuns: 1_009 });
  const stalled = new StalledConnections(server);
  const memory = new MemoryLine(server.process.child.pid);
  const end = performance.now() + MILLISECONDS;
  const isOver = () => performance.now() > end;
  const lives = [
    ...Array.from({ length: CLIENTS }, (_, number) => live(number, choices, isOver, crowd)),
    ...Array.from({ length: QUITTERS }, (_, number) => quit(number, choices, isOver, crowd)),
  ];
  while (!isOver()) {
    for (let count = 0; count < SLOW_READERS; count += 1) stalled.slowReader();
    for (let count = 0; count < HALF_SENT; count += 1) stalled.halfSent();
    await pause(MILLISECONDS / effort(2, 60));
    stalled.letGo();
  }
  await Promise.all(lives);
  memory.stop();

  const sorted = crowd.milliseconds.sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  report(
    `${CLIENTS} clients over HTTP for ${MILLISECONDS / 1_000} s, seed ${SEED}: ${sorted.length} answers, ` +
      `half within ${at(0.5)} ms, p99 ${at(0.99)} ms, the slowest ${at(1)} ms; failures: ${String(crowd.failures) || 'none'}; refused as busy: ${String(crowd.busy) || 'none'}; memory: ${memory}`,
  );
  expect(sorted.length).toBeGreaterThanOrEqual(CLIENTS);
  expect(String(crowd.failures)).toBe('');

  // Nothing is left open, and what was written is there wholly or not at all.
  await until(async () => (await openTransactions(data)) === 0);
  const traces = await tracesOf(data, crowd.attempted);
  for (const name of crowd.acknowledged)
    expect({ name, trace: traces.get(name) }).not.toEqual({ name, trace: NO_TRACE });
  expect(
    [...new Set(traces.values())].filter((trace) => /transactions/.test(trace) && !trace.includes(',200]')),
  ).toEqual([]);
  expect(server.process.stderr.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
  const [first, last] = memory.thirds;
  if (FULL) expect(last).toBeLessThan(1.3 * first + 50);
});
