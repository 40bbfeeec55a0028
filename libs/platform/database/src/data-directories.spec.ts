import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { locateBinaries } from './embedded/locate-binaries';
import { ClientProcess } from './testing/client-process';
import { postmasterOf, processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';
import { unprivilegedClient, unprivilegedFolder } from './testing/unprivileged';

describe('the data directory of an embedded server', () => {
  let folder: string;
  const nothingRuns = () => until(() => processesOf(folder).length === 0);

  beforeEach(() => {
    folder = testFolder();
    chmodSync(folder, 0o755);
  });

  afterEach(async () => {
    await ClientProcess.killAll();
    await nothingRuns();
    removeFolder(folder);
  });

  it('may have a path that is too long for a socket', async () => {
    const dataDir = join(folder, 'x'.repeat(120), 'y'.repeat(120));
    const [one, two] = [new ClientProcess({ dataDir }), new ClientProcess({ dataDir })];
    expect(await one.do('server')).toEqual(await two.do('server'));
    await Promise.all([one.exit(), two.exit()]);
    await nothingRuns();
  });

  it('may be TCP on loopback with a password, as on Windows', async () => {
    // Root's server runs as another account, which could not read root's password file.
    const binaries = join(folder, 'native');
    cpSync(locateBinaries(), binaries, { recursive: true, verbatimSymlinks: true });
    const options = { dataDir: unprivilegedFolder(join(folder, 'data')), loopback: true, binaries };
    const [one, two] = [unprivilegedClient(folder, options), unprivilegedClient(folder, options)];
    await one.do('table');
    await two.do('insert there');
    const server = postmasterOf(folder) as number;
    expect(readFileSync(`/proc/${server}/cmdline`, 'utf8')).toContain('listen_addresses=127.0.0.1');
    const before = await one.do('server');
    process.kill(server, 'SIGKILL');
    await one.untilOtherServer(before);
    expect(await one.do('entries')).toEqual(['there']);
  });

  it('must be writable', async () => {
    const dataDir = join(folder, 'closed');
    mkdirSync(dataDir, { mode: 0o555 });
    const client = unprivilegedClient(folder, { dataDir, binaries: '/nowhere' });
    expect(await client.send('use')).toEqual({ failed: 'not-writable' });
    const inside = unprivilegedClient(folder, { dataDir: join(dataDir, 'new'), binaries: '/nowhere' });
    expect(await inside.send('use')).toEqual({ failed: 'not-writable' });
  });

  it('must be on a disk that allows new folders', async () => {
    const client = new ClientProcess({ dataDir: '/proc/nowhere' });
    expect(await client.send('use')).toEqual({ failed: 'not-writable' });
  });

  it('must be a folder', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    expect(await new ClientProcess({ dataDir }).send('use')).toEqual({ failed: 'not-writable' });
  });

  it.each(['17', '19'])('must not have been made by PostgreSQL %s', async (version) => {
    const outside = join(folder, 'outside', `postgres-${version}`);
    const within = join(folder, 'within', 'postgres-18');
    for (const cluster of [outside, within]) {
      mkdirSync(cluster, { recursive: true });
      writeFileSync(join(cluster, 'PG_VERSION'), `${version}\n`);
      expect(await new ClientProcess({ dataDir: dirname(cluster) }).send('use')).toEqual({ failed: 'other-version' });
      expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
    }
  });

  it('is not written to when it is deleted or replaced while it is used, and is used again when it is back', async () => {
    const dataDir = join(folder, 'data');
    const [one, two] = [new ClientProcess({ dataDir }), new ClientProcess({ dataDir })];
    await one.do('table');
    await one.do('insert kept');
    await two.do('use');
    const server = postmasterOf(dataDir) as number;
    renameSync(dataDir, join(folder, 'away'));
    for (const client of [one, two]) expect(await client.send('insert lost')).toEqual({ failed: 'deleted' });
    expect(await one.send('use')).toEqual({ failed: 'deleted' });
    expect(existsSync(dataDir)).toBe(false);
    // Nobody uses the server any more.
    await until(() => !existsSync(`/proc/${server}`));
    mkdirSync(dataDir);
    expect(await two.send('entries')).toEqual({ failed: 'deleted' });
    rmSync(dataDir, { recursive: true });
    renameSync(join(folder, 'away'), dataDir);
    expect(await two.do('entries')).toEqual(['kept']);
  });

  it('reports a cluster with missing files, and tries again at the next use', async () => {
    const cluster = join(folder, 'postgres-18');
    const client = new ClientProcess({ dataDir: folder });
    await client.do('use');
    await client.exit();
    await nothingRuns();
    cpSync(join(cluster, 'global/pg_control'), join(folder, 'pg_control'));
    rmSync(join(cluster, 'global/pg_control'));
    const again = new ClientProcess({ dataDir: folder });
    expect(await again.send('use')).toEqual({ failed: 'damaged' });
    expect(await again.send('use')).toEqual({ failed: 'damaged' });
    expect(readFileSync(join(folder, 'server.log'), 'utf8')).not.toContain('keeper:');
  });

  it('gets its links to libraries if the package was installed without scripts', async () => {
    const binaries = withoutLinks(join(folder, 'package'));
    const clients = [1, 2].map((each) => new ClientProcess({ dataDir: join(folder, `data-${each}`), binaries }));
    expect(await Promise.all(clients.map((client) => client.send('use')))).toEqual(
      [{ done: {} }, { done: {} }].map(() => expect.not.objectContaining({ failed: expect.anything() })),
    );
    expect(existsSync(join(binaries, 'lib/libpq.so.5'))).toBe(true);
  });

  it('gets a copy of the binaries if the package is not writable, and it does not belong to root', async () => {
    const binaries = withoutLinks(join(folder, 'package'));
    chmodSync(join(binaries, 'lib'), 0o555);
    const dataDir = unprivilegedFolder(join(folder, 'data'));
    const client = unprivilegedClient(folder, { dataDir, binaries });
    expect(await client.send('use')).not.toHaveProperty('failed');
    expect(readdirSync(dataDir).some((name) => name.startsWith('bursar-postgres-'))).toBe(true);
    expect(readdirSync(join(binaries, 'lib')).includes('libpq.so.5')).toBe(false);
    await client.exit();
  });

  it('gets a copy of the binaries if the server’s account cannot read the package', async () => {
    const closed = join(folder, 'closed');
    const binaries = withoutLinks(join(closed, 'package'));
    chmodSync(closed, 0o700);
    const client = new ClientProcess({ dataDir: folder, binaries });
    expect(await client.send('use')).not.toHaveProperty('failed');
    const isRoot = process.geteuid?.() === 0;
    expect(readdirSync(folder).some((name) => name.startsWith('bursar-postgres-'))).toBe(isRoot);
  });

  it('reports it if no binaries can be run', async () => {
    mkdirSync(join(folder, 'package/native'), { recursive: true });
    writeFileSync(join(folder, 'package/package.json'), '{"version":"0"}');
    const client = new ClientProcess({ dataDir: join(folder, 'data'), binaries: join(folder, 'package/native') });
    expect(await client.send('use')).toEqual({ failed: 'binaries-missing' });
  });
});

