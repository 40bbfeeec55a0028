import { ProtocolErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { quoted } from '@bursar/toolkit';

/** A JSON-RPC error as it goes out. */
export interface WireError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** SEP-2243: what a header says and what the body says differ. */
const HEADER_MISMATCH = -32020;
/** The SDK's HTTP transport on a protocol version that it does not know. */
const TRANSPORT_REFUSAL = -32000;

const PARAMS_FORMS: Readonly<Record<string, string>> = {
  initialize: '{"protocolVersion": string, "capabilities": object, "clientInfo": {"name": string, "version": string}}',
  'tools/call': '{"name": string, "arguments": object}',
  'resources/read': '{"uri": string}',
  'prompts/get': '{"name": string, "arguments": {argument: string, ...}}',
  'tools/list': '{"cursor": string} or nothing',
  'resources/list': '{"cursor": string} or nothing',
  'prompts/list': '{"cursor": string} or nothing',
};

/** Marks an error as written by this server, in words that may go out as they are. */
export function ownError(code: number, message: string, data: Readonly<Record<string, unknown>>): WireError {
  return { code, message, data };
}

/**
 * The same error in this server's words. Errors of ours carry `data.code`; the SDK's carry validators' texts, which
 * no client should have to read. What the protocol itself defines (an unsupported version, say) stays.
 */
export function plainError(error: WireError, method: string | undefined): WireError {
  if (typeof (error.data as { code?: unknown } | undefined)?.code === 'string') return error;
  const said = method === undefined ? 'the request' : quoted(method);
  switch (error.code) {
    case ProtocolErrorCode.ParseError:
      return withCode(error, 'PARSE_ERROR', 'The message is not JSON.');
    case ProtocolErrorCode.InvalidRequest:
      return withCode(error, 'INVALID_REQUEST', 'The message is JSON but not a JSON-RPC 2.0 request.');
    case ProtocolErrorCode.MethodNotFound:
      return withCode(error, 'METHOD_NOT_FOUND', `Unknown method ${said}.`);
    case ProtocolErrorCode.InvalidParams:
      return withCode(
        error,
        'INVALID_PARAMS',
        `The params of ${said} are not of the right form. ${paramsAdvice(error, method)}`,
      );
    case ProtocolErrorCode.InternalError:
      if (isValidatorText(error.message))
        return plainError({ ...error, code: ProtocolErrorCode.InvalidParams }, method);
      return withCode(error, 'INTERNAL_ERROR', 'The request failed through a fault of this server.');
    case HEADER_MISMATCH:
      return withCode(error, 'HEADER_MISMATCH', 'The MCP headers of the request do not agree with its body.');
    case TRANSPORT_REFUSAL:
      return withCode(
        error,
        'UNSUPPORTED_REQUEST',
        'The MCP-Protocol-Version header names a version that is not served.',
      );
    default:
      return error;
  }
}

/** Where its own schemas refuse params, the SDK throws the list of issues as a plain error, as if it were a fault. */
function isValidatorText(message: string): boolean {
  return message.startsWith('[');
}

function withCode({ code, data }: WireError, name: string, message: string): WireError {
  return { code, message, data: { ...factsOf(data), code: name } };
}

/** The SDK's facts without its validator's words about them. */
function factsOf(data: unknown): object {
  if (typeof data !== 'object' || data === null) return {};
  const { envelope, ...facts } = data as { readonly envelope?: { readonly problem?: string } };
  if (envelope === undefined) return facts;
  const { problem: _, ...place } = envelope;
  return { ...facts, envelope: place };
}

function paramsAdvice({ message }: WireError, method: string | undefined): string {
  const form = method !== undefined && Object.hasOwn(PARAMS_FORMS, method) ? PARAMS_FORMS[method] : undefined;
  if (form !== undefined && !message.includes('envelope')) return `Expected ${form}.`;
  return 'In protocol 2026-07-28 every request carries its version, client and capabilities in params._meta.';
}

/** Rewrites the error of an outgoing message, if it is one. */
export function plainMessage(message: JSONRPCMessage, methodOf: (id: unknown) => string | undefined): JSONRPCMessage {
  if (!('error' in message)) return message;
  const error = plainError(message.error, methodOf(message.id));
  return error === message.error ? message : ({ ...message, error } as JSONRPCMessage);
}
