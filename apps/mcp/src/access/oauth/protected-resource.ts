import { audienceUrl } from '../../configuration/oauth-urls';
import type { TokenFlaw } from './token-refusal';

const WELL_KNOWN = '/.well-known/oauth-protected-resource';
const MCP_PATH = '/mcp';

/** What clients are told of where tokens come from: RFC 9728. */
export interface ProtectedResource {
  /** Where its description is served: for the whole server, for MCP, and for the audience. */
  readonly paths: readonly string[];
  /** The name under which clients know the server, where the audience tells. */
  readonly hostname: string | undefined;
  /** @param origin of the request that asks, which counts where the audience is no address. */
  describe(origin: string): Readonly<Record<string, unknown>>;
  /** The header of a 401 (RFC 9728, section 5.1), with what was wrong where something was shown (RFC 6750, section 3). */
  challenge(origin: string, flaw: TokenFlaw | undefined): string;
}

export function protectedResource(issuer: string, audience: string): ProtectedResource {
  const address = audienceUrl(audience);
  const path = address === undefined ? MCP_PATH : address.pathname.replace(/\/$/, '');
  const place = `${WELL_KNOWN}${path}${address?.search ?? ''}`;
  return {
    paths: [...new Set([WELL_KNOWN, `${WELL_KNOWN}${MCP_PATH}`, `${WELL_KNOWN}${path}`])],
    hostname: address?.hostname,
    describe: (origin) => ({
      resource: address === undefined ? `${origin}${MCP_PATH}` : audience,
      authorization_servers: [issuer],
      bearer_methods_supported: ['header'],
      resource_name: 'bursar',
    }),
    challenge: (origin, flaw) => {
      const parameters = { resource_metadata: `${address?.origin ?? origin}${place}`, ...parametersOf(flaw) };
      const texts = Object.entries(parameters).map(([name, value]) => `${name}="${value.replace(/["\\]/g, '')}"`);
      return `Bearer ${texts.join(', ')}`;
    },
  };
}

function parametersOf(flaw: TokenFlaw | undefined): Readonly<Record<string, string>> {
  return flaw === undefined ? {} : { error: flaw.error, error_description: flaw.description };
}
