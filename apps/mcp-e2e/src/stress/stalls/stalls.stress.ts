import { setTimeout as pause } from 'node:timers/promises';

import { inTurn } from '@bursar/acceptance';
import { until } from '@bursar/database/testing';

import { DataDirectory, HttpServer, UNLIMITED } from '../../index';
import { CrowdClient, type CrowdRequest } from '../http-crowd';
import { FULL } from '../effort';
import { expectWithin } from '../limits';
import { memoryOf } from '../resident-memory';
import { report } from '../report';
import { HEAVY_CALLS, LARGE_IMPORT } from './heavy-calls';
import { Observers } from './observer';

/** Others wait at most a quarter of a second on a quiet machine (`benchmarks stall`), and a part of the heavy call on any. */
const MOST_MILLISECONDS = 15_000;
const MOST_OF_THE_CALL = 0.5;
/**
 * The most resident memory that a server may keep after heavy calls. Its heap is then back at some 20 MiB, the whole at 180
 * to 260: what the C library holds back of freed pages differs from run to run.
 */
const KEPT_MEBIBYTES = 400;

/** How long the end takes at most on a quiet machine. */
const SHUTDOWN_MILLISECONDS = 2_000;

const request = (body: string): CrowdRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body,
});

let data: DataDirectory;
let server: HttpServer;
let worst = 0;

const start = async () => {
  server = await HttpServer.started({ args: data.args, env: UNLIMITED });
  await server.untilReady();
  // What the first call of a tool loads is no wait for others.
  await server.callTool('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
};

beforeAll(async () => {
  data = new DataDirectory();
  await start();
});
afterAll(async () => {
  await server.stop();
  await data.remove();
  report(`the worst wait of others while one caller sent something heavy: ${Math.round(worst)} ms`);
});

/** The others were answered while the heavy call was worked on: a slow machine makes both longer. */
function expectServed(observers: Observers, heavyMilliseconds: number): void {
  const most = Math.max(MOST_MILLISECONDS, MOST_OF_THE_CALL * heavyMilliseconds);
  expect(observers.worstMilliseconds).toBeLessThan(most);
}

describe('others do not wait for', () => {
  const tried = FULL ? HEAVY_CALLS : inTurn(HEAVY_CALLS, 8);

  it.each(tried.map((heavy) => [heavy.name, heavy] as const))('%s', async (name, { body }) => {
    const sent = request(body());
    const observers = new Observers(server);
    const client = new CrowdClient(server);
    const answer = await client.send(sent);
    await observers.end();
    client.close();
    worst = Math.max(worst, observers.worstMilliseconds);
    report(
      `${name}: ${answer.status} after ${Math.round(answer.milliseconds)} ms, ${answer.text.length} characters; ` +
        `others waited ${Math.round(observers.worstMilliseconds)} ms at most, of ${observers.answers}`,
    );
    expect(answer.status).not.toBe(0);
    expect(answer.text).toMatch(/"error"|"isError":true|"result"/);
    expectServed(observers, answer.milliseconds);
  });

  it('many heavy calls of one owner at once', async () => {
    const [, ratios] = HEAVY_CALLS;
    const history = HEAVY_CALLS.find(({ name }) => name === 'a history of 15 MB');
    const bodies = [ratios, history, history, history].map((heavy) => request(heavy?.body() ?? ''));
    const observers = new Observers(server);
    const clients = bodies.map(() => new CrowdClient(server));
    const answers = await Promise.all(clients.map((client, index) => client.send(bodies[index] as CrowdRequest)));
    await observers.end();
    worst = Math.max(worst, observers.worstMilliseconds);
    report(`four at once: others waited ${Math.round(observers.worstMilliseconds)} ms at most`);
    expect(answers.map(({ status }) => status)).not.toContain(0);
    expectServed(observers, Math.max(...answers.map(({ milliseconds }) => milliseconds)));
    for (const client of clients) client.close();
  });
});

it('the memory of heavy calls returns', async () => {
  const { now, most } = memoryOf(server.process.child.pid);
  report(`memory: ${Math.round(most)} MiB at most, ${Math.round(now)} MiB after the last call`);
  await until(() => memoryOf(server.process.child.pid).now < KEPT_MEBIBYTES);
  expect(most).toBeLessThan(2_500);
});

describe('SIGTERM ends a server in the middle of', () => {
  const HEAVIEST = [
    ...HEAVY_CALLS.filter(({ name }) =>
      [
        'a history of 15 MB',
        '1,000,000 unknown argument names',
        'JSON text nested 7,000,000 deep',
        '500,000 unreadable rows of CSV',
      ].includes(name),
    ),
    LARGE_IMPORT,
  ];

  it.each((FULL ? HEAVIEST : inTurn(HEAVIEST, 2)).map((heavy) => [heavy.name, heavy] as const))(
    '%s',
    async (name, { body }) => {
      const sent = request(body());
      const client = new CrowdClient(server);
      const answer = client.send(sent);
      // Until it is worked on.
      await pause(300);
      const begun = performance.now();
      server.process.child.kill('SIGTERM');
      const end = await server.process.ended();
      const milliseconds = performance.now() - begun;
      await answer;
      client.close();
      report(`SIGTERM in the middle of ${name}: ended after ${Math.round(milliseconds)} ms`);
      await start();
      expect(end).toEqual({ code: 0, signal: null });
      // A thread that copies a large message ends when it has copied it.
      expectWithin(SHUTDOWN_MILLISECONDS, milliseconds);
    },
  );

  it('a request that its client gives up', async () => {
    const giving = new AbortController();
    const client = new CrowdClient(server);
    const heavy = HEAVY_CALLS.find(({ name }) => name === 'a history of 15 MB');
    const asking = client.send(request(heavy?.body() ?? ''), giving.signal);
    await pause(300);
    giving.abort();
    expect((await asking).status).toBe(0);
    // Its owner's next call does not wait for it.
    const next = await client.send(request((HEAVY_CALLS[1] as (typeof HEAVY_CALLS)[number]).body()));
    expect(next.text).toContain('RATIOS_TOO_LONG');
    client.close();
  });
});
