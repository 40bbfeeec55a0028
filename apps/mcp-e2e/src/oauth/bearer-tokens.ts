import type { HttpServer } from '../servers/http-server';

/** What a request with a token carries. */
export function bearing(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** The settings of a server that takes an issuer's tokens. */
export function takingTokens(issuer: { readonly url: string }, audience: string) {
  return { BURSAR_OAUTH_ISSUER: issuer.url, BURSAR_OAUTH_AUDIENCE: audience } as const;
}

/** Where a server describes what its tokens have to be, for MCP, in its own address. */
export function descriptionOf({ url }: HttpServer): string {
  return `${url.origin}/.well-known/oauth-protected-resource/mcp`;
}
