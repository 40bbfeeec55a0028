import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { backUp } from '../backup/back-up';
import { DatabaseUnavailable } from '../database-unavailable';
import { serverAccount, type Account } from '../embedded/account';
import { layoutOf, MAJOR_VERSION } from '../embedded/layout';
import { migrate } from '../migrate';
import type { Migrations } from '../migrations';
import { openDatabase } from '../open-database';
import { buildPrograms } from '../testing/build-program';
import { processesOf, until } from '../testing/processes';
import { removeFolder, testFolder } from '../testing/test-folder';
import { versionOf } from './find-postgres';
import { upgrade } from './upgrade';
import { UpgradeRefusal } from './upgrade-refusal';

const DEBIAN = '/usr/lib/postgresql';
/** The oldest that is installed on this machine and can be upgraded. */
const [installed] = existsSync(DEBIAN)
  ? readdirSync(DEBIAN)
      .filter((version) => Number(version) >= 15 && Number(version) < MAJOR_VERSION)
      .filter((version) => versionOf(join(DEBIAN, version)) === version)
      .sort()
  : [];

const migrations: readonly Migrations[] = [
  {
    domain: 'notes',
    schema: 'notes',
    files: {
      '0000_notes.sql': 'create schema notes; create table notes.notes (note_id int primary key, note text not null)',
    },
  },
];
const TEXTS = ['Olá', '"; drop', '\u{1f4b6}'];

const keeperProgram = join(buildPrograms(['testing/database-keeper.ts']), 'database-keeper.js');

let folder: string;
beforeEach(() => {
  folder = testFolder();
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await until(() => processesOf(folder).length === 0);
  removeFolder(folder);
});

const upgraded = (more: { readonly postgres?: string } = {}) =>
  upgrade({ dataDir: folder, migrations, version: '9', keeperProgram, ...more });

/** A cluster as a bursar with that PostgreSQL would have made it. */
function makeCluster(version: string): void {
  const cluster = join(folder, `postgres-${version}`);
  const account = serverAccount(layoutOf(folder));
  mkdirSync(cluster, { mode: 0o700 });
  if (account !== undefined) chownSync(cluster, account.uid, account.gid);
  const initdb = ['--username=bursar', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--locale=C'];
  run(join(DEBIAN, version, 'bin/initdb'), [`--pgdata=${cluster}`, ...initdb], account);
}

function run(program: string, args: readonly string[], account: Account | undefined): void {
  execFileSync(program, [...args], { cwd: '/', stdio: 'pipe', ...(account && { uid: account.uid, gid: account.gid }) });
}

async function fill(version: string): Promise<void> {
  const cluster = join(folder, `postgres-${version}`);
  const account = serverAccount({ ...layoutOf(folder), cluster });
  const control = (...args: string[]) =>
    run(join(DEBIAN, version, 'bin/pg_ctl'), ['-D', cluster, '-w', '-s', ...args], account);
  control('-l', join(cluster, 'log'), '-o', `-c listen_addresses= -k ${cluster}`, 'start');
  const database = openDatabase({ url: `postgres://bursar@localhost/postgres?host=${encodeURIComponent(cluster)}` });
  for (const one of migrations) await migrate(database, one);
  await database.run(async (connection) => {
    for (const [index, text] of TEXTS.entries()) {
      await connection.query`insert into notes.notes values (${index}, ${text})`;
    }
  });
  await database.close();
  control('stop');
}

const notesIn = async (dataDir: string) => {
  const database = openDatabase({ dataDir, keeperProgram });
  try {
    const rows = await database.run((connection) => connection.query`select note from notes.notes order by note_id`);
    return rows.map(({ note }) => note);
  } finally {
    await database.close();
  }
};

const SHOULD =
  installed === undefined
    ? 'names what to install where no older PostgreSQL is'
    : `takes over the data of PostgreSQL ${installed}`;

it(SHOULD, async () => {
  if (installed === undefined) {
    mkdirSync(join(folder, 'postgres-15'));
    writeFileSync(join(folder, 'postgres-15/PG_VERSION'), '15\n');
    await expect(upgraded()).rejects.toThrow(/install it .*--postgres/);
    return;
  }
  makeCluster(installed);
  await fill(installed);
  const before = openDatabase({ dataDir: folder, keeperProgram });
  await expect(before.run((connection) => connection.query`select 1`)).rejects.toThrow(/"bursar upgrade"/);
  await before.close();
  await until(() => processesOf(folder).length === 0);

  const { from, rows, kept } = (await upgraded()) ?? {};
  expect({ from, rows, kept }).toEqual({
    from: installed,
    rows: 3,
    kept: join(folder, `former-postgres-${installed}`),
  });
  expect(await notesIn(folder)).toEqual(TEXTS);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining([`former-postgres-${installed}`, `postgres-${MAJOR_VERSION}`]),
  );
  expect(readdirSync(folder)).not.toContain('upgrade');
  await expect(upgraded()).resolves.toBeUndefined();
});

it('refuses a directory without an older database, and leaves it as it was', async () => {
  await expect(upgraded()).rejects.toThrow(
    new UpgradeRefusal('there is no database in the data directory; name another with --data-dir'),
  );
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(join(folder, 'postgres-19'));
  writeFileSync(join(folder, 'postgres-19/PG_VERSION'), '19\n');
  await expect(upgraded()).rejects.toThrow('is of PostgreSQL 19; PostgreSQL 15 to 17 can be upgraded');
});

it('refuses a folder that is not of the PostgreSQL that made the data', async () => {
  mkdirSync(join(folder, 'postgres-16'));
  writeFileSync(join(folder, 'postgres-16/PG_VERSION'), '16\n');
  await expect(upgraded({ postgres: '/nowhere' })).rejects.toThrow('/nowhere has no PostgreSQL in its folder bin');
  await expect(upgraded()).rejects.toThrow(/install it \(apt-get install postgresql-16, .* --postgres$/);
  expect(readdirSync(folder)).toEqual(['postgres-16']);
});

it('is not needed by a directory of this version, which backups can be made of', async () => {
  const database = openDatabase({ dataDir: folder, keeperProgram });
  await migrate(database, migrations[0] as Migrations);
  await backUp(database, { file: join(folder, 'backup'), migrations, version: '9' }).catch((error: unknown) => {
    expect(error).not.toBeInstanceOf(DatabaseUnavailable);
  });
  await database.close();
  await expect(upgraded()).resolves.toBeUndefined();
});
