import {
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
  ProtocolErrorCode,
  type JSONRPCMessage,
} from '@modelcontextprotocol/server';

import type { JsonRpcError } from '../protocol/sdk-errors';
import { DEEPEST, depthOf, emptyBelowReadLevels, READ_LEVELS } from './json-structure';

/** A message for the SDK, or an error to respond with at once. `id` is null where it cannot be determined. */
export type Incoming =
  | { readonly kind: 'message'; readonly message: JSONRPCMessage }
  | { readonly kind: 'refused'; readonly id: string | number | null; readonly error: JsonRpcError };

/**
 * Parses one JSON-RPC message in UTF-8. Rejects text that is not JSON (-32700), and JSON that is not a message or is
 * nested too deeply (-32600).
 */
export function readJsonRpc(json: Uint8Array): Incoming {
  const depth = depthOf(json);
  if (depth > DEEPEST) {
    const message = `The message is nested deeper than ${DEEPEST} levels.`;
    return refused(null, ProtocolErrorCode.InvalidRequest, 'INVALID_REQUEST', message);
  }
  let value: unknown;
  try {
    value = JSON.parse(textOf(json));
  } catch {
    return refused(null, ProtocolErrorCode.ParseError, 'PARSE_ERROR', 'The message is not JSON.');
  }
  if (depth > READ_LEVELS) emptyBelowReadLevels(value);
  const problem = problemOf(value);
  if (problem === undefined) return { kind: 'message', message: value as JSONRPCMessage };
  return refused(
    idOf(value),
    ProtocolErrorCode.InvalidRequest,
    'INVALID_REQUEST',
    `Not a JSON-RPC 2.0 request: ${problem}.`,
  );
}

export function tooLarge(limitMebibytes: number): Incoming {
  const message = `The message is larger than ${limitMebibytes} MiB. Send less at a time.`;
  return refused(null, ProtocolErrorCode.InvalidRequest, 'MESSAGE_TOO_LARGE', message);
}

const BYTE_ORDER_MARK = 0xfeff;

function textOf(json: Uint8Array): string {
  const bytes = Buffer.isBuffer(json) ? json : Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

/** A refusal of what a request's params hold. */
export function refusedParams(id: string | number | null, name: string, message: string): Incoming {
  return refused(id, ProtocolErrorCode.InvalidParams, name, message);
}

/** The server has too much to do to read a large message now. */
export function busy(): Incoming {
  const message = 'The server has too many large requests to work on. Send it again in some seconds.';
  return refused(null, -32003, 'SERVER_BUSY', message);
}

function refused(id: string | number | null, code: number, name: string, message: string): Incoming {
  return { kind: 'refused', id, error: { code, message, data: { code: name } } };
}

function problemOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'batches are not part of MCP, send one message at a time';
  if (typeof value !== 'object' || value === null) return 'a message is an object';
  const { jsonrpc, method, params } = value as Record<string, unknown>;
  if (jsonrpc !== '2.0') return '"jsonrpc" must be "2.0"';
  if (method === undefined) return isResponse(value) ? undefined : '"method" is missing';
  if (typeof method !== 'string') return '"method" must be a string';
  if ('id' in value && idOf(value) === null) return '"id" must be a string or a whole number';
  if (params !== undefined && !isPlainObject(params)) return '"params" must be an object';
  if (isPlainObject(params) && params['_meta'] !== undefined && !isPlainObject(params['_meta'])) {
    return '"params._meta" must be an object';
  }
  return undefined;
}

function isResponse(value: unknown): boolean {
  return isJSONRPCResultResponse(value) || isJSONRPCErrorResponse(value);
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(value: unknown): string | number | null {
  if (!isPlainObject(value)) return null;
  const { id } = value;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : null;
}
