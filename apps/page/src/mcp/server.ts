import type { ToolAnswer, ToolInput } from '@bursar/views/pictures';

import { readEvents } from './read-events';
import { refusalOf, Refused } from './refused';

/** How far a call is, as the server tells it. */
export interface Step {
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

/** A tool that this server offers, as far as the page cares. */
export interface OfferedTool {
  readonly name: string;
  readonly annotations?: { readonly readOnlyHint?: boolean };
}

const ABSENT = 'The server does not answer. Is it still running?';

/** Asks the server that the page came from; each question stands alone and carries the key that there is by then. */
export class Server {
  #lastId = 0;

  constructor(
    private readonly keyOf: () => string | undefined,
    private readonly request: typeof fetch,
  ) {}

  async listTools(): Promise<readonly OfferedTool[]> {
    const { tools } = (await this.#ask('tools/list', {})) as { readonly tools: readonly OfferedTool[] };
    return tools;
  }

  /** Throws Refused for a question without an answer; an answer may still be a failure of the tool. */
  callTool(name: string, input: ToolInput, onStep?: (step: Step) => void): Promise<ToolAnswer> {
    return this.#ask('tools/call', { name, arguments: input }, onStep) as Promise<ToolAnswer>;
  }

  /** A file that the server makes of JSON. Throws Refused. */
  async document(path: string, input: ToolInput): Promise<Blob> {
    return (await this.#post(path, input)).blob();
  }

  async #ask(method: string, params: object, onStep?: (step: Step) => void): Promise<unknown> {
    const id = ++this.#lastId;
    const meta = onStep && { _meta: { progressToken: id } };
    const response = await this.#post('/mcp', { jsonrpc: '2.0', id, method, params: { ...params, ...meta } });
    for await (const message of messagesOf(response)) {
      if (message.method === 'notifications/progress') onStep?.(message.params as Step);
      if (message.id !== id) continue;
      if (message.error !== undefined) throw new Refused('said', message.error.message ?? '');
      return message.result;
    }
    throw new Refused('absent', ABSENT);
  }

  async #post(path: string, body: object): Promise<Response> {
    const key = this.keyOf();
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(key !== undefined && { 'X-MCP-API-Key': key }),
    };
    const options = { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' } as const;
    const response = await this.request(path, options).catch(() => {
      throw new Refused('absent', ABSENT);
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
}

/** The messages of an answer, which comes as JSON or as events. */
async function* messagesOf(response: Response): AsyncGenerator<Message> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    yield (await response.json()) as Message;
    return;
  }
  try {
    for await (const data of readEvents(response.body)) yield JSON.parse(data) as Message;
  } catch {
    throw new Refused('absent', ABSENT);
  }
}
