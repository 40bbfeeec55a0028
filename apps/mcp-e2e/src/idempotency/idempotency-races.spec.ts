import { openDatabase, type Database } from '@bursar/database';
import { until } from '@bursar/database/testing';

import { createKey, DataDirectory, HttpServer, shown, stopAfterwards, UNLIMITED, type Fields } from '../index';
import { overMcp, overRest, type PlanifiAnswer, type PlanifiTransport } from './planifi-transports';

const COPIES = 32;
const DAYS = 'from=2032-01-01&to=2032-12-31';

const data = new DataDirectory();
const kept = stopAfterwards();
let one: HttpServer;
let other: HttpServer;
let key: string;
let accountId: string;
let last = 0;

const start = () => HttpServer.started({ args: [...data.args], env: UNLIMITED });

beforeAll(async () => {
  one = await start();
  other = await start();
  key = await createKey(data, 'local');
});
beforeEach(async () => {
  const opened = await overMcp(one)('createAccount', { idempotencyKey: newKey(), name: 'Nómina', type: 'BANK' });
  accountId = (JSON.parse(opened.result) as { readonly id: string }).id;
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await data.remove();
});

const newKey = () => `racing key ${++last}`;
const expense = (): Fields => ({
  idempotencyKey: newKey(),
  accountId,
  amount: 24.99,
  occurredOn: '2032-03-10',
  description: 'Taxi',
  tags: [`Tag ${last}`],
  createMissingTags: true,
});

const transportsOf = (server: HttpServer): PlanifiTransport[] => [overRest(server, shown(key)), overMcp(server)];

/** The same request so many times at once, by turns through each way. */
function atOnce(transports: readonly PlanifiTransport[], input: Fields): Promise<PlanifiAnswer>[] {
  return Array.from({ length: COPIES }, (_, index) =>
    (transports[index % transports.length] as PlanifiTransport)('createExpense', input),
  );
}

/** What the account holds in the end. */
async function written(server: HttpServer): Promise<Fields[]> {
  const path = `/api/v1/transactions?accountId=${accountId}&${DAYS}`;
  const { text } = await server.send({ path, headers: shown(key) });
  return (JSON.parse(text) as { readonly items: Fields[] }).items;
}

async function expectOneOf(answers: readonly PlanifiAnswer[], server: HttpServer): Promise<void> {
  expect([...new Set(answers.map(({ code }) => code))]).toEqual([undefined]);
  const result = [...new Set(answers.map((answer) => answer.result))];
  expect(result).toHaveLength(1);
  expect(await written(server)).toEqual([JSON.parse(String(result[0]))]);
}

it.each([
  ['over REST', () => [overRest(one, shown(key))]],
  ['over MCP', () => [overMcp(one)]],
  ['over MCP and REST', () => transportsOf(one)],
  ['over MCP and REST of two processes', () => [...transportsOf(one), ...transportsOf(other)]],
])(`of ${COPIES} copies of a request at once %s one is done, and all have its answer`, async (_, transports) => {
  await expectOneOf(await Promise.all(atOnce(transports(), expense())), other);
});

it('of requests at once under one key that differ, one is done and the others are refused', async () => {
  const [request, transports] = [expense(), [...transportsOf(one), ...transportsOf(other)]];
  const answers = await Promise.all(
    Array.from({ length: COPIES }, (_, index) =>
      (transports[index % transports.length] as PlanifiTransport)('createExpense', { ...request, amount: index + 1 }),
    ),
  );
  const codes = answers.map(({ code }) => code ?? 'done').sort();
  expect(codes).toEqual([...Array<string>(COPIES - 1).fill('IDEMPOTENCY_KEY_REUSED'), 'done']);
  const [done] = answers.filter(({ code }) => code === undefined);
  expect(await written(one)).toEqual([JSON.parse(String(done?.result))]);
});

describe('when the process dies', () => {
  let database: Database;
  beforeAll(() => {
    database = openDatabase({ url: data.url, maxConnections: 4 });
  });
  afterAll(() => database.close());

  /** Holds the account, so that a request stops where it has claimed its key and written nothing yet. */
  async function holdAccount(): Promise<{ release(): Promise<void>; untilRequestWaits(): Promise<void> }> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held: () => void = () => undefined;
    const holds = new Promise<void>((resolve) => (held = resolve));
    const holding = database.transaction(async (sql) => {
      await sql.query`select 1 from planifi.accounts where account_id = ${accountId} for update`;
      held();
      await released;
    });
    await holds;
    return {
      release: () => (release(), holding),
      untilRequestWaits: () =>
        until(async () => {
          const [waiting] = await database.run(
            (sql) => sql.query`select count(*)::int as count from pg_stat_activity
              where wait_event_type = 'Lock' and query ilike '%accounts%for share%'`,
          );
          return Number(waiting?.['count']) > 0;
        }),
    };
  }

  it('halfway through a request, the same key does it once, in the next process and in one that was there', async () => {
    const target = kept(await start());
    const request = expense();
    const hold = await holdAccount();
    const lost = overRest(target, shown(key))('createExpense', request).catch(() => 'no answer');
    await hold.untilRequestWaits();
    target.process.child.kill('SIGKILL');
    expect(await lost).toBe('no answer');
    const next = kept(await start());
    // They wait for what is left of the dead one.
    const answers = atOnce([...transportsOf(next), ...transportsOf(other)], request);
    await hold.release();
    await expectOneOf(await Promise.all(answers), other);
  });

  it('in the middle of many copies, the others get one answer, and so does a repeat', async () => {
    const target = kept(await start());
    const request = expense();
    const dying = atOnce(transportsOf(target), request).map((answer) => answer.catch(() => undefined));
    const living = atOnce(transportsOf(other), request);
    await Promise.race([...dying, ...living]);
    target.process.child.kill('SIGKILL');
    const answers = [...(await Promise.all(dying)), ...(await Promise.all(living))];
    const next = kept(await start());
    answers.push(await overMcp(next)('createExpense', request));
    await expectOneOf(
      answers.filter((answer) => answer !== undefined),
      next,
    );
  });
});
