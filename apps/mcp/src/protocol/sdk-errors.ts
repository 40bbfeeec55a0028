import { ProtocolErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { quoted } from '@bursar/toolkit';

/** A JSON-RPC error as clients receive it. */
export interface JsonRpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** SEP-2243: a header and the body disagree. */
const HEADER_MISMATCH = -32020;
/** The SDK's HTTP transport rejects an unknown protocol version. */
const UNSUPPORTED_VERSION = -32000;

/** The message of every unexpected error; the log holds the details. */
export const INTERNAL_ERROR_MESSAGE = 'Internal server error. The server log has the details.';

const PARAMS_FORMS: Readonly<Record<string, string>> = {
  initialize: '{"protocolVersion": string, "capabilities": object, "clientInfo": {"name": string, "version": string}}',
  'tools/call': '{"name": string, "arguments": object}',
  'resources/read': '{"uri": string}',
  'prompts/get': '{"name": string, "arguments": {argument: string, ...}}',
  'tools/list': '{"cursor": string} or nothing',
  'resources/list': '{"cursor": string} or nothing',
  'prompts/list': '{"cursor": string} or nothing',
};

/**
 * Rewrites an error of the SDK: a message without the validator's text, and a stable `data.code`. An error that has
 * `data.code` is bursar's own and stays, and so does one that the protocol itself defines (an unsupported version, say).
 *
 * @param method of the request that the error answers, where it is known.
 */
export function normalizeError(error: JsonRpcError, method: string | undefined): JsonRpcError {
  if (typeof (error.data as { code?: unknown } | undefined)?.code === 'string') return error;
  const subject = method === undefined ? 'the request' : quoted(method);
  switch (error.code) {
    case ProtocolErrorCode.ParseError:
      return withCode(error, 'PARSE_ERROR', 'The message is not JSON.');
    case ProtocolErrorCode.InvalidRequest:
      return withCode(error, 'INVALID_REQUEST', 'The message is JSON but not a JSON-RPC 2.0 request.');
    case ProtocolErrorCode.MethodNotFound:
      return withCode(error, 'METHOD_NOT_FOUND', `Unknown method ${subject}.`);
    case ProtocolErrorCode.InvalidParams:
      return withCode(error, 'INVALID_PARAMS', `The params of ${subject} are invalid. ${paramsAdvice(error, method)}`);
    case ProtocolErrorCode.InternalError:
      if (isIssueList(error.message))
        return normalizeError({ ...error, code: ProtocolErrorCode.InvalidParams }, method);
      return withCode(error, 'INTERNAL_ERROR', INTERNAL_ERROR_MESSAGE);
    case HEADER_MISMATCH:
      return withCode(error, 'HEADER_MISMATCH', 'The MCP headers of the request contradict its body.');
    case UNSUPPORTED_VERSION:
      return withCode(error, 'UNSUPPORTED_REQUEST', 'The MCP-Protocol-Version header names an unsupported version.');
    default:
      return error;
  }
}

/** When its own schemas reject params, the SDK reports the list of issues as an internal error. */
function isIssueList(message: string): boolean {
  return message.startsWith('[');
}

function withCode({ code, data }: JsonRpcError, name: string, message: string): JsonRpcError {
  return { code, message, data: { ...withoutValidatorText(data), code: name } };
}

/** The SDK's data without its validator's text. */
function withoutValidatorText(data: unknown): object {
  if (typeof data !== 'object' || data === null) return {};
  const { envelope, ...facts } = data as { readonly envelope?: { readonly problem?: string } };
  if (envelope === undefined) return facts;
  const { problem: _, ...place } = envelope;
  return { ...facts, envelope: place };
}

function paramsAdvice({ message }: JsonRpcError, method: string | undefined): string {
  const form = method !== undefined && Object.hasOwn(PARAMS_FORMS, method) ? PARAMS_FORMS[method] : undefined;
  if (form !== undefined && !message.includes('envelope')) return `Expected ${form}.`;
  return 'In protocol 2026-07-28 every request carries its version, client and capabilities in params._meta.';
}

/** Rewrites an outgoing message if it is an error of the SDK; any other message is returned as it is. */
export function normalizeMessage(
  message: JSONRPCMessage,
  methodOf: (id: unknown) => string | undefined,
): JSONRPCMessage {
  if (!('error' in message)) return message;
  const error = normalizeError(message.error, methodOf(message.id));
  return error === message.error ? message : { ...message, error };
}
