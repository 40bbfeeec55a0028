import type { CallToolResult, ToolInput } from '@bursar/views/html-views';

import { requestErrorOf, RequestError } from './request-error';
import { readServerSentEvents } from './server-sent-events';

/** The progress of a call, as the server reports it. */
export interface Progress {
  readonly progress: number;
  readonly total?: number;
  readonly message?: string;
}

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

/** A tool that the server lists, with what the page needs to know. */
export interface ListedTool {
  readonly name: string;
  readonly annotations?: { readonly readOnlyHint?: boolean };
}

const UNREACHABLE = 'The server does not answer. Is it still running?';

/** An MCP client for the server that served the page. Each request is independent and sends the current key. */
export class McpClient {
  #lastId = 0;

  constructor(
    private readonly keyOf: () => string | undefined,
    private readonly send: typeof fetch,
  ) {}

  async listTools(): Promise<readonly ListedTool[]> {
    const { tools } = (await this.#request('tools/list', {})) as { readonly tools: readonly ListedTool[] };
    return tools;
  }

  /** Throws RequestError when there is no result; a result may still be a failure of the tool (`isError`). */
  callTool(name: string, input: ToolInput, onProgress?: (progress: Progress) => void): Promise<CallToolResult> {
    return this.#request('tools/call', { name, arguments: input }, onProgress) as Promise<CallToolResult>;
  }

  /** A file that the server generates from a JSON body. Throws RequestError. */
  async document(path: string, input: ToolInput): Promise<Blob> {
    return (await this.#post(path, input)).blob();
  }

  async #request(method: string, params: object, onProgress?: (progress: Progress) => void): Promise<unknown> {
    const id = ++this.#lastId;
    const meta = onProgress && { _meta: { progressToken: id } };
    const response = await this.#post('/mcp', { jsonrpc: '2.0', id, method, params: { ...params, ...meta } });
    for await (const message of messagesOf(response)) {
      if (message.method === 'notifications/progress') onProgress?.(message.params as Progress);
      if (message.id !== id) continue;
      if (message.error !== undefined) throw new RequestError('server-error', message.error.message ?? '');
      return message.result;
    }
    throw new RequestError('unreachable', UNREACHABLE);
  }

  async #post(path: string, body: object): Promise<Response> {
    const key = this.keyOf();
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(key !== undefined && { 'X-MCP-API-Key': key }),
    };
    const options = { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' } as const;
    const response = await this.send(path, options).catch(() => {
      throw new RequestError('unreachable', UNREACHABLE);
    });
    if (!response.ok) throw await requestErrorOf(response);
    return response;
  }
}

/** The JSON-RPC messages of a response, which is JSON or an event stream. */
async function* messagesOf(response: Response): AsyncGenerator<Message> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    yield (await response.json()) as Message;
    return;
  }
  try {
    for await (const data of readServerSentEvents(response.body)) yield JSON.parse(data) as Message;
  } catch {
    throw new RequestError('unreachable', UNREACHABLE);
  }
}
