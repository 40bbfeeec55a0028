import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';

import { DataDirectory, HttpServer, runBursar, TemporaryFolder, TOOLS, type Finished } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

/** Any free port: another run of this machine may hold the usual one. */
const ANY_PORT = ['--port', '0'];

/** The lines as [mark, subject, message]. */
function linesOf({ stdout }: Finished): (string | undefined)[][] {
  const lines = [...stdout.matchAll(/^(ok|note|FAIL|skip) {2,}(\S+(?: \S+)*) {2,}(.+)$/gm)];
  return lines.map(([, mark, about, message]) => [mark, about, message]);
}

const line = (finished: Finished, about: string) => linesOf(finished).find(([, found]) => found === about);

describe('where all is well, doctor', () => {
  it('has a line for each check, and creates nothing in an unused data directory', async () => {
    const dataDir = join(folder.path, 'not', 'yet');
    const env = { BURSAR_DATA_DIR: dataDir, BURSAR_DATADIR: 'misspelt' };
    const finished = await runBursar(['doctor', ...ANY_PORT], { env });
    expect({ ...finished, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(linesOf(finished)).toEqual([
      ['ok', 'node', process.versions.node],
      ['ok', 'settings', 'BURSAR_DATA_DIR, --port; defaults for the rest'],
      ['note', 'settings', 'BURSAR_DATADIR is not a setting of bursar and is ignored'],
      ['ok', 'bundled PostgreSQL', expect.stringMatching(/^18\.\S+ for \S+-\S+$/)],
      ['ok', 'data directory', `${dataDir} (created on first use)`],
      ['ok', 'database', expect.stringMatching(/^PostgreSQL 18\.\S+ responds$/)],
      ['note', 'tables', expect.stringMatching(/^migrations pending: \d+/)],
      ['ok', 'tools', expect.stringMatching(new RegExp(`^${TOOLS.length}, for \\d+ of 20000 tokens$`))],
      ['ok', 'port', 'any free port on 127.0.0.1'],
    ]);
    expect(finished.stdout).toMatch(/\n\nAll checks passed\.\n$/);
    expect(existsSync(join(folder.path, 'not'))).toBe(false);
  });

  it('notes names with dots, which were requested', async () => {
    const args = ['--data-dir', join(folder.path, 'not', 'yet'), '--tool-names', 'contract', ...ANY_PORT];
    const finished = await runBursar(['doctor', ...args]);
    expect(finished).toMatchObject({ status: 0, stderr: '' });
    const message = /^\d+, for \d+ of 20000 tokens; several hosts reject names like planifi\.\w+\.v1$/;
    expect(line(finished, 'tools')).toEqual(['note', 'tools', expect.stringMatching(message)]);
  });

  it('looks at a server that runs: its database, its tables and its port', async () => {
    const data = new DataDirectory();
    const http = await HttpServer.started({ args: [...data.args] });
    try {
      expect(await runBursar(['migrate', ...data.args])).toMatchObject({ status: 0 });
      const finished = await runBursar(['doctor', ...data.args, '--port', http.url.port]);
      expect(finished).toMatchObject({ status: 0, stderr: '' });
      expect(line(finished, 'data directory')).toEqual(['ok', 'data directory', data.path]);
      expect(line(finished, 'tables')).toEqual(['ok', 'tables', 'up to date']);
      expect(line(finished, 'port')).toEqual([
        'ok',
        'port',
        `bursar is already running on port ${http.url.port} of 127.0.0.1`,
      ]);
    } finally {
      await http.stop();
      await data.remove();
    }
  });
});

describe('where a check fails, doctor reports it and what to do, with status 1', () => {
  const other: Server = createServer((socket) => socket.destroy());
  beforeAll(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve)));
  afterAll(() => other.close());
  const port = () => String((other.address() as AddressInfo).port);

  const newer = () => {
    const cluster = join(folder.path, 'newer', 'postgres-19');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '19\n');
    return join(folder.path, 'newer');
  };

  it.each<[string, () => { args?: string[]; env?: Record<string, string> }, string, RegExp]>([
    [
      'a DATABASE_URL where nothing answers',
      () => ({ env: { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/home' } }),
      'database',
      /^The database that DATABASE_URL names cannot be reached; start it, or correct DATABASE_URL\.$/,
    ],
    [
      'a DATABASE_URL that is none',
      () => ({ env: { DATABASE_URL: 'mysql://someone:secret@127.0.0.1/home' } }),
      'settings',
      /^invalid DATABASE_URL: expected postgres:/,
    ],
    [
      'a directory that cannot be written',
      () => ({ args: ['--data-dir', '/dev/null/nowhere'] }),
      'data directory',
      /^\/dev\/null\/nowhere: .*cannot be written; .*name another with --data-dir\.$/,
    ],
    [
      'a directory of a newer PostgreSQL',
      () => ({ args: ['--data-dir', newer()] }),
      'data directory',
      /another major version .*; use the version of bursar that made it/,
    ],
    [
      'a port that another program holds',
      () => ({ args: ['--data-dir', '/dev/null/nowhere', '--port', port()] }),
      'port',
      /is in use; choose another with --port/,
    ],
    [
      'a setting that cannot be used',
      () => ({ args: ['--host', '0.0.0.0', '--auth', 'none'] }),
      'settings',
      /^--auth none works on loopback only: .*use --auth key or --auth oauth$/,
    ],
  ])('%s', async (_, given, about, message) => {
    const { args = [], env = {} } = given();
    const finished = await runBursar(['doctor', ...ANY_PORT, ...args], { env });
    expect(line(finished, about)).toEqual(['FAIL', about, expect.stringMatching(message)]);
    expect(finished).toMatchObject({ status: 1, stderr: '' });
    expect(finished.stdout).toMatch(new RegExp(`\\n\\nFailed: .*${about}\\.\\n$`));
    expect(finished.stdout).not.toMatch(/secret|someone/);
  });
});
