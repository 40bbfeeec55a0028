import { setTimeout as pause } from 'node:timers/promises';

import { countsOf, DataDirectory, Household, StdioServer, stopAfterwards } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import {
  AWAY,
  OPERATIONS,
  operationsOfAllDomains,
  doAll,
  NO_TRACE,
  tracesOf,
  untilAnswering,
  type WriteOperation,
} from './operations';
import { effort, SEED } from './effort';
import { report } from './report';
import { includesNode, kill, killPoints, type KillPoint } from './kill-targets';

const kept = stopAfterwards();
const start = async ({ args }: DataDirectory) =>
  kept(await StdioServer.started({ args: ['stdio', ...args], env: OPERATIONS_ENV }));

interface Outcome {
  readonly server: StdioServer;
  readonly acknowledged: ReadonlySet<string>;
}

/** Does the operations and kills in the middle; then there is a server again, and it answers. */
async function disturbed(
  server: StdioServer,
  data: DataDirectory,
  operations: readonly WriteOperation[],
  { share, target }: KillPoint,
  milliseconds: number,
): Promise<Outcome> {
  const doing = doAll(server, operations);
  await pause(share * milliseconds);
  kill(target, server, data);
  const { acknowledged, codes } = await doing;
  report(
    `  ${target}, ${Math.round(share * milliseconds)} of ${Math.round(milliseconds)} ms: ${acknowledged.size} acknowledged`,
  );
  // The only refusals say that the database is unavailable.
  expect([...codes].filter((code) => !AWAY.includes(code))).toEqual([]);
  const next = includesNode(target) ? await start(data) : server;
  await untilAnswering(next);
  return { server: next, acknowledged };
}

/** How long operations take that nothing disturbs, and what each of them leaves when it is done. */
async function undisturbed(server: StdioServer, data: DataDirectory, operations: readonly WriteOperation[]) {
  const begun = performance.now();
  const { acknowledged } = await doAll(server, operations);
  const milliseconds = performance.now() - begun;
  expect([...acknowledged]).toHaveLength(operations.length);
  return {
    milliseconds,
    whole: [
      ...(
        await tracesOf(
          data,
          operations.map(({ name }) => name),
        )
      ).values(),
    ],
  };
}

/** What was acknowledged is there, and what was not is there wholly or not at all. */
async function expectWhole(
  data: DataDirectory,
  operations: readonly WriteOperation[],
  acknowledged: ReadonlySet<string>,
  whole: readonly string[],
) {
  const traces = await tracesOf(
    data,
    operations.map(({ name }) => name),
  );
  for (const [index, { name }] of operations.entries()) {
    const trace = traces.get(name);
    expect({ name, trace }).toEqual({
      name,
      trace: trace === NO_TRACE && !acknowledged.has(name) ? trace : whole[index],
    });
  }
}

it(`a first start killed at any point, initdb and migrations included, is recovered by the next (seed ${SEED})`, async () => {
  const calm = new DataDirectory({ isEmpty: true });
  const first = await start(calm);
  const { milliseconds, whole } = await undisturbed(first, calm, operationsOfAllDomains('calm'));
  await first.close();
  await calm.remove();
  report(`first starts killed, seed ${SEED}:`);
  for (const [index, point] of killPoints(effort(4, 60)).entries()) {
    const data = new DataDirectory({ isEmpty: true });
    const operations = operationsOfAllDomains(`p${index}`);
    const { server, acknowledged } = await disturbed(await start(data), data, operations, point, milliseconds);
    await expectWhole(data, operations, acknowledged, whole);
    // Calls without an answer are repeated. One kind has no idempotency key: it is repeated where it is not stored.
    const traces = await tracesOf(
      data,
      operations.map(({ name }) => name),
    );
    await doAll(
      server,
      operations.filter(({ name, tool }) => tool !== 'add_transaction' || traces.get(name) === NO_TRACE),
    );
    await expectWhole(data, operations, new Set(operations.map(({ name }) => name)), whole);
    await server.close();
    await data.remove();
  }
});

it(`an import killed at any point is there wholly or not at all, and can be repeated (seed ${SEED})`, async () => {
  const LINES = effort(4_000, 10_000);
  const data = new DataDirectory();
  let server = await start(data);
  await untilAnswering(server);
  const { milliseconds, whole } = await undisturbed(server, data, [OPERATIONS.statement('calm', LINES)]);
  report(`imports of ${LINES} lines killed, seed ${SEED}:`);
  for (const [index, point] of killPoints(effort(2, 40)).entries()) {
    const operations = [OPERATIONS.statement(`p${index}`, LINES)];
    const outcome = await disturbed(server, data, operations, point, milliseconds);
    server = outcome.server;
    await expectWhole(data, operations, outcome.acknowledged, whole);
    const { acknowledged } = await doAll(server, operations);
    await expectWhole(data, operations, acknowledged, whole);
    expect(acknowledged.size).toBe(1);
  }
  await server.close();
  await data.remove();
});

it(`a generation killed at any point is completed by the next, without a double (seed ${SEED})`, async () => {
  const data = new DataDirectory();
  let server = await start(data);
  const rules = await Promise.all(Array.from({ length: 40 }, () => new Household(server, 1).repeat('2.00')));
  const begun = performance.now();
  await new Household(server, 1).generate();
  const milliseconds = performance.now() - begun;
  for (const [index, { share, target }] of killPoints(effort(2, 11)).entries()) {
    const month = index + 2;
    const generating = new Household(server, month).generate().catch(() => undefined);
    await pause(share * milliseconds);
    kill(target, server, data);
    const generated = await generating;
    if (includesNode(target)) server = await start(data);
    await untilAnswering(server);
    const household = new Household(server, month);
    const before = (await household.movements()).map(({ external_id }) => external_id);
    expect(before).toHaveLength(new Set(before).size);
    if (generated !== undefined && !('failure' in generated)) expect(before).toHaveLength(rules.length);
    expect(countsOf([await household.generate()])).toEqual({ ok: 1 });
    const after = (await household.movements()).map(({ external_id }) => external_id);
    const suffix = `2031-${String(month).padStart(2, '0')}`;
    expect(after.sort()).toEqual(rules.map(({ id }) => `recurrence:${id}:${suffix}`).sort());
  }
  await server.close();
  await data.remove();
});
