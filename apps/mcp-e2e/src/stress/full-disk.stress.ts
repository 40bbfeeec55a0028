import { DataDirectory, errorTextViolations, StdioServer, stopAfterwards } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import {
  attempt,
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
import { SmallDisk } from './small-disk';
import { report } from './report';

const startKept =
  (kept: ReturnType<typeof stopAfterwards>) =>
  async ({ args }: DataDirectory) =>
    kept(await StdioServer.started({ args: ['stdio', ...args], env: OPERATIONS_ENV }));

/** Every domain refuses, each with its own code, and gives the reason in one of these texts. */
async function expectRefusals(server: StdioServer, reason: RegExp): Promise<void> {
  const codes: string[] = [];
  for (const { tool, input } of operationsOfAllDomains('refused')) {
    const answer = await attempt(server, tool, input);
    if (answer === undefined || !('failure' in answer)) throw new Error(`${tool}: ${JSON.stringify(answer)}`);
    const { code, text } = answer.failure;
    codes.push(code);
    expect(errorTextViolations({ code: 0, message: text })).toEqual([]);
    if (code !== 'INTERNAL_ERROR') expect(text).toMatch(reason);
  }
  expect(codes).toEqual(AWAY);
}

describe('a disk of its own', () => {
  // Registered first: the servers of a test that failed are gone before their disk is waited for.
  const start = startKept(stopAfterwards());
  let data: DataDirectory;
  let disk: SmallDisk | undefined;
  const mount = (mebibytes: number) => (disk = SmallDisk.mountedOn(data.path, mebibytes));
  beforeEach(() => {
    data = new DataDirectory({ isEmpty: true });
  });
  afterEach(async () => {
    await data.untilQuiet();
    disk?.unmount();
    await data.remove();
  });

  it('that is too small to begin with is named; when it has grown, the same server begins', async () => {
    if (mount(16) === undefined) return;
    const server = await start(data);
    await expectRefusals(server, /disk of the data directory is full/);
    disk?.resize(256);
    await untilAnswering(server);
    expect((await doAll(server, operationsOfAllDomains('after'))).acknowledged.size).toBe(4);
    await server.close();
  });

  it('that is read-only is named; when it is not any more, everything is there', async () => {
    if (mount(256) === undefined) return;
    disk?.makeReadOnly();
    const first = await start(data);
    await expectRefusals(first, /data directory cannot be written/);
    disk?.makeWritable();
    await untilAnswering(first);
    const { acknowledged } = await doAll(first, operationsOfAllDomains('before'));
    expect(acknowledged.size).toBe(4);
    const traces = await tracesOf(data, acknowledged);
    await first.close();
    await data.untilQuiet();

    disk?.makeReadOnly();
    const second = await start(data);
    await expectRefusals(second, /data directory cannot be written/);
    disk?.makeWritable();
    await untilAnswering(second);
    expect(await tracesOf(data, acknowledged)).toEqual(traces);
    await second.close();
  });

  it(`that becomes full refuses, loses nothing that was acknowledged, and goes on with room (seed ${SEED})`, async () => {
    if (mount(256) === undefined) return;
    const server = await start(data);
    const small = operationsOfAllDomains('small');
    const before = await doAll(server, [...small, OPERATIONS.statement('large', 2_000)]);
    expect(before.acknowledged.size).toBe(5);
    const whole = await tracesOf(data, before.acknowledged);
    for (let round = 0; round < effort(1, 10); round += 1) {
      disk?.fill();
      const operations: WriteOperation[] = [];
      const outcome = { acknowledged: new Set<string>(), codes: new Set<string>(), texts: new Set<string>() };
      // What there is room for in the files that are there is still taken; every kind is refused in the end.
      while (operations.length < effort(60, 2_000) && outcome.codes.size < AWAY.length) {
        const next = [
          ...operationsOfAllDomains(`r${round}n${operations.length}`),
          OPERATIONS.statement(`large-r${round}n${operations.length}`, 2_000),
        ];
        operations.push(...next);
        const { acknowledged, codes, texts } = await doAll(server, next);
        for (const name of acknowledged) outcome.acknowledged.add(name);
        for (const code of codes) outcome.codes.add(code);
        for (const text of texts) outcome.texts.add(text);
      }
      report(
        `a full disk: ${outcome.acknowledged.size} of ${operations.length} acknowledged, refused as ${[...outcome.codes].join(', ')}`,
      );
      expect(outcome.codes).toContain('BACKEND_ERROR');
      expect([...outcome.codes].filter((code) => !AWAY.includes(code))).toEqual([]);

      for (const text of outcome.texts)
        expect(text).toMatch(/disk of the data directory is full|was lost|"INTERNAL_ERROR"/);
      disk?.free();
      await untilAnswering(server);
      const traces = await tracesOf(data, [...whole.keys(), ...operations.map(({ name }) => name)]);
      for (const [name, trace] of whole) expect(traces.get(name)).toBe(trace);
      for (const { name } of operations) {
        const kind = name.split('-')[0] as string;
        const expected = whole.get(kind === 'large' ? 'large' : `${kind}-small`);
        const trace = traces.get(name);
        expect({ name, trace }).toEqual({
          name,
          trace: trace === NO_TRACE && !outcome.acknowledged.has(name) ? trace : expected,
        });
      }
      expect((await doAll(server, operationsOfAllDomains(`after${round}`))).acknowledged.size).toBe(4);
    }
    await server.close();
  });
});

/** Above the 16 MiB of a segment of the server's log, which cannot be had in parts. */
const QUOTA_BYTES = 17 * 1024 * 1024;

const kept = stopAfterwards();
const start = startKept(kept);

it('a quota that a file comes to refuses what does not fit, and leaves nothing of it', async () => {
  const data = new DataDirectory();
  const limited = kept(
    await StdioServer.started({
      args: ['stdio', ...data.args],
      env: OPERATIONS_ENV,
      under: ['prlimit', `--fsize=${QUOTA_BYTES}:`],
    }),
  );
  await untilAnswering(limited);
  const before = await doAll(limited, operationsOfAllDomains('small'));
  expect(before.acknowledged.size).toBe(4);
  const traces = await tracesOf(data, before.acknowledged);
  const large = OPERATIONS.statement('large', 30_000, `large ${'word '.repeat(60)}`);
  expect(await attempt(limited, large.tool, large.input)).toMatchObject({ failure: { code: 'BACKEND_ERROR' } });
  await untilAnswering(limited);
  const names = [...before.acknowledged, 'large'];
  expect(await tracesOf(data, names)).toEqual(new Map([...traces, ['large', NO_TRACE]]));
  await limited.close();
  await data.untilQuiet();

  const free = await start(data);
  expect((await doAll(free, [OPERATIONS.statement('large')])).acknowledged.size).toBe(1);
  await free.close();
  await data.remove();
});
