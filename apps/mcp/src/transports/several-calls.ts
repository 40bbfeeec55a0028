import { ProtocolError } from '@modelcontextprotocol/server';
import { mediaTypeOf, readLimitedBody } from '@bursar/rest';
import type { Caller } from '@bursar/toolkit';

import { logFault } from '../observability/log';
import { filesFor } from '../protocol/closed-folders';
import type { ServerParts } from '../protocol/mcp-server';
import { INTERNAL_ERROR_MESSAGE, normalizeError, type JsonRpcError } from '../protocol/sdk-errors';
import { spliced } from '../protocol/spliced-json';
import { callTool } from '../protocol/tool-calls';
import { rejection } from './json-rpc-error-response';
import { readJsonRpc } from './json-rpc-message';

/** JSON values, one a line. */
const MEDIA_TYPE = 'application/x-ndjson';
const BODY_LIMIT_KIBIBYTES = 256;
const MOST_CALLS = 32;
const METHOD = 'tools/call';

type Id = string | number | null;
type Params = { readonly name: string; readonly arguments?: unknown };

/** The response to one call, without the protocol's version, which both sides know. */
type Answer = { readonly id: Id; readonly result: object } | { readonly id: Id; readonly error: JsonRpcError };

/**
 * Answers the page's `POST /calls`: what a screen asks for at one time, as one JSON-RPC request `tools/call` on each line.
 * Each answer is a line too, written as soon as it is there, whatever the order. A result has its texts only where the
 * call failed: the page shows `structuredContent`.
 */
export async function answerSeveralCalls(request: Request, caller: Caller, parts: ServerParts): Promise<Response> {
  if (request.method !== 'POST') {
    return rejection(405, -32000, 'METHOD_NOT_ALLOWED', 'Send several calls with POST.', { Allow: 'POST' });
  }
  if (mediaTypeOf(request) !== MEDIA_TYPE) {
    const message = `Send one call a line with Content-Type: ${MEDIA_TYPE}.`;
    return rejection(415, -32000, 'UNSUPPORTED_MEDIA_TYPE', message);
  }
  const body = await readLimitedBody(request, BODY_LIMIT_KIBIBYTES * 1024);
  const lines = body === undefined ? [] : linesOf(body);
  if (body === undefined || lines.length > MOST_CALLS) {
    const message = `Send at most ${MOST_CALLS} calls in ${BODY_LIMIT_KIBIBYTES} KiB at a time.`;
    return rejection(413, -32600, 'MESSAGE_TOO_LARGE', message);
  }
  const identity = { caller, files: filesFor(caller, parts.files), signal: request.signal };
  const answers = lines.map((line) =>
    answerTo(line, ({ name, arguments: input }) => callTool(parts, name, input, identity)),
  );
  return new Response(streamOf(answers), { headers: { 'Content-Type': MEDIA_TYPE, 'Cache-Control': 'no-store' } });
}

const NEWLINE = 0x0a;

function linesOf(body: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < body.length;) {
    const end = body.indexOf(NEWLINE, from);
    const to = end === -1 ? body.length : end;
    if (to > from) lines.push(body.subarray(from, to));
    from = to + 1;
  }
  return lines;
}

async function answerTo(line: Uint8Array, call: (params: Params) => ReturnType<typeof callTool>): Promise<Answer> {
  const incoming = readJsonRpc(line);
  if (incoming.kind === 'refused') return { id: incoming.id, error: incoming.error };
  const { id = null, method, params } = incoming.message as { id?: Id; method?: string; params?: Partial<Params> };
  if (method !== METHOD || typeof params?.name !== 'string') {
    const error = { code: -32602, message: `Expected the method ${METHOD} with a name.` };
    return { id, error: { ...error, data: { code: 'INVALID_PARAMS' } } };
  }
  try {
    const result = await call(params as Params);
    return {
      id,
      result: 'isError' in result || !('structuredContent' in result) ? result : { ...result, content: [] },
    };
  } catch (error) {
    return { id, error: errorOf(error) };
  }
}

function errorOf(error: unknown): JsonRpcError {
  if (error instanceof ProtocolError) {
    const { code, message, data } = error;
    return normalizeError({ code, message, data }, METHOD);
  }
  void logFault(error, { transport: 'http' });
  return { code: -32603, message: INTERNAL_ERROR_MESSAGE, data: { code: 'INTERNAL_ERROR' } };
}

/** The answers in the order in which they come. */
function streamOf(answers: readonly Promise<Answer>[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const write = (answer: Answer) => {
        if (!isOpen) return;
        for (const piece of spliced(`${JSON.stringify(answer)}\n`)) {
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        }
      };
      await Promise.all(answers.map(async (answer) => write(await answer)));
      if (isOpen) controller.close();
    },
    cancel: () => {
      isOpen = false;
    },
  });
}
