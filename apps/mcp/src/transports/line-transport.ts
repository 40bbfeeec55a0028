import type { Readable, Writable } from 'node:stream';

import { ProtocolErrorCode, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server';

import { logFault } from '../observability/log';
import { normalizeMessage } from '../protocol/sdk-errors';
import { readJsonRpc, tooLarge, type Incoming } from './json-rpc-message';

const LIMIT_MEBIBYTES = 32;
const LIMIT_BYTES = LIMIT_MEBIBYTES * 1024 * 1024;
const NEWLINE = 0x0a;

/** Unread responses are buffered up to this size; then no more input is read until they are read. */
const UNREAD_LIMIT_BYTES = 64 * 1024 * 1024;

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

  private chunks: Buffer[] = [];
  private bufferedBytes = 0;
  /** The current line is over the limit: the rest of it is discarded. */
  private isSkipping = false;
  private draining: Promise<void> | undefined;
  private endedAt: number | undefined;
  private isClosed = false;
  /** The methods of requests that have no response yet, by id. */
  private readonly pending = new Map<unknown, string>();

  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
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
    const hasRoom = this.output.write(`${JSON.stringify(normalized)}\n`);
    if ('id' in message && !('method' in message)) this.settle(message.id);
    if (this.output.writableLength > UNREAD_LIMIT_BYTES) this.input.pause();
    return hasRoom ? Promise.resolve() : this.drained();
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
    this.input.off('data', this.onData);
    this.input.pause();
    this.onclose?.();
  }

  private readonly onData = (chunk: Buffer): void => {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.buffer(chunk.subarray(start, end));
      this.endLine();
      start = end + 1;
    }
    this.buffer(chunk.subarray(start));
  };

  private buffer(part: Buffer): void {
    if (part.length === 0 || this.isSkipping) return;
    this.bufferedBytes += part.length;
    this.chunks.push(part);
    if (this.bufferedBytes <= LIMIT_BYTES) return;
    this.clearLine();
    this.isSkipping = true;
    this.receive(tooLarge(LIMIT_MEBIBYTES));
  }

  private endLine(): void {
    if (this.isSkipping) {
      this.isSkipping = false;
      return;
    }
    const line = this.chunks.length === 1 ? (this.chunks[0] as Buffer) : Buffer.concat(this.chunks);
    this.clearLine();
    const text = line.toString('utf8');
    if (text.trim() !== '') this.receive(readJsonRpc(text));
  }

  private clearLine(): void {
    this.chunks = [];
    this.bufferedBytes = 0;
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
    if (this.bufferedBytes > 0) this.endLine();
    setTimeout(() => void this.close(), DRAIN_MILLISECONDS).unref();
    this.closeWhenDone();
  };

  private settle(id: unknown): void {
    this.pending.delete(id);
    this.closeWhenDone();
  }

  /** A pipe takes 64 KiB at a time: the last response may still be on its way to a slow reader. */
  private closeWhenDone(): void {
    if (this.endedAt !== undefined && this.pending.size === 0) void this.flushed().then(() => this.close());
  }
}
