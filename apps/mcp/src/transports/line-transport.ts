import type { Readable, Writable } from 'node:stream';

import { ProtocolErrorCode, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server';

import { logFault } from '../observability/log';
import { INTERNAL_ERROR_MESSAGE, normalizeMessage } from '../protocol/sdk-errors';
import { hasPlaceholders, spliced } from '../protocol/spliced-json';
import { tooLarge, type Incoming } from './json-rpc-message';
import { LineSplitter } from './line-splitter';
import { localSender, type ReadMessage } from './message-reader';

const LIMIT_MEBIBYTES = 32;
const LIMIT_BYTES = LIMIT_MEBIBYTES * 1024 * 1024;

/** Unread responses are buffered up to this size; then no more input is read until they are read. */
const UNREAD_LIMIT_BYTES = 64 * 1024 * 1024;

/** While a large message is read, no more than so many lines are kept for later. */
const MOST_WAITING = 16;

/** How long responses may still go out after the input has ended. */
const DRAIN_MILLISECONDS = 1_200;

/**
 * JSON-RPC messages, one per line. The SDK's stdio transport ignores a line that is not JSON, closes on a long one,
 * copies its buffer with every chunk, and drops requests that arrive just before the input ends.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;

  private readonly lines = new LineSplitter(
    LIMIT_BYTES,
    (line) => this.readLine(line),
    () => this.receive(tooLarge(LIMIT_MEBIBYTES)),
  );
  private draining: Promise<void> | undefined;
  private endedAt: number | undefined;
  private isClosed = false;
  /** The methods of requests that have no response yet, by id. */
  private readonly pending = new Map<unknown, string>();

  /** Ends the reading of a large message. */
  private readonly closing = new AbortController();
  private readonly sender = localSender(this.closing.signal);
  /** Ends when all lines that came are read. */
  private reading: Promise<void> | undefined;
  private waiting = 0;

  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
    private readonly read: ReadMessage,
  ) {}

  async start(): Promise<void> {
    this.input.on('data', this.onData);
    this.input.on('end', this.onEnd);
    this.input.on('close', this.onEnd);
    this.input.on('error', this.onEnd);
    // The reader is gone.
    this.output.on('error', () => void this.close());
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    const normalized = this.normalized(message);
    this.corkUntilNextTick();
    const hasRoom = this.write(`${JSON.stringify(normalized)}\n`);
    if ('id' in message && !('method' in message)) this.settle(message.id);
    if (this.output.writableLength > UNREAD_LIMIT_BYTES) this.input.pause();
    return hasRoom ? Promise.resolve() : this.drained();
  }

  private write(message: string): boolean {
    if (!hasPlaceholders()) return this.output.write(message);
    let hasRoom = true;
    for (const piece of spliced(message)) hasRoom = this.output.write(piece);
    return hasRoom;
  }

  /** Errors of the SDK are rewritten here, whichever of its layers made them. */
  private normalized(message: JSONRPCMessage): JSONRPCMessage {
    const normalized = normalizeMessage(message, (id) => this.pending.get(id));
    if (normalized !== message && 'error' in normalized && normalized.error.code === ProtocolErrorCode.InternalError) {
      void logFault(undefined, { method: this.pending.get(normalized.id) });
    }
    return normalized;
  }

  /** Responses of one turn of the event loop leave in one write, which costs as much as a small call. */
  private corkUntilNextTick(): void {
    if (this.output.writableCorked > 0) return;
    this.output.cork();
    process.nextTick(() => this.output.uncork());
  }

  /** One listener for all messages that wait for a slow reader. */
  private drained(): Promise<void> {
    this.draining ??= new Promise((resolve) => {
      this.output.once('drain', () => {
        this.draining = undefined;
        if (!this.isClosed) this.input.resume();
        resolve();
      });
    });
    return this.draining;
  }

  /** How long ago the input ended; 0 if it has not. */
  get endingMilliseconds(): number {
    return this.endedAt === undefined ? 0 : performance.now() - this.endedAt;
  }

  /** Resolves when everything sent has been written; the caller has to bound the wait for a reader that never reads. */
  flushed(): Promise<void> {
    return new Promise((resolve) => this.output.write('', () => resolve()));
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.closing.abort();
    this.input.off('data', this.onData);
    this.input.pause();
    this.onclose?.();
  }

  private readonly onData = (chunk: Buffer): void => this.lines.push(chunk);

  /** A large message is read elsewhere. Those after it wait, since one of them may cancel it. */
  private readLine(line: Buffer): void {
    const read = () => this.read(line, this.sender);
    const incoming = this.reading === undefined ? read() : this.reading.then(read);
    if (!(incoming instanceof Promise)) {
      this.receive(incoming);
      return;
    }
    this.waiting += 1;
    if (this.waiting > MOST_WAITING) this.input.pause();
    const reading = incoming
      .then((message) => this.receive(message))
      .catch((error: unknown) => this.failReading(error))
      .then(() => {
        this.waiting -= 1;
        if (this.waiting > 0) return;
        this.reading = undefined;
        if (!this.isClosed) this.input.resume();
        this.closeWhenDone();
      });
    this.reading = reading;
  }

  private async failReading(error: unknown): Promise<void> {
    if (this.isClosed) return;
    await logFault(error, { transport: 'stdio' });
    const data = { code: 'INTERNAL_ERROR' };
    const failure = { code: ProtocolErrorCode.InternalError, message: INTERNAL_ERROR_MESSAGE, data };
    this.receive({ kind: 'refused', id: null, error: failure });
  }

  private receive(incoming: Incoming): void {
    if (incoming.kind === 'refused') {
      void this.send({ jsonrpc: '2.0', id: incoming.id, error: incoming.error } as JSONRPCMessage);
      return;
    }
    const { message } = incoming;
    if ('method' in message) {
      if ('id' in message) this.pending.set(message.id, message.method);
      // A cancelled request gets no response.
      else if (message.method === 'notifications/cancelled') this.settle(message.params?.['requestId']);
    }
    this.onmessage?.(message);
  }

  /** The last line may lack its newline; pending requests are still answered, within a time limit. */
  private readonly onEnd = (): void => {
    if (this.endedAt !== undefined) return;
    this.endedAt = performance.now();
    this.lines.end();
    setTimeout(() => void this.close(), DRAIN_MILLISECONDS).unref();
    this.closeWhenDone();
  };

  private settle(id: unknown): void {
    this.pending.delete(id);
    this.closeWhenDone();
  }

  /** A pipe takes 64 KiB at a time: the last response may still be on its way to a slow reader. */
  private closeWhenDone(): void {
    if (this.endedAt !== undefined && this.pending.size === 0 && this.reading === undefined)
      void this.flushed().then(() => this.close());
  }
}
