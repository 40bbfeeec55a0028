import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { migrate } from '../migrate';
import { createTestDatabase, type TestDatabase } from '../testing';
import { fingerprints } from '../testing/fingerprints';
import { ledger, sampleDomains, samples } from '../testing/sample-domains';
import { removeFolder, testFolder } from '../testing/test-folder';
import { bundledServer } from '../testing/test-server';
import { openDatabase } from '../open-database';
import { backUp } from './back-up';
import { restore } from './restore';
import { writeBackupFile } from './write-backup-file';

const migrations = sampleDomains;
const version = '1.0.0';

describe('a backup', () => {
  let folder: string;
  let source: TestDatabase;
  beforeAll(async () => {
    source = await createTestDatabase(migrations);
    await source.database.run((connection) =>
      connection.script(`
      insert into samples.every_kind (at, words, real8, raw) values (now(), 'ü', 0.1, '\\x00')`),
    );
  });
  beforeEach(() => {
    folder = testFolder();
  });
  afterEach(() => removeFolder(folder));
  afterAll(() => source.drop());

  const to = (file: string, others: object = {}) => backUp(source.database, { file, migrations, version, ...others });

  it('can be restored on another server, and back', async () => {
    const bundled = openDatabase(bundledServer(join(folder, 'data')));
    const target = await createTestDatabase();
    const [there, back] = [join(folder, 'there.bursar'), join(folder, 'back.bursar')];
    await to(there);
    await restore(bundled, { file: there, migrations });
    await backUp(bundled, { file: back, migrations, version });
    await restore(target.database, { file: back, migrations });
    const before = await fingerprints(source.database);
    expect([await fingerprints(bundled), await fingerprints(target.database)]).toEqual([before, before]);
    await bundled.close();
    await target.drop();
  });

  it('replaces no file without `replace`', async () => {
    const file = join(folder, 'kept.bursar');
    writeFileSync(file, 'precious');
    chmodSync(file, 0o644);
    await expect(to(file)).rejects.toMatchObject({ name: 'BackupRefusal', reason: 'exists' });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await to(file, { replace: true });
    expect(readFileSync(file, 'utf8')).toMatch(/^bursar backup 1\n/);
    expect([statSync(file).mode & 0o777, readdirSync(folder)]).toEqual([0o600, ['kept.bursar']]);
  });

  it('replaces no file that was created while it was written', async () => {
    const file = join(folder, 'late.bursar');
    async function* contents() {
      writeFileSync(file, 'precious');
      yield Buffer.from('{}\n');
    }
    await expect(writeBackupFile(file, contents(), { replace: false })).rejects.toMatchObject({ reason: 'exists' });
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['precious', ['late.bursar']]);
  });

  it('reports a path that cannot be written, and leaves nothing there', async () => {
    const devices = join(folder, 'null');
    symlinkSync('/dev/null', devices);
    mkdirSync(join(folder, 'sub'));
    writeFileSync(join(folder, 'file'), '');
    for (const name of ['missing/a.bursar', 'sub', 'null', 'file/a.bursar', 'x'.repeat(300)]) {
      await expect(to(join(folder, name))).rejects.toMatchObject({ reason: 'not-writable' });
    }
    expect(readdirSync(folder).sort()).toEqual(['file', 'null', 'sub']);
  });

  it('reports a full disk, and leaves nothing there', async () => {
    async function* contents() {
      yield Buffer.from('{}\n');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    }
    const written = writeBackupFile(join(folder, 'a.bursar'), contents(), { replace: false });
    await expect(written).rejects.toMatchObject({ reason: 'disk-full' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that is cancelled leaves no file, and the database unchanged', async () => {
    const breaker = new AbortController();
    const file = join(folder, 'a.bursar');
    await source.database.run(
      (connection) => connection.query`insert into samples.every_kind (words)
      select repeat(n::text, 50) from generate_series(1, 100000) n`,
    );
    const broken = to(file, { signal: breaker.signal });
    while (!readdirSync(folder).some((name) => name.endsWith('.partial'))) await new Promise(setImmediate);
    breaker.abort();
    await expect(broken).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(folder)).toEqual([]);
    expect(await source.database.ready()).toBe(true);
  });

  it('that loses its connection leaves no file', async () => {
    const file = join(folder, 'a.bursar');
    const broken = to(file);
    const outcome = broken.catch((error: unknown) => error);
    while (!readdirSync(folder).some((name) => name.endsWith('.partial'))) await new Promise(setImmediate);
    await source.database.run(
      (connection) => connection.query`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(await outcome).toMatchObject({ name: 'DatabaseUnavailable', reason: 'lost' });
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused for an unused database, and for one that a newer version has used', async () => {
    const file = join(folder, 'a.bursar');
    const empty = await createTestDatabase();
    await expect(backUp(empty.database, { file, migrations, version })).rejects.toMatchObject({
      reason: 'nothing-stored',
    });
    await empty.drop();
    await expect(backUp(source.database, { file, migrations: [samples], version })).rejects.toMatchObject({
      reason: 'newer-database',
      message: expect.stringContaining('ledger'),
    });
    const older = [samples, { ...ledger, files: { '0000.sql': '' } }];
    await expect(backUp(source.database, { file, migrations: older, version })).rejects.toMatchObject({
      reason: 'migration',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not restored into a database that is in use, or merged with it', async () => {
    const file = join(folder, 'a.bursar');
    await to(file);
    const used = await createTestDatabase([ledger]);
    await expect(restore(used.database, { file, migrations })).rejects.toMatchObject({ reason: 'not-empty' });
    await used.drop();
    // Of two concurrent restores, exactly one succeeds completely.
    const target = await createTestDatabase();
    const outcomes = await Promise.allSettled([
      restore(target.database, { file, migrations }),
      restore(target.open(), { file, migrations }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await migrate(target.database, samples);
    expect(await fingerprints(target.database)).toEqual(await fingerprints(source.database));
    await target.drop();
  });

  it('without a domain of this version leaves that domain to its migrations', async () => {
    const file = join(folder, 'a.bursar');
    const [one, target] = [await createTestDatabase([ledger]), await createTestDatabase()];
    await backUp(one.database, { file, migrations, version });
    expect(await restore(target.database, { file, migrations })).toMatchObject({ domains: ['ledger'] });
    await migrate(target.database, samples);
    expect(await target.database.run((connection) => connection.query`select from samples.every_kind`)).toEqual([]);
    await one.drop();
    await target.drop();
  });
});