describe('an ephemeral server', () => {
  let folder: string;
  const isEmpty = () => readdirSync(folder).length === 0;
  const client = () => new ClientProcess({}, { env: { ...process.env, TMPDIR: folder } });

  beforeEach(() => {
    folder = testFolder();
  });

  afterEach(async () => {
    await ClientProcess.killAll();
    await until(() => processesOf(folder).length === 0);
    removeFolder(folder);
  });

  it.each(['exit', 'kill'] as const)('is removed with its process, after %s', async (end) => {
    const [one, two] = [client(), client()];
    await one.do('table');
    await two.do('use');
    expect(await two.send('entries')).toHaveProperty('failed');
    await one[end]();
    await two.do('close');
    await until(isEmpty);
  });

  it('is removed even if its process is killed during initdb', async () => {
    const one = client();
    void one.send('use');
    await until(() => processesOf(folder).some(({ command }) => command.includes('initdb')));
    await one.kill();
    await until(isEmpty);
  });
});

/** A copy of the binaries as npm installs them without install scripts. */
function withoutLinks(to: string): string {
  const native = locateBinaries();
  cpSync(join(native, '../package.json'), join(to, 'package.json'));
  cpSync(native, join(to, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) rmSync(join(to, target), { force: true });
  return join(to, 'native');
}
