import type { Context } from 'hono';

export interface Visit {
  readonly request: Request;
  /** Where it comes from. */
  readonly address: string;
  /** Of the server, as the request calls it. */
  readonly origin: string;
}

/**
 * A request with where it comes from and how it calls the server. A proxy in front is believed only where the owner says
 * that there is one.
 */
export function visitOf(context: Context, trustsProxy: boolean): Visit {
  const told = (name: string) => (trustsProxy ? lastOf(context.req.header(name)) : undefined);
  const { incoming } = context.env as { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
  const { origin, host } = new URL(context.req.url);
  return {
    request: context.req.raw,
    address: told('x-forwarded-for') ?? incoming?.socket.remoteAddress ?? 'unknown',
    origin: told('x-forwarded-proto') === 'https' ? `https://${host}` : origin,
  };
}

/** Each proxy adds what it sees at the end; what stands before it, anybody could have written. */
function lastOf(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}
