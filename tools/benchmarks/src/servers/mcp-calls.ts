import { HttpClient } from './http-client';

/** Calls a tool; gives its result. Throws when there is none. */
export type Call = (name: string, input: unknown) => Promise<Result>;

export interface Result {
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
}

/** The result in the text of an answer. Throws when it is a refusal: a measure with refusals has no figures. */
export function resultOf(text: string): Result {
  const { result } = JSON.parse(text) as { readonly result?: Result };
  if (result === undefined || result.isError === true) throw new Error(text);
  return result;
}

/** The protocol version: with a handshake in 2025, stateless from 2026 on. */
export type Era = '2025-11-25' | '2026-07-28';

const META = 'io.modelcontextprotocol/';
const ENVELOPE = {
  [`${META}protocolVersion`]: '2026-07-28',
  [`${META}clientInfo`]: { name: 'benchmark', version: '1.0.0' },
  [`${META}clientCapabilities`]: {},
};

type Post = (body: unknown, headers: Readonly<Record<string, string>>) => Promise<{ readonly text: string }>;

/** Calls over HTTP, through a function that posts a message to a server. */
export function callsOver(post: Post, era: Era): Call {
  let id = 0;
  return async (name, input) => {
    const isModern = era === '2026-07-28';
    const params = { name, arguments: input, ...(isModern && { _meta: ENVELOPE }) };
    const { text } = await post(
      { jsonrpc: '2.0', id: ++id, method: 'tools/call', params },
      {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': era,
        ...(isModern && { 'mcp-method': 'tools/call', 'mcp-name': name }),
      },
    );
    return resultOf(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  };
}

/** Calls a server at an address, over so many connections. */
export function callsTo(url: string, era: Era, connections: number): { readonly call: Call; close(): void } {
  const client = new HttpClient(connections);
  const address = new URL(url);
  return {
    call: callsOver((body, headers) => client.post(address, body, headers), era),
    close: () => client.close(),
  };
}
