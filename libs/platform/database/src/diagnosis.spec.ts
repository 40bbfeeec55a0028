import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { bundledVersion, inspectDataDirectory, pendingMigrations } from './diagnosis';
import { migrate } from './migrate';
import type { Migrations } from './migrations';
import { createTestDatabase, type TestDatabase } from './testing';
import { removeFolder, testFolder } from './testing/test-folder';

it('the bundled PostgreSQL tells its version', () => expect(bundledVersion()).toMatch(/^18\.\d/));

describe('a data directory', () => {
  let folder: string;
  beforeEach(() => (folder = testFolder()));
  afterEach(() => removeFolder(folder));

  const madeBy = (version: string, cluster: string) => {
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), version);
    return dirname(cluster);
  };

  it('is new where nothing is stored yet, and stays so', () => {
    expect(inspectDataDirectory(join(folder, 'not', 'yet'))).toBe('new');
    expect(inspectDataDirectory(folder)).toBe('new');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is used where a cluster lies', () => {
    expect(inspectDataDirectory(madeBy('18\n', join(folder, 'postgres-18')))).toBe('used');
  });

  it('may have a long path', () => {
    expect(inspectDataDirectory(join(folder, 'x'.repeat(120), 'y'.repeat(120)))).toBe('new');
  });

  it.each([
    ['not-writable', () => join('/dev/null', 'nowhere')],
    ['not-writable', () => join('/proc', 'nowhere')],
    ['other-version', () => madeBy('19', join(folder, 'postgres-19'))],
    ['other-version', () => madeBy('17', join(folder, 'postgres-18'))],
    ['damaged', () => dirname(madeBy('', join(folder, 'postgres-18', 'base')))],
  ])('cannot be used: %s', (reason, path) => {
    const dataDir = path();
    expect(() => inspectDataDirectory(dataDir)).toThrow(expect.objectContaining({ reason }));
  });
});

describe('migrations that are pending', () => {
  let test: TestDatabase;
  beforeEach(async () => (test = await createTestDatabase()));
  afterEach(() => test.drop());

  const FIRST = { '0001_notes.sql': 'create schema notes; create table notes (id serial primary key);' };
  const BOTH = { ...FIRST, '0002_day.sql': 'alter table notes add day date' };
  const notes = (files: Migrations['files']): Migrations => ({ domain: 'notes', schema: 'notes', files });
  const pending = (files: Migrations['files']) => pendingMigrations(test.database, [notes(files)]);

  it('are told, and nothing is made', async () => {
    expect(await pending(BOTH)).toEqual(['notes/0001_notes.sql', 'notes/0002_day.sql']);
    const [row] = await test.database.run(
      (connection) => connection.query`select to_regclass('bursar.migrations') as records`,
    );
    expect(row).toEqual({ records: null });
    await migrate(test.database, notes(FIRST));
    expect(await pending(BOTH)).toEqual(['notes/0002_day.sql']);
    await migrate(test.database, notes(BOTH));
    expect(await pending(BOTH)).toEqual([]);
  });

  it('cannot be told after a newer version', async () => {
    await migrate(test.database, notes(BOTH));
    await expect(pending(FIRST)).rejects.toMatchObject({
      reason: 'migration',
      message: expect.stringMatching(/newer version/),
    });
  });
});
