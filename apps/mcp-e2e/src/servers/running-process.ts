import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

import { ROOT, serverEnvironment } from '../fixtures/workspace';

export interface Exit {
  /** The exit status, or null when a signal killed the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** How long a test waits for one answer or end. Only a failing test waits that long, on a busy machine too. */
export const PATIENCE_MILLISECONDS = 600_000;

/** Fails with `what` instead of waiting forever. */
export async function within<T>(promise: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for ${what()}`)), PATIENCE_MILLISECONDS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A process that a test started, with everything that it wrote. */
export class RunningProcess {
  readonly child: ChildProcessWithoutNullStreams;
  /** Settles when the process has gone and its output has been read to the end. */
  readonly exit: Promise<Exit>;
  stdout = '';
  stderr = '';

  constructor(command: string, args: readonly string[], { env = {}, cwd = ROOT }: StartOptions = {}) {
    this.child = spawn(command, [...args], { cwd, env: serverEnvironment(env), stdio: 'pipe' });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    // Writing to a process that has gone is what some tests are about.
    this.child.stdin.on('error', () => undefined);
    this.exit = once(this.child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  /** Waits for the process to end by itself. */
  ended(): Promise<Exit> {
    return within(this.exit, () => `the end of ${this.describe()}`);
  }

  /** Ends the process if it still runs, for the clearing up after a test. */
  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
    await this.ended();
  }

  describe(): string {
    return `${this.child.spawnargs.slice(1).join(' ')} (stderr: ${this.stderr.trim() || 'nothing'})`;
  }
}
