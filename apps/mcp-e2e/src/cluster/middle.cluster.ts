import { existsSync } from 'node:fs';

import type { Connection } from '@bursar/database';
import { until } from '@bursar/database/testing';

import { runBursar, TemporaryFolder, within, type HttpServer } from '../index';
import { AWAY, OPERATIONS, operationsOfAllDomains, type WriteOperation } from '../stress/operations';
import { report } from '../stress/report';
import { PrimaryAndStandby } from './primary-and-standby';
import { appliedFiles, directly, environmentOf, startReplicas } from './replicas';
import { INTERNALS, outcome, PASSING, refusalIn, writeToAllDomains } from './writes';

const CALLERS = 500;
const IMPORTED_ROWS = 5_000;
const SAYS_WHY = /takes writes: those that answer are standbys or read-only/;

let servers: PrimaryAndStandby;
const replicas: HttpServer[] = [];
beforeAll(async () => {
  servers = await PrimaryAndStandby.started();
});
afterEach(() => Promise.all(replicas.splice(0).map((replica) => replica.stop())));
afterAll(() => servers.stop());

async function started(url: string): Promise<readonly [HttpServer, HttpServer]> {
  replicas.push(...(await startReplicas(url)));
  return replicas as unknown as readonly [HttpServer, HttpServer];
}

it('with standbys alone every call is refused with the reason', async () => {
  const [given, byDefault] = await Promise.all(
    ['?target_session_attrs=read-write', ''].map(
      async (query) => (await startReplicas(servers.standby.url + query, 1))[0],
    ),
  );
  replicas.push(given as HttpServer, byDefault as HttpServer);
  const calls = replicas.flatMap((replica) => [
    () => replica.send({ path: '/v1/participants' }),
    () => replica.callTool('create_movement', OPERATIONS.movement('refused').input),
    () => replica.callTool('finance_accounts_list', {}),
    () => replica.callTool('get_debts', { user_id: '7', thread_id: '7' }),
  ]);
  for (const call of calls) {
    // A standby that takes longer than two seconds for its answer is taken for one that is away.
    await until(async () => {
      const answer = await call();
      expect(AWAY).toContain(refusalIn(answer));
      expect(answer.text).not.toMatch(INTERNALS);
      return SAYS_WHY.test(answer.text);
    });
  }
  expect((await (given as HttpServer).send({ path: '/v1/participants' })).status).toBe(503);
  expect((await (given as HttpServer).send({ path: '/health/ready' })).status).toBe(503);
});

it('a failover in the middle of the migrations is followed by the rest of them', async () => {
  const both = await started(servers.url);
  const first = Promise.all(
    both.flatMap((replica, index) => operationsOfAllDomains(`first${index}`).map((one) => outcome(replica, one))),
  );
  await until(async () => (await appliedFiles(servers.primary.url)) >= 8);
  await servers.failOver();
  for (const code of await first) expect([undefined, ...PASSING]).toContain(code);
  await writeToAllDomains(both[0], 'afterwards');
});

it('a failover in the middle of an import, of a backup and of 500 calls leaves whole things alone', async () => {
  servers = await servers.followed();
  const [one, other] = await started(servers.url);
  await writeToAllDomains(one, 'before');
  const folder = new TemporaryFolder();
  const file = `${folder.path}/all.backup`;
  const lock = held();
  await until(async () => (await directly(servers.primary.url, isLocked)) === true);
  const backingUp = runBursar(['backup', file], { env: environmentOf(servers.url) });
  await until(async () => (await waitingForLocks()) >= 1);
  let isOver = false;
  const importing = underWay(one, OPERATIONS.statement('large', IMPORTED_ROWS), () => isOver);
  await until(async () => (await waitingForLocks()) >= 2);
  const names = Array.from({ length: CALLERS }, (_, number) => `caller${number}`);
  const answers: (string | undefined)[] = [];
  const calling = Promise.all(
    names.map(async (name, index) => {
      const code = await outcome(index % 2 === 0 ? one : other, OPERATIONS.movement(name));
      answers.push(code);
      return code;
    }),
  );
  // On a machine that serves few in time, most are refused as busy.
  await until(() => answers.length === CALLERS || answers.filter((code) => code === undefined).length >= 20);
  isOver = true;
  await servers.failOver();
  await lock;
  const [codes, imported, backup] = await Promise.all([
    within(calling, () => 'an answer to every caller'),
    importing,
    backingUp,
  ]);
  for (const code of [...codes, imported]) expect([undefined, ...PASSING]).toContain(code);
  expect(backup.stderr).not.toMatch(INTERNALS);
  if (backup.status === 0) expect((await runBursar(['backup', 'verify', file])).status).toBe(0);
  else expect(existsSync(file)).toBe(false);
  const stored = await directly(servers.standby.url, async (sql) => ({
    callers: await sql.query<{ name: string; count: number }>`
      select external_id as name, count(*)::int as count from shared_split.movements
      where external_id like 'caller%' group by 1`,
    rows: await sql.query`select from finance.transactions where external_id like 'large-%'`,
  }));
  expect(stored.callers.filter(({ count }) => count > 1)).toEqual([]);
  const kept = new Set(stored.callers.map(({ name }) => name));
  expect(names.filter((name, index) => codes[index] === undefined && !kept.has(name))).toEqual([]);
  expect(imported === undefined ? [IMPORTED_ROWS] : [0, IMPORTED_ROWS]).toContain(stored.rows.length);
  report(
    `failover under ${CALLERS} callers: ${answers.filter((code) => code === undefined).length} acknowledged, ${kept.size} stored; import ${imported ?? 'done'}; backup ended with ${backup.status}`,
  );
  folder.remove();
});

/** Makes a call again while it is refused, since it gives up a lock, until `isOver`: one is under way then. Gives the last code. */
async function underWay(replica: HttpServer, operation: WriteOperation, isOver: () => boolean) {
  for (;;) {
    const code = await outcome(replica, operation);
    if (code === undefined || isOver()) return code;
  }
}

/** Keeps all others from the rows of the ledger until its server is killed. Never throws. */
function held(): Promise<unknown> {
  return directly(servers.primary.url, (sql) =>
    sql.script(`begin; set local statement_timeout = 0; lock table finance.transactions in access exclusive mode;
      select pg_sleep(3600)`),
  ).catch(() => undefined);
}

async function isLocked(sql: Connection): Promise<boolean> {
  const held = await sql.query`
    select from pg_locks where relation = to_regclass('finance.transactions') and mode = 'AccessExclusiveLock' and granted`;
  return held.length > 0;
}

async function waitingForLocks(): Promise<number> {
  const rows = await directly(servers.primary.url, (sql) => sql.query`select from pg_locks where not granted`);
  return rows.length;
}
