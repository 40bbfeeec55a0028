import type { CallToolResult, ToolInput } from '@bursar/views/html-views';
import { refusalInError, RefusedCall, type Translate } from '@bursar/views/language';

import type { Devices } from './devices';
import type { HouseholdSettings, SettingsPatch } from './household-settings';
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
  readonly error?: { readonly message?: string; readonly data?: unknown };
}

/** A tool that the server lists, with what the page needs to know. */
export interface ListedTool {
  readonly name: string;
  readonly annotations?: { readonly readOnlyHint?: boolean };
}

/** What the server says about the sample household. */
export interface ShownSample {
  readonly is_sample: boolean;
  /** How many entries somebody has made since it was loaded. */
  readonly entered: number;
}

/** There is no handshake: each request carries the version and the client. A result without progress is one JSON body. */
const PROTOCOL_VERSION = '2026-07-28';
const META = 'io.modelcontextprotocol/';
const ENVELOPE = {
  [`${META}protocolVersion`]: PROTOCOL_VERSION,
  [`${META}clientInfo`]: { name: 'bursar-page', version: '1' },
  [`${META}clientCapabilities`]: {},
};

const [SETTINGS, SAMPLE, DEVICES] = ['/household/settings', '/household/sample', '/household/devices'];
const PAIRING = `${DEVICES}/pairing`;

/** An MCP client for the server that served the page. Each request is independent and sends the current key. */
export class McpClient {
  #lastId = 0;

  constructor(
    private readonly keyOf: () => string | undefined,
    private readonly send: typeof fetch,
    /** Writes why a request got no result, in the language that is in force then. */
    private readonly t: () => Translate,
  ) {}

  async listTools(): Promise<readonly ListedTool[]> {
    const { tools } = (await this.#request('tools/list', {})) as { readonly tools: readonly ListedTool[] };
    return tools;
  }

  /** Throws RequestError or RefusedCall when there is no result; a result may still be a failure of the tool (`isError`). */
  callTool(name: string, input: ToolInput, onProgress?: (progress: Progress) => void): Promise<CallToolResult> {
    return this.#request('tools/call', { name, arguments: input }, onProgress) as Promise<CallToolResult>;
  }

  /** A file that the server generates from a JSON body. Throws RequestError. */
  async document(path: string, input: ToolInput): Promise<Blob> {
    return (await this.#send('POST', path, input)).blob();
  }

  /** What is set for the caller's household. Throws RequestError or RefusedCall. */
  async settings(): Promise<HouseholdSettings> {
    return this.#jsonIn(await this.#send('GET', SETTINGS));
  }

  /** Changes settings, all or none, and answers with them as they are then. Throws RequestError or RefusedCall. */
  async changeSettings(patch: SettingsPatch): Promise<HouseholdSettings> {
    return this.#jsonIn(await this.#send('PATCH', SETTINGS, patch));
  }

  /** Whether the household is the made-up one, and what was entered since. Throws RequestError or RefusedCall. */
  async shownSample(): Promise<ShownSample> {
    return this.#jsonIn(await this.#send('GET', SAMPLE));
  }

  /** Fills an empty household with a made-up year. Throws RequestError or RefusedCall. */
  async loadSample(): Promise<void> {
    await this.#send('PUT', SAMPLE);
  }

  /** Removes the made-up year, with `all` together with what was entered since. Throws RequestError or RefusedCall. */
  async removeSample({ all }: { readonly all: boolean }): Promise<void> {
    await this.#send('DELETE', all ? `${SAMPLE}?all=true` : SAMPLE);
  }

  /** What has a key of the household. This and what follows throw RequestError or RefusedCall. */
  async devices(): Promise<Devices> {
    return this.#jsonIn(await this.#send('GET', DEVICES));
  }

  async revokeDevice(id: string): Promise<Devices> {
    return this.#jsonIn(await this.#send('DELETE', `${DEVICES}/${encodeURIComponent(id)}`));
  }

  /** Opens the page to another device with a new code; with `keep` for as long as the server runs. */
  async openPairing(keep: boolean): Promise<Devices> {
    return this.#jsonIn(await this.#send('POST', PAIRING, { keep }));
  }

  async closePairing(): Promise<Devices> {
    return this.#jsonIn(await this.#send('DELETE', PAIRING));
  }

  /** A key for this device in exchange for a code. */
  async pair(code: string, name: string): Promise<string> {
    const { key } = await this.#jsonIn<{ readonly key: string }>(await this.#send('POST', '/pair', { code, name }));
    return key;
  }

  /** The files of trades that the server has opened to the person at it. */
  async trades(): Promise<readonly string[]> {
    const answer = await this.#jsonIn<{ readonly files: readonly string[] }>(
      await this.#send('GET', '/household/trades'),
    );
    return answer.files;
  }

  async #request(
    method: string,
    params: { readonly name?: string; readonly arguments?: ToolInput },
    onProgress?: (progress: Progress) => void,
  ): Promise<unknown> {
    const id = ++this.#lastId;
    const meta = { _meta: { ...ENVELOPE, ...(onProgress && { progressToken: id }) } };
    const message = { jsonrpc: '2.0', id, method, params: { ...params, ...meta } };
    const response = await this.#send('POST', '/mcp', message, {
      'MCP-Protocol-Version': PROTOCOL_VERSION,
      'Mcp-Method': method,
      ...(params.name !== undefined && { 'Mcp-Name': params.name }),
    });
    for await (const message of this.#messagesOf(response)) {
      if (message.method === 'notifications/progress') onProgress?.(message.params as Progress);
      if (message.id !== id) continue;
      if (message.error !== undefined) throw new RefusedCall(refusalInError(message.error));
      return message.result;
    }
    throw this.#unreachable();
  }

  async #send(method: string, path: string, body?: object, mcpHeaders: Record<string, string> = {}): Promise<Response> {
    const key = this.keyOf();
    const headers = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      Accept: 'application/json, text/event-stream',
      ...(key !== undefined && { 'X-MCP-API-Key': key }),
      ...mcpHeaders,
    };
    const content = body !== undefined && { body: JSON.stringify(body) };
    const options = { method, headers, ...content, cache: 'no-store' } as const;
    const response = await this.send(path, options).catch(() => {
      throw this.#unreachable();
    });
    if (!response.ok) throw await requestErrorOf(response, this.t());
    return response;
  }

  #unreachable(): RequestError {
    return new RequestError('unreachable', this.t()('request.unreachable'));
  }

  /** The body of a response. One that ends early is no answer: what was asked for may have been done. */
  #jsonIn<Body>(response: Response): Promise<Body> {
    return response.json().catch(() => {
      throw this.#unreachable();
    }) as Promise<Body>;
  }

  /** The JSON-RPC messages of a response, which is JSON or an event stream. */
  async *#messagesOf(response: Response): AsyncGenerator<Message> {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream || response.body === null) {
      yield await this.#jsonIn<Message>(response);
      return;
    }
    try {
      for await (const data of readServerSentEvents(response.body)) yield JSON.parse(data) as Message;
    } catch {
      throw this.#unreachable();
    }
  }
}
