import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { serverAccount, type Account } from '../embedded/account';
import { layoutOf } from '../embedded/layout';
import { locateBinaries, program } from '../embedded/locate-binaries';
import { readPostmasterFile } from '../embedded/postmaster-file';
import { prepareBinaries } from '../embedded/prepare-binaries';
import { keptEnvironment } from '../embedded/run-server-program';
import { childrenOf, signalIfRunning } from './processes';
import { steadyPort } from './steady-port';

/** The folder of Debian's packages, with a subfolder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;
/** The backends of a killed server hold its shared memory for a moment. */
const START_LIMIT_MILLISECONDS = 300_000;

/**
 * A server that one test has for itself and may kill and start again. It is the oldest supported version that is
 * installed on the machine, or the bundled one.
 */
export class OwnServer {
  readonly #root = realpathSync(mkdtempSync(join(tmpdir(), 'bursar-own-server-')));
  readonly #data = join(this.#root, 'data');
  #password = randomBytes(16).toString('hex');
  #account: Account | undefined;
  #native = '';
  #port = 0;
  #postmaster: ChildProcess | undefined;

  static started(): Promise<OwnServer> {
    const server = new OwnServer();
    return server.#startedWith(() => server.#initialize());
  }

  /** A hot standby of a server, which is ended for the copy and started again. */
  static async standbyOf(primary: OwnServer): Promise<OwnServer> {
    const server = new OwnServer();
    server.#password = primary.#password;
    await primary.end();
    const standby = await server.#startedWith(() => server.#copy(primary));
    await primary.start();
    return standby;
  }

  async #startedWith(make: () => void): Promise<OwnServer> {
    try {
      this.#prepare();
      make();
      this.#port = await steadyPort();
      await this.start();
      return this;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  get url(): string {
    return `postgres://bursar:${this.#password}@127.0.0.1:${this.#port}/postgres`;
  }

  /** Starts it if it does not run, and waits until it is ready. */
  async start(): Promise<void> {
    const end = Date.now() + START_LIMIT_MILLISECONDS;
    while (!this.#isReady()) {
      if (Date.now() > end) throw new Error('the server of the test does not start');
      if (this.#hasEnded()) this.#postmaster = this.#spawn();
      await pause(20);
    }
  }

  /** kill -9. */
  kill(): void {
    this.#postmaster?.kill('SIGKILL');
  }

  /** Stops all of its processes where they are, as on a machine that hangs, or lets them go on. */
  suspend(isSuspended: boolean): void {
    const { pid } = this.#postmaster ?? {};
    if (pid === undefined) return;
    // Each backend is a child of the postmaster; that of a closed connection may end meanwhile.
    for (const one of [pid, ...childrenOf(pid)]) signalIfRunning(one, isSuspended ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Shuts it down and keeps its data. */
  async end(): Promise<void> {
    const postmaster = this.#postmaster;
    if (postmaster === undefined || this.#hasEnded()) return;
    const ended = once(postmaster, 'exit');
    this.suspend(false);
    postmaster.kill('SIGINT');
    await ended;
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    await this.end();
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 10 });
  }

  #prepare(): void {
    const layout = layoutOf(this.#root);
    this.#account = serverAccount(layout);
    this.#native = debianServer() ?? prepareBinaries(locateBinaries(), layout, this.#account);
    if (this.#account === undefined) return;
    chmodSync(this.#root, 0o755);
    chownSync(this.#root, this.#account.uid, this.#account.gid);
  }

  #initialize(): void {
    const passwordFile = join(this.#root, 'password');
    writeFileSync(passwordFile, this.#password);
    const args = ['-D', this.#data, '-U', 'bursar', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    execFileSync(program(this.#native, 'initdb'), [...args, '--encoding=UTF8', '--locale=C', '--no-sync'], {
      ...this.#asAccount(),
      stdio: 'pipe',
    });
  }

  /** The user and database that the standby follows are those of the URL. */
  #copy(primary: OwnServer): void {
    execFileSync('cp', ['-a', primary.#data, this.#data]);
    writeFileSync(join(this.#data, 'standby.signal'), '');
    const place = `host=127.0.0.1 port=${primary.#port} user=bursar password=${primary.#password}`;
    appendFileSync(join(this.#data, 'postgresql.auto.conf'), `primary_conninfo = '${place}'\n`);
  }

  #spawn(): ChildProcess {
    const settings = {
      port: this.#port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      // Committed data survives a crash of the server, though not a power failure.
      fsync: 'off',
      // A standby that finds no primary looks again soon.
      wal_retrieve_retry_interval: '100ms',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const path = program(this.#native, 'postgres');
    return spawn(path, ['-D', this.#data, ...args], { ...this.#asAccount(), stdio: 'ignore' });
  }

  #asAccount() {
    return { cwd: this.#root, env: { ...keptEnvironment(), LC_ALL: 'C', TZ: 'UTC' }, ...this.#account };
  }

  #hasEnded(): boolean {
    const postmaster = this.#postmaster;
    return postmaster === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null;
  }

  /** Checks the process id in the file, which a killed server may have left. */
  #isReady(): boolean {
    const file = readPostmasterFile(this.#data);
    return !this.#hasEnded() && file?.status === 'ready' && file.pid === this.#postmaster?.pid;
  }
}

function debianServer(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST_VERSION && existsSync(program(join(DEBIAN, String(version)), 'postgres')));
  return versions.length === 0 ? undefined : join(DEBIAN, String(Math.min(...versions)));
}
