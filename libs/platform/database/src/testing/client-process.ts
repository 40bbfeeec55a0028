import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { DatabaseOptions } from '../database-options';
import { buildPrograms } from './build-program';
import { killServers, until } from './processes';

/** The programs that tests of several processes run. */
export function testPrograms(): string {
  return buildPrograms(['testing/client-program.ts', 'testing/database-keeper.ts']);
}

/** A separate process that uses the database and takes commands from the test. */
export class ClientProcess {
  static readonly #running = new Set<ClientProcess>();
  readonly #child: ChildProcess;
  readonly #results: AsyncIterator<string>;
  readonly #exited: Promise<unknown>;

  constructor(options: DatabaseOptions, spawnOptions: SpawnOptions = {}, programs = testPrograms()) {
    this.#child = spawn(process.execPath, [join(programs, 'client-program.js'), JSON.stringify(options)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      ...spawnOptions,
    });
    this.#exited = once(this.#child, 'exit');
    this.#results = createInterface({ input: this.#child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
    ClientProcess.#running.add(this);
  }

  /** The result of a command, or its failure. */
  async send(command: string): Promise<{ done?: unknown; failed?: string }> {
    this.#child.stdin?.write(`${command}\n`);
    const { value } = await this.#results.next();
    return JSON.parse(value ?? '{"failed":"ended"}') as { done?: unknown; failed?: string };
  }

  /** The result of a command; throws its failure. */
  async do<Result = unknown>(command: string): Promise<Result> {
    const { done, failed } = await this.send(command);
    if (failed !== undefined) throw new Error(`${command}: ${failed}`);
    return done as Result;
  }

  /** Waits until another server than the given one answers; sessions of a killed server may answer for a moment. */
  async untilOtherServer(than: unknown): Promise<void> {
    await until(async () => {
      const { done } = await this.send('server');
      return done !== undefined && JSON.stringify(done) !== JSON.stringify(than);
    });
  }

  /** Exits without closing the database. */
  async exit(): Promise<void> {
    this.#child.stdin?.write('exit\n');
    this.#child.stdin?.end();
    await this.#exited;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  /** kill -9 for it and for the servers of a folder at the same time, so that none notices the end of another. */
  async killWithServers(folder: string): Promise<void> {
    this.#child.kill('SIGSTOP');
    killServers(folder);
    await this.kill();
  }

  static async killAll(): Promise<void> {
    await Promise.all([...ClientProcess.#running].map((client) => client.kill()));
    ClientProcess.#running.clear();
  }
}
