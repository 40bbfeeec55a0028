import { join } from 'node:path';

import { migrate, type Database, type Migrations } from '@bursar/database';
import { restore } from '@bursar/database/backup';
import { createTestDatabase, fingerprints, type TestDatabase } from '@bursar/database/testing';

import { allMigrations } from './compose';

const BACKUP = join(__dirname, '../../../mcp-e2e/src/upgrades/0.1.0/backup.bursar');

/** The migrations of 0.1.0, as many of each domain. */
const RELEASED: Readonly<Record<string, number>> = {
  access: 2,
  'cristi-agent': 1,
  'finance-tools': 4,
  planifi: 1,
  'shared-split': 1,
};

/** A domain's first migrations, as a program of that time knew them. */
function first(migrations: Migrations, count: number): Migrations {
  return { ...migrations, files: Object.fromEntries(Object.entries(migrations.files).slice(0, count)) };
}

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function emptyDatabase(): Promise<Database> {
  const test = await createTestDatabase();
  databases.push(test);
  return test.database;
}

describe('data of version 0.1.0', () => {
  it('has the same rows after one migration at a time as after all at once', async () => {
    const known = await allMigrations();
    const [stepwise, atOnce] = await Promise.all([emptyDatabase(), emptyDatabase()]);
    const released = known.filter(({ domain }) => domain in RELEASED);
    const former = released.map((migrations) => first(migrations, RELEASED[migrations.domain] as number));
    await restore(stepwise, { file: BACKUP, migrations: former });
    for (const migrations of known) {
      const count = Object.keys(migrations.files).length;
      for (let step = RELEASED[migrations.domain] ?? 0; step <= count; step += 1) {
        if (step > 0) await migrate(stepwise, first(migrations, step));
      }
    }
    await restore(atOnce, { file: BACKUP, migrations: known });
    for (const migrations of known) await migrate(atOnce, migrations);
    const expected = await fingerprints(atOnce);
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(['access.owners', 'cristi.debts', 'finance.imports', 'planifi.accounts']),
    );
    expect(await fingerprints(stepwise)).toEqual(expected);
  });

  it('is refused by the former version once it is migrated, with a sentence', async () => {
    const known = await allMigrations();
    const database = await emptyDatabase();
    await restore(database, { file: BACKUP, migrations: known });
    for (const migrations of known) {
      await migrate(database, migrations);
      const count = RELEASED[migrations.domain] ?? 0;
      if (count >= Object.keys(migrations.files).length) continue;
      await expect(migrate(database, first(migrations, count))).rejects.toThrow(
        `The database was used by a newer version of bursar (${migrations.domain}); use that version or a newer one.`,
      );
    }
  });
});
