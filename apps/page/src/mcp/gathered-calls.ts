import type { CallToolResult, ToolInput } from '@bursar/views/html-views';
import { refusalInError, RefusedCall } from '@bursar/views/language';

import type { Message, ServerRequests } from './server-requests';

export interface CallParams {
  readonly name: string;
  readonly arguments: ToolInput;
}

/** Characters: a larger call, such as one with a file, is sent by itself. */
const LARGEST = 2_000;
/** The server takes no more in one request. */
const MOST_CALLS = 32;

interface Waiting {
  readonly params: CallParams;
  resolve(result: CallToolResult): void;
  reject(error: unknown): void;
}

/** Sends the calls that a screen makes at once in one request, whose answers come back sooner than those of several. */
export class GatheredCalls {
  #waiting: Waiting[] = [];

  constructor(
    private readonly server: ServerRequests,
    private readonly callAlone: (params: CallParams) => Promise<CallToolResult>,
  ) {}

  /** Throws RequestError or RefusedCall when there is no result. */
  call(params: CallParams): Promise<CallToolResult> {
    if (isLarge(params)) return this.callAlone(params);
    if (this.#waiting.length === 0) queueMicrotask(() => this.#sendWaiting());
    return new Promise((resolve, reject) => this.#waiting.push({ params, resolve, reject }));
  }

  #sendWaiting(): void {
    while (this.#waiting.length > 0) void this.#send(this.#waiting.splice(0, MOST_CALLS));
  }

  async #send(waiting: readonly Waiting[]): Promise<void> {
    const [first, second] = waiting;
    if (first !== undefined && second === undefined) {
      return this.callAlone(first.params).then(first.resolve, first.reject);
    }
    const calls = new Map<unknown, Waiting>(waiting.entries());
    try {
      for await (const { id, result, error } of this.#answersTo(waiting)) {
        const call = calls.get(id);
        calls.delete(id);
        if (error === undefined) call?.resolve(result as CallToolResult);
        else call?.reject(new RefusedCall(refusalInError(error)));
      }
      if (calls.size > 0) throw this.server.unreachable();
    } catch (error) {
      for (const { reject } of calls.values()) reject(error);
    }
  }

  /** The answers as they come; the id of each is the place of its call. */
  async *#answersTo(waiting: readonly Waiting[]): AsyncGenerator<Message> {
    const requests = waiting.map(({ params }, id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params }));
    yield* this.server.messagesOf(await this.server.send('POST', '/calls', requests));
  }
}

/** Looks at texts first: that of a file is not to be written twice. */
function isLarge(params: CallParams): boolean {
  const texts = Object.values(params.arguments).filter((value) => typeof value === 'string');
  return texts.some(({ length }) => length > LARGEST) || JSON.stringify(params).length > LARGEST;
}
