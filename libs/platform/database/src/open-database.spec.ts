import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { testPrograms } from './testing/client-process';
import { keeperOf, postmasterOf, processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';
import { openDatabase } from './open-database';

describe('a database', () => {
  let dataDir: string;
  const open = () => openDatabase({ dataDir, keeperProgram: join(testPrograms(), 'database-keeper.js') });
  const serverId = async (database: ReturnType<typeof open>) => {
    const [row] = await database.run(
      (connection) => connection.query`select pg_postmaster_start_time()::text as started`,
    );
    return row?.['started'];
  };

  beforeEach(() => {
    dataDir = testFolder();
  });

  afterEach(async () => {
    await until(() => processesOf(dataDir).length === 0);
    removeFolder(dataDir);
  });

  it('does nothing before its first use', async () => {
    const database = open();
    database.bind({}, { domain: 'd', schema: 'd', files: { '1.sql': 'create schema d' } });
    await database.close();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is started once for first uses at the same time, and closed once', async () => {
    const database = open();
    const answers = await Promise.all([serverId(database), serverId(database), database.ready(), serverId(database)]);
    expect(new Set(answers.filter((answer) => typeof answer === 'string')).size).toBe(1);
    await Promise.all([database.close(), database.close()]);
    await database.close();
    await expect(serverId(database)).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'closed' });
    expect(await database.ready()).toBe(false);
  });

  it('can be closed while it starts', async () => {
    const database = open();
    const use = serverId(database).catch((error: { reason: string }) => error.reason);
    await until(() => keeperOf(dataDir) !== undefined);
    await database.close();
    expect(await use).toBe('closed');
  });

  it('tries again at the next use after a start that failed', async () => {
    const programs = testPrograms();
    const good = join(programs, 'database-keeper.js');
    const options = { dataDir, keeperProgram: join(programs, 'not-there.js') };
    const database = openDatabase(options);
    await expect(serverId(database)).rejects.toMatchObject({ reason: 'did-not-start' });
    expect(await database.ready()).toBe(false);
    options.keeperProgram = good;
    expect(await serverId(database)).toEqual(expect.any(String));
    await database.close();
  });

  it('is found again by its own process after the server was killed', async () => {
    const database = open();
    const before = await serverId(database);
    process.kill(postmasterOf(dataDir) as number, 'SIGKILL');
    // Its sessions notice only after a moment, and may answer until then.
    await until(async () => ![before, 'lost'].includes(await serverId(database).catch(() => 'lost')));
    await database.close();
  });
});
