import type { JsonRpcError } from '../protocol/sdk-errors';

/** Rejects an HTTP request in the form that MCP clients read: a JSON-RPC error without an id. */
export function rejection(
  status: number,
  code: number,
  name: string,
  message: string,
  headers?: ResponseInit['headers'],
): Response {
  return errorResponse(status, null, { code, message, data: { code: name } }, headers);
}

export function errorResponse(
  status: number,
  id: string | number | null,
  error: JsonRpcError,
  headers?: ResponseInit['headers'],
): Response {
  return Response.json({ jsonrpc: '2.0', id, error }, { status, ...(headers && { headers }) });
}
