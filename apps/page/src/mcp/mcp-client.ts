import type { CallToolResult, ToolInput } from '@bursar/views/html-views';
import { refusalInError, RefusedCall, type Translate } from '@bursar/views/language';

import type { Devices } from './devices';
import type { HouseholdSettings, SettingsPatch } from './household-settings';
import { GatheredCalls, type CallParams } from './gathered-calls';
import { ServerRequests } from './server-requests';

/** The progress of a call, as the server reports it. */
export interface Progress {
  readonly progress: number;
  readonly total?: number;
  readonly message?: string;
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
  readonly #server: ServerRequests;
  readonly #gathered: GatheredCalls;
  #lastId = 0;

  /** @param t writes why a request got no result, in the language that is in force then. */
  constructor(keyOf: () => string | undefined, send: typeof fetch, t: () => Translate) {
    this.#server = new ServerRequests(keyOf, send, t);
    this.#gathered = new GatheredCalls(this.#server, (params) => this.#call(params));
  }

  async listTools(): Promise<readonly ListedTool[]> {
    const { tools } = (await this.#request('tools/list', {})) as { readonly tools: readonly ListedTool[] };
    return tools;
  }

  /**
   * Calls that are made at once share a request. Throws RequestError or RefusedCall when there is no result; a result may
   * still be a failure of the tool (`isError`).
   */
  callTool(name: string, input: ToolInput, onProgress?: (progress: Progress) => void): Promise<CallToolResult> {
    const params = { name, arguments: input };
    if (onProgress !== undefined) return this.#call(params, onProgress);
    return this.#gathered.call(params);
  }

  /** A file that the server generates from a JSON body. Throws RequestError. */
  async document(path: string, input: ToolInput): Promise<Blob> {
    return (await this.#server.send('POST', path, input)).blob();
  }

  /** What is set for the caller's household. Throws RequestError or RefusedCall. */
  async settings(): Promise<HouseholdSettings> {
    return this.#server.jsonIn(await this.#server.send('GET', SETTINGS));
  }

  /** Changes settings, all or none, and answers with them as they are then. Throws RequestError or RefusedCall. */
  async changeSettings(patch: SettingsPatch): Promise<HouseholdSettings> {
    return this.#server.jsonIn(await this.#server.send('PATCH', SETTINGS, patch));
  }

  /** Whether the household is the made-up one, and what was entered since. Throws RequestError or RefusedCall. */
  async shownSample(): Promise<ShownSample> {
    return this.#server.jsonIn(await this.#server.send('GET', SAMPLE));
  }

  /** Fills an empty household with a made-up year. Throws RequestError or RefusedCall. */
  async loadSample(): Promise<void> {
    await this.#server.send('PUT', SAMPLE);
  }

  /** Removes the made-up year, with `all` together with what was entered since. Throws RequestError or RefusedCall. */
  async removeSample({ all }: { readonly all: boolean }): Promise<void> {
    await this.#server.send('DELETE', all ? `${SAMPLE}?all=true` : SAMPLE);
  }

  /** What has a key of the household. This and what follows throw RequestError or RefusedCall. */
  async devices(): Promise<Devices> {
    return this.#server.jsonIn(await this.#server.send('GET', DEVICES));
  }

  async revokeDevice(id: string): Promise<Devices> {
    return this.#server.jsonIn(await this.#server.send('DELETE', `${DEVICES}/${encodeURIComponent(id)}`));
  }

  /** Opens the page to another device with a new code; with `keep` for as long as the server runs. */
  async openPairing(keep: boolean): Promise<Devices> {
    return this.#server.jsonIn(await this.#server.send('POST', PAIRING, { keep }));
  }

  async closePairing(): Promise<Devices> {
    return this.#server.jsonIn(await this.#server.send('DELETE', PAIRING));
  }

  /** A key for this device in exchange for a code. */
  async pair(code: string, name: string): Promise<string> {
    const { key } = await this.#server.jsonIn<{ readonly key: string }>(
      await this.#server.send('POST', '/pair', { code, name }),
    );
    return key;
  }

  /** The files of trades that the server has opened to the person at it. */
  async trades(): Promise<readonly string[]> {
    const answer = await this.#server.jsonIn<{ readonly files: readonly string[] }>(
      await this.#server.send('GET', '/household/trades'),
    );
    return answer.files;
  }

  #call(params: CallParams, onProgress?: (progress: Progress) => void): Promise<CallToolResult> {
    return this.#request('tools/call', params, onProgress) as Promise<CallToolResult>;
  }

  async #request(
    method: string,
    params: { readonly name?: string; readonly arguments?: ToolInput },
    onProgress?: (progress: Progress) => void,
  ): Promise<unknown> {
    const id = ++this.#lastId;
    const meta = { _meta: { ...ENVELOPE, ...(onProgress && { progressToken: id }) } };
    const message = { jsonrpc: '2.0', id, method, params: { ...params, ...meta } };
    const response = await this.#server.send('POST', '/mcp', message, {
      'MCP-Protocol-Version': PROTOCOL_VERSION,
      'Mcp-Method': method,
      ...(params.name !== undefined && { 'Mcp-Name': params.name }),
    });
    for await (const message of this.#server.messagesOf(response)) {
      if (message.method === 'notifications/progress') onProgress?.(message.params as Progress);
      if (message.id !== id) continue;
      if (message.error !== undefined) throw new RefusedCall(refusalInError(message.error));
      return message.result;
    }
    throw this.#server.unreachable();
  }
}
