import type { Database } from '@bursar/database';

import { BURSAR, DataDirectory, RunningProcess } from '../index';
import { AnsweringServers, fillWith, openUnmigrated, RELEASES } from '../upgrades/stored-releases';
import { DatabaseProxy } from './database-proxy';
import { effort, FULL } from './effort';
import { report } from './report';

/** How many more messages each migration may send than the one before. */
const STEP = effort(9, 1);

const withTables = RELEASES.flatMap(({ tables, ...rest }) => (tables === undefined ? [] : [{ ...rest, tables }]));

it('there is a data directory to migrate', () => expect(withTables).not.toEqual([]));

describe.each(withTables)('a data directory of version $release', ({ tables, recorded }) => {
  const data = new DataDirectory({ isEmpty: true });
  let database: Database;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    database = openUnmigrated(data);
    await fillWith(database, tables);
    proxy = await DatabaseProxy.before(data);
  });
  afterAll(async () => {
    await proxy.goAway();
    await database.close();
    await data.remove();
  });

  /** Migrates, and is killed before it sends another message than so many. */
  async function migrateWith(pieces: number): Promise<{ readonly isKilled: boolean; readonly status: number | null }> {
    const migrating = new RunningProcess(process.execPath, [BURSAR, 'migrate'], { env: { DATABASE_URL: proxy.url } });
    proxy.cutAt({ direction: 'requests', pieces }, () => migrating.child.kill('SIGKILL'));
    const { code } = await migrating.ended();
    return { isKilled: proxy.hasCut, status: code };
  }

  const applied = async () => {
    const rows = await database.run(
      (connection) => connection.query<{ count: number }>`select count(*)::int as count from bursar.migrations`,
    );
    return rows[0]?.count ?? 0;
  };

  it(`whose migration is killed at ${FULL ? 'every' : 'many a'} statement goes on from there, and gives its answers`, async () => {
    const counts = [await applied()];
    let kills = 0;
    for (let pieces = 1; ; pieces += STEP) {
      const { isKilled, status } = await migrateWith(pieces);
      counts.push(await applied());
      if (!isKilled) {
        expect(status).toBe(0);
        break;
      }
      kills += 1;
      // Every place of the next migration in turn, too.
      if (FULL && counts.at(-1) !== counts.at(-2)) pieces = 1;
    }
    report(`a migration killed ${kills} times, from ${counts[0]} files to ${counts.at(-1)}`);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    // Some were killed before anything was applied, and some between.
    expect(counts[1]).toBe(counts[0]);
    expect(new Set(counts).size).toBeGreaterThan(3);
    const servers = await AnsweringServers.on(data);
    for (const call of recorded) {
      const { tool, arguments: input, answer } = call;
      const result = await servers.answerTo(call);
      expect({ tool, input, result }).toMatchObject({ tool, input, result: { structuredContent: answer } });
    }
    await servers.close();
  });
});
