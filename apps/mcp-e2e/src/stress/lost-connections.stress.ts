import { setTimeout as pause } from 'node:timers/promises';

import fc from 'fast-check';

import { DataDirectory, StdioServer } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { DatabaseProxy, type Cut } from './database-proxy';
import {
  attempt,
  AWAY,
  OPERATIONS,
  operationsOfAllDomains,
  doAll,
  NO_TRACE,
  tracesOf,
  untilAnswering,
} from './operations';
import { effort, SEED } from './effort';
import { report } from './report';

const data = new DataDirectory();
/** Keeps the database running; the other server reaches it through the proxy only. */
let keeper: StdioServer;
let proxy: DatabaseProxy;
let server: StdioServer;

beforeAll(async () => {
  keeper = await StdioServer.started({ args: ['stdio', ...data.args], env: OPERATIONS_ENV });
  await untilAnswering(keeper);
  proxy = await DatabaseProxy.before(data);
  server = await StdioServer.started({ env: { ...OPERATIONS_ENV, DATABASE_URL: proxy.url } });
});
afterAll(async () => {
  await server.close();
  await proxy.goAway();
  await keeper.close();
  await data.remove();
});

const DIRECTIONS = ['requests', 'responses'] as const;

it.each(Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[])(
  'a connection cut at any place of writing a %s leaves it whole or not at all, and what was acknowledged is whole',
  async (kind) => {
    const calm = OPERATIONS[kind](`${kind}-calm`);
    await untilAnswering(server);
    expect((await doAll(server, [calm])).acknowledged.size).toBe(1);
    const whole = (await tracesOf(data, [calm.name])).get(calm.name);
    const outcomes: string[] = [];
    for (const direction of DIRECTIONS) {
      let hasCut = true;
      for (let pieces = 0; hasCut; pieces += 1) {
        const cut: Cut = { direction, pieces };
        const operation = OPERATIONS[kind](`${kind}-${direction}${pieces}`);
        proxy.cutAt(cut);
        const answer = await attempt(server, operation.tool, operation.input);
        hasCut = proxy.hasCut;
        const code = answer !== undefined && 'failure' in answer ? answer.failure.code : 'ok';
        expect(['ok', ...AWAY]).toContain(code);
        await untilAnswering(server);
        const trace = (await tracesOf(data, [operation.name])).get(operation.name);
        expect({ cut, trace }).toEqual({ cut, trace: trace === NO_TRACE && code !== 'ok' ? trace : whole });
        outcomes.push(code === 'ok' ? 'done' : trace === whole ? 'done, unanswered' : 'not done');
        // A call without an answer is repeated, with the same key where there is one.
        if (kind === 'transaction' && trace === whole) continue;
        const again = await attempt(server, operation.tool, operation.input);
        const isKnown = again !== undefined && 'failure' in again && again.failure.code === 'DUPLICATE_EXTERNAL_ID';
        expect({ cut, again }).toEqual({ cut, again: isKnown ? again : { structured: expect.anything() as unknown } });
        expect((await tracesOf(data, [operation.name])).get(operation.name)).toBe(whole);
      }
    }
    // The cuts reached from before the first word to the last.
    expect(outcomes).toContain('not done');
    expect(outcomes).toContain('done');
    report(
      `${kind}: ${outcomes.length} cuts, ${outcomes.filter((outcome) => outcome === 'done, unanswered').length} of them done and unanswered`,
    );
  },
);

it(`a database that goes and comes back at any moment loses nothing, and is found again (seed ${SEED})`, async () => {
  const calm = operationsOfAllDomains('flapping');
  await untilAnswering(server);
  await doAll(server, calm);
  const whole = await tracesOf(
    data,
    calm.map(({ name }) => name),
  );
  const pauses = fc.sample(fc.noBias(fc.nat(120)), { seed: SEED, numRuns: effort(12, 400) });
  const acknowledged = new Set<string>();
  const names: string[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const operations = operationsOfAllDomains(`flap${round}`);
      names.push(...operations.map(({ name }) => name));
      const outcome = await doAll(server, operations);
      expect([...outcome.codes].filter((code) => !AWAY.includes(code))).toEqual([]);
      for (const name of outcome.acknowledged) acknowledged.add(name);
    }
  })();
  for (const [index, milliseconds] of pauses.entries()) {
    await pause(milliseconds);
    if (index % 3 === 0) proxy.cutAll();
    else if (index % 3 === 1) await proxy.goAway();
    else await proxy.comeBack();
  }
  isOver = true;
  await writing;
  await untilAnswering(server);
  const traces = await tracesOf(data, names);
  for (const name of names) {
    const trace = traces.get(name);
    const expected = whole.get(`${name.split('-')[0]}-flapping`);
    expect({ name, trace }).toEqual({ name, trace: trace === NO_TRACE && !acknowledged.has(name) ? trace : expected });
  }
  report(`a database that goes and comes back, seed ${SEED}: ${acknowledged.size} of ${names.length} acknowledged`);
  expect((await doAll(server, operationsOfAllDomains('afterwards'))).acknowledged.size).toBe(4);
  // Each call may wait for its answer, and on a busy machine many do.
});
