import { INITIALIZE_PARAMS, requestLine, type RpcMessage } from './json-rpc';
import { RunningProcess, within, type Exit, type StartOptions } from './running-process';
import { BURSAR } from '../fixtures/workspace';

interface StdioOptions extends StartOptions {
  /** The arguments after the script; `stdio` by default. */
  readonly args?: readonly string[];
  readonly script?: string;
  /** A program with its arguments that starts it, such as one that sets a limit. */
  readonly under?: readonly string[];
}

interface Waiter {
  readonly matches: (message: RpcMessage) => boolean;
  readonly resolve: (message: RpcMessage) => void;
  readonly reject: (error: Error) => void;
}

/** The server over stdin and stdout without a client: a test may send any bytes. */
export class StdioServer {
  readonly process: RunningProcess;
  /** Every line of stdout so far that is not a JSON object; a right server writes none. */
  readonly strayLines: string[] = [];
  /** Messages that no test has taken yet. */
  readonly unread: RpcMessage[] = [];
  private waiters: Waiter[] = [];
  private rest = '';
  private lastId = 1_000_000;

  constructor({ args = ['stdio'], script = BURSAR, under = [], ...options }: StdioOptions = {}) {
    const [command = process.execPath, ...words] = [...under, process.execPath, script, ...args];
    this.process = new RunningProcess(command, words, options);
    this.process.child.stdout.on('data', (text: string) => this.onText(text));
    void this.process.exit.then(() => this.onEnd());
  }

  /** Starts and goes through the handshake of the 2025 protocols. */
  static async started(options?: StdioOptions): Promise<StdioServer> {
    const server = new StdioServer(options);
    await server.request('initialize', INITIALIZE_PARAMS);
    server.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    return server;
  }

  send(line: string | Buffer): void {
    this.process.child.stdin.write(line);
    this.process.child.stdin.write('\n');
  }

  /** Sends a line and waits for the next error whose `id` is null. */
  refusalOf(line: string | Buffer): Promise<RpcMessage> {
    this.send(line);
    return this.next(({ id }) => id === null);
  }

  request(method: string, params?: unknown): Promise<RpcMessage> {
    const id = ++this.lastId;
    this.send(requestLine(id, method, params));
    return this.answerTo(id);
  }

  callTool(name: string, input: unknown): Promise<RpcMessage> {
    return this.request('tools/call', { name, arguments: input });
  }

  answerTo(id: string | number): Promise<RpcMessage> {
    return this.next((message) => message.id === id);
  }

  /** The first message not taken yet that matches; fails when the server ends without one. */
  next(matches: (message: RpcMessage) => boolean): Promise<RpcMessage> {
    const index = this.unread.findIndex(matches);
    const [found] = index < 0 ? [] : this.unread.splice(index, 1);
    if (found !== undefined) return Promise.resolve(found);
    const answer = new Promise<RpcMessage>((resolve, reject) => this.waiters.push({ matches, resolve, reject }));
    return within(answer, () => `an answer of ${this.process.describe()}`);
  }

  /** Closes the server's input, as a host does when it goes, and waits for the end. */
  close(): Promise<Exit> {
    this.process.child.stdin.end();
    return this.process.ended();
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  private onText(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.onLine(line);
  }

  private onLine(line: string): void {
    let message: RpcMessage;
    try {
      message = JSON.parse(line) as RpcMessage;
    } catch {
      this.strayLines.push(line);
      return;
    }
    const index = this.waiters.findIndex(({ matches }) => matches(message));
    const [waiter] = index < 0 ? [] : this.waiters.splice(index, 1);
    if (waiter === undefined) this.unread.push(message);
    else waiter.resolve(message);
  }

  private onEnd(): void {
    if (this.rest !== '') this.strayLines.push(this.rest);
    const waiters = this.waiters;
    this.waiters = [];
    for (const { reject } of waiters) reject(new Error(`no answer before the end of ${this.process.describe()}`));
  }
}
