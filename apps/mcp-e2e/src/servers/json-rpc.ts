/** Arguments or facts by name. */
export type Fields = Readonly<Record<string, unknown>>;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: { readonly code?: string; readonly [fact: string]: unknown };
}

export interface RpcMessage {
  readonly jsonrpc: string;
  readonly id?: string | number | null;
  readonly result?: { readonly [fact: string]: unknown };
  readonly error?: RpcError;
}

export const INITIALIZE_PARAMS = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'mcp-e2e', version: '1' },
} as const;

/** One message as a line, without its end. */
export function requestLine(id: number, method: string, params?: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) });
}

export function toolCallLine(id: number, name: string, input: unknown): string {
  return requestLine(id, 'tools/call', { name, arguments: input });
}
