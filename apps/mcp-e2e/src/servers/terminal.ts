import { stripVTControlCharacters } from 'node:util';

import { RunningProcess, type StartOptions } from './running-process';
import { BURSAR } from '../fixtures/workspace';

interface TerminalOptions extends StartOptions {
  readonly columns?: number;
}

/** What a person sees: everything that was written, with the escapes of colours and of lines that are rewritten. */
export interface Seen {
  readonly status: number | null;
  readonly screen: string;
}

/** A command of bursar in a terminal of its own, which `script` of util-linux makes. */
export class Terminal {
  readonly #process: RunningProcess;

  constructor(args: readonly string[], { columns = 100, ...options }: TerminalOptions = {}) {
    const words = [process.execPath, BURSAR, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
    // What runs the tests may set FORCE_COLOR, which no terminal has by itself.
    const command = `unset FORCE_COLOR; stty cols ${columns} rows 40 -echo; exec ${words.join(' ')}`;
    this.#process = new RunningProcess('script', ['-qec', command, '/dev/null'], options);
  }

  get screen(): string {
    return this.#process.stdout.replaceAll('\r\n', '\n');
  }

  /** Types keys; `\u0003` is Ctrl-C. */
  type(keys: string): void {
    this.#process.child.stdin.write(keys);
  }

  async ended(): Promise<Seen> {
    try {
      const { code } = await this.#process.ended();
      return { status: code, screen: this.screen };
    } finally {
      await this.#process.stop();
    }
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}

/** Runs a command of bursar in a terminal to its end. */
export function runInTerminal(args: readonly string[], options?: TerminalOptions): Promise<Seen> {
  return new Terminal(args, options).ended();
}

/** Without colours. */
export function plain(screen: string): string {
  return stripVTControlCharacters(screen);
}
