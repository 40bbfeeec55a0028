import type { Context } from 'hono';

export interface RequestInfo {
  readonly request: Request;
  /** The address of the client. */
  readonly address: string;
  /** The server's origin, as the request names it. */
  readonly origin: string;
}

/** The client's address and the server's origin; X-Forwarded-* headers count only where the operator trusts a proxy. */
export function requestInfoOf(context: Context, trustProxyHeaders: boolean): RequestInfo {
  const forwarded = (name: string) => (trustProxyHeaders ? lastOf(context.req.header(name)) : undefined);
  const { incoming } = context.env as { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
  const { origin, host } = new URL(context.req.url);
  return {
    request: context.req.raw,
    address: forwarded('x-forwarded-for') ?? incoming?.socket.remoteAddress ?? 'unknown',
    origin: forwarded('x-forwarded-proto') === 'https' ? `https://${host}` : origin,
  };
}

/** Each proxy appends what it sees; anything before the last entry could be forged. */
function lastOf(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}
