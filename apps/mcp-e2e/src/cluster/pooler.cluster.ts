import { OwnServer, until } from '@bursar/database/testing';

import type { HttpServer } from '../index';
import { runBursar, TemporaryFolder, type Finished } from '../index';
import { OPERATIONS } from '../stress/operations';
import { effort } from '../stress/effort';
import { report } from '../stress/report';
import { expectWithin, whenQuiet } from '../stress/limits';
import { PgBouncer } from './pg-bouncer';
import { suiteWith } from './programs';
import { appliedFiles, directly, environmentOf, keyOf, startReplicas, storedNames } from './replicas';
import { kindsOfWrites, refusalIn, writeToAllDomains } from './writes';
import { Writers } from './writers';

/** From the start of two replicas on an empty database to their first answers, and the same for one that comes later. */
const FIRST_ANSWER_MILLISECONDS = 15_000;
const LATER_ANSWER_MILLISECONDS = 10_000;
const LONGEST_ANSWER_MILLISECONDS = 15_000;
const PAUSE_MILLISECONDS = effort(8_000, 20_000);

suiteWith(['pgbouncer'])('PgBouncer in transaction mode', () => {
  let server: OwnServer;
  const running: { stop(): Promise<void> }[] = [];
  beforeAll(async () => {
    server = await OwnServer.started();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
    await directly(server.url, (sql) =>
      sql.script('drop schema if exists bursar, access, household, shared_split, planifi, finance, cristi cascade'),
    );
  });
  afterAll(() => server.stop());

  async function pooler(options: Parameters<typeof PgBouncer.before>[1] = {}): Promise<PgBouncer> {
    const started = await PgBouncer.before(server.url, options);
    running.unshift(started);
    return started;
  }

  async function replicas(url: string, count = 2): Promise<HttpServer[]> {
    const started = await startReplicas(url, count);
    running.unshift(...started);
    return started;
  }

  it('takes first uses of two replicas, 400 writes, imports and backups, and its connections keep nothing', async () => {
    const { url } = await pooler({ poolSize: 4 });
    const startedAt = performance.now();
    const both = await replicas(url);
    await Promise.all(both.map((replica, index) => writeToAllDomains(replica, `first-${index}`)));
    const first = performance.now() - startedAt;
    const writers = new Writers(both, kindsOfWrites(await keyOf(url)), 8);
    await writers.more(400);
    await writers.stop();
    whenQuiet(() => expect([...writers.codes]).toEqual([]));
    writers.compare(await storedNames(server.url));
    const { tool, input } = OPERATIONS.statement('large', 1_000);
    expect(refusalIn(await (both[0] as HttpServer).callTool(tool, input))).toBeUndefined();
    await backUpAndRestore(url);
    const laterAt = performance.now();
    const [third] = (await replicas(url, 1)) as [HttpServer];
    await writeToAllDomains(third, 'third');
    const later = performance.now() - laterAt;
    await expectNothingKept(url);
    report(
      `PgBouncer: two replicas on an empty database ${Math.round(first)} ms, a third ${Math.round(later)} ms; ${writers.describe()}`,
    );
    expectWithin(FIRST_ANSWER_MILLISECONDS, first);
    expectWithin(LATER_ANSWER_MILLISECONDS, later);
  });

  it.each(effort([1], [0, 1, 2, 3]))(
    'a replica that is killed while it migrates keeps the others for no time (%d)',
    async (moment) => {
      const { url } = await pooler({ poolSize: 2 });
      const both = await replicas(url);
      const [victim, survivor] = both as [HttpServer, HttpServer];
      const startedAt = performance.now();
      const lost = writeToAllDomains(victim, 'victim').catch(() => undefined);
      const kept = writeToAllDomains(survivor, 'survivor');
      if (moment > 0) await until(() => appliedFiles(server.url).then((count) => count >= moment * 8));
      await victim.stop();
      await Promise.all([lost, kept]);
      const first = performance.now() - startedAt;
      const [third] = (await replicas(url, 1)) as [HttpServer];
      await writeToAllDomains(third, 'third');
      await expectNothingKept(url);
      report(`PgBouncer, kill -9 after ${moment * 8} migrations: the other served after ${Math.round(first)} ms`);
      expectWithin(FIRST_ANSWER_MILLISECONDS, first);
    },
  );

  it('that is killed and started again, or paused, loses and doubles nothing, and every call is answered', async () => {
    const between = await pooler();
    const both = await replicas(between.url);
    const writers = new Writers(both, kindsOfWrites(await keyOf(between.url)), 6);
    try {
      await writers.more(effort(30, 60));
      await between.kill();
      await between.start();
      await writers.more(effort(30, 60));
      between.pause(true);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      between.pause(false);
      await writers.more(effort(30, 60));
    } finally {
      await writers.stop();
    }
    writers.compare(await storedNames(server.url));
    await expectNothingKept(between.url);
    report(`PgBouncer killed, then paused for ${PAUSE_MILLISECONDS / 1_000} s: ${writers.describe()}`);
    expectWithin(LONGEST_ANSWER_MILLISECONDS, writers.slowest);
  });

  it('that takes fewer connections than are asked for loses and doubles nothing', async () => {
    const between = await pooler({ poolSize: 1, clients: 6 });
    const both = await replicas(between.url);
    const writers = new Writers(both, kindsOfWrites(await keyOf(server.url)), 12);
    try {
      await writers.more(effort(50, 100));
    } finally {
      await writers.stop();
    }
    writers.compare(await storedNames(server.url));
    report(`PgBouncer for 6 clients: ${writers.describe()}`);
    expectWithin(LONGEST_ANSWER_MILLISECONDS, writers.slowest);
  });

  /** The server's view of each connection of the pool, and what a transaction on it begins with. */
  async function expectNothingKept(url: string): Promise<void> {
    const locks = await directly(server.url, (sql) => sql.query`select pid from pg_locks where locktype = 'advisory'`);
    expect(locks).toEqual([]);
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        directly(
          url,
          (sql) => sql.query`
            select current_setting('lock_timeout') as lock, current_setting('search_path') as path,
              current_setting('default_transaction_isolation') as isolation, current_setting('work_mem') as memory,
              (select count(*)::int from pg_prepared_statements) as statements,
              (select count(*)::int from pg_class where relpersistence = 't') as temporaries,
              (select count(*)::int from pg_cursors where is_holdable) as cursors, pg_sleep(0.2)::text as pause`,
        ),
      ),
    );
    for (const [row] of seen) {
      expect(row).toEqual({
        lock: '0',
        path: '"$user", public',
        isolation: 'read committed',
        memory: '4MB',
        statements: 0,
        temporaries: 0,
        cursors: 0,
        pause: '',
      });
    }
  }
});

async function backUpAndRestore(databaseUrl: string): Promise<void> {
  const folder = new TemporaryFolder();
  const file = `${folder.path}/all.backup`;
  succeeded(await runBursar(['backup', file], { env: environmentOf(databaseUrl) }));
  succeeded(await runBursar(['backup', 'verify', file]));
  folder.remove();
}

function succeeded({ status, stderr }: Finished): void {
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
}
