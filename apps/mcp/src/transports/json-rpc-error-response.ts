import type { WireError } from '../protocol/sdk-errors';

/** A refusal of an HTTP request as MCP clients read it: a JSON-RPC error that answers no request in particular. */
export function refuse(
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
  error: WireError,
  headers?: ResponseInit['headers'],
): Response {
  return Response.json({ jsonrpc: '2.0', id, error }, { status, ...(headers && { headers }) });
}
