import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { ownAccount } from '@bursar/database/testing';

import { TemporaryFolder, within } from '../index';

/** Tests with programs of Debian's packages. A missing one is a failure in CI alone. */
export function suiteWith(programs: readonly string[]): jest.Describe {
  const areHere = programs.every((name) => spawnSync(name, ['--version']).error === undefined);
  return areHere || process.env['CI'] !== undefined ? describe : describe.skip;
}

/** A program in the background, in a folder of its own. As root it runs as the account of the databases. */
export class Program {
  readonly folder = new TemporaryFolder();
  readonly #account = ownAccount(this.folder.path);
  #process: ChildProcess | undefined;
  #output = '';

  constructor(
    private readonly command: string,
    private readonly args: (folder: string) => readonly string[],
  ) {
    chmodSync(this.folder.path, 0o755);
  }

  /** Writes a file that it can read. */
  write(name: string, lines: readonly string[]): void {
    const path = this.folder.write(name, `${lines.join('\n')}\n`);
    if (this.#account !== undefined) chownSync(path, this.#account.uid, this.#account.gid);
  }

  /** Starts it, and waits until it accepts connections. One that ends at once is started again. */
  async start(port: number): Promise<void> {
    await within(this.#untilListening(port), () => `${this.command}: ${this.#output}`);
  }

  async #untilListening(port: number): Promise<void> {
    do {
      if (this.#hasEnded()) this.#process = await this.#spawn();
      await pause(20);
    } while (this.#hasEnded() || !(await isListening(port)));
  }

  async #spawn(): Promise<ChildProcess> {
    const { path } = this.folder;
    const started = spawn(this.command, this.args(path), {
      cwd: path,
      ...this.#account,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
    await once(started, 'spawn');
    return started;
  }

  #hasEnded(): boolean {
    const running = this.#process;
    return running === undefined || running.exitCode !== null || running.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const running = this.#process;
    if (running === undefined || this.#hasEnded()) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await within(ended, () => `the end of ${this.command}: ${this.#output}`);
  }

  /** Ends it and removes its folder. */
  async stop(): Promise<void> {
    await this.end();
    this.folder.remove();
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).on('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
