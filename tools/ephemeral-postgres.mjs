// A PostgreSQL server from the machine's own binaries, which lives as long as a test run.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian installs each version, in addition to the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The oldest server from `oldest` on whose binaries are on this machine: its version and their folder. */
export function findPostgres(oldest) {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => join(DEBIAN, name, 'bin')) : [];
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)]
    .filter((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, version: majorVersion(folder) }))
    .filter(({ version }) => version >= oldest)
    .sort((one, other) => one.version - other.version)[0];
}

function majorVersion(folder) {
  try {
    return Number(/\d+/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0]);
  } catch {
    return Number.NaN;
  }
}

/** Starts a server on loopback; gives its address, and a function that stops it and removes its data. */
export async function startPostgres(binaries) {
  const root = mkdtempSync(join(tmpdir(), 'bursar-postgres-'));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  try {
    const account = unprivilegedAccount(root);
    const password = randomBytes(16).toString('hex');
    const [data, passwordFile] = [join(root, 'data'), join(root, 'password')];
    writeFileSync(passwordFile, password);
    const run = { cwd: root, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, stdio: 'pipe', ...account };
    const initdb = ['-D', data, '-U', 'bursar', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    execFileSync(join(binaries, 'initdb'), [...initdb, '--encoding=UTF8', '--locale=C', '--no-sync'], run);
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(binaries, 'postgres'), ['-D', data, ...args], { ...run, stdio: 'ignore' });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await untilReady(server, join(data, 'postmaster.pid'));
    const stop = async () => {
      server.kill('SIGINT');
      await ended;
      remove();
    };
    return { url: `postgres://bursar:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL does not run as root: `nobody` owns the folder and runs it then. */
function unprivilegedAccount(root) {
  if (process.geteuid?.() !== 0) return {};
  chmodSync(root, 0o755);
  chownSync(root, 65_534, 65_534);
  return { uid: 65_534, gid: 65_534 };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(server, pidFile) {
  for (let isReady = false; !isReady; await pause(20)) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('PostgreSQL did not start');
    isReady = existsSync(pidFile) && /^ready/m.test(readFileSync(pidFile, 'utf8'));
  }
}
