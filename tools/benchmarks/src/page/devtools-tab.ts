import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** What is measured is the page: the browser does nothing else meanwhile. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--lang=en-GB',
  '--window-size=1280,900',
  '--remote-debugging-pipe',
];

interface Reply {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: Readonly<Record<string, unknown>>;
}

/**
 * A tab of a browser of its own, driven by the DevTools protocol without its events. A driver for tests listens to every
 * request that a page makes, which takes as much of two cores as the page itself.
 */
export class DevToolsTab {
  #lastId = 0;
  #session: string | undefined;
  readonly #waiting = new Map<number, (reply: Reply) => void>();

  private constructor(
    private readonly input: Writable,
    output: Readable,
    readonly close: () => Promise<void>,
  ) {
    let text = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = `${text}${chunk}`.split('\0');
      text = messages.pop() ?? '';
      for (const message of messages) this.#settle(JSON.parse(message) as Reply);
    });
  }

  static async open(): Promise<DevToolsTab> {
    const folder = mkdtempSync(join(tmpdir(), 'bursar-browser-'));
    const program = process.env['BURSAR_TEST_CHROMIUM'] ?? '/usr/bin/chromium';
    const browser = spawn(program, [...ARGUMENTS, `--user-data-dir=${folder}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const ended = once(browser, 'exit');
    const tab = new DevToolsTab(browser.stdio[3] as Writable, browser.stdio[4] as Readable, async () => {
      await tab.send('Browser.close');
      await ended;
      // Its other processes may still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    });
    const { targetId } = await tab.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await tab.send('Target.attachToTarget', { targetId, flatten: true });
    tab.#session = sessionId as string;
    return tab;
  }

  /** Sends a command of the protocol, and waits for its result. */
  async send(method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.#lastId;
    const replied = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    const session = this.#session === undefined ? {} : { sessionId: this.#session };
    this.input.write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    const { error, result } = await replied;
    if (error !== undefined || result === undefined) throw new Error(`${method}: ${error?.message}`);
    return result;
  }

  /** The value of an expression in the page, once it has one. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', options);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { readonly value: Value }).value;
  }

  #settle(reply: Reply): void {
    if (reply.id === undefined) return;
    this.#waiting.get(reply.id)?.(reply);
    this.#waiting.delete(reply.id);
  }
}
