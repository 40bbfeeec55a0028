import { discoveryAddresses } from './discovery-addresses';
import { isSecureUrl } from '../../configuration/oauth-urls';
import { IssuerUnavailable } from './token-refusal';

export const REQUEST_LIMIT_MILLISECONDS = 5_000;

/** The address of an issuer's keys, as it tells itself. Throws IssuerUnavailable. */
export async function discoverKeys(issuer: string): Promise<URL> {
  let reason = 'it describes itself at none of its well-known addresses';
  for (const address of discoveryAddresses(issuer)) {
    const metadata = await readMetadata(address);
    if (metadata === undefined) continue;
    const { issuer: name, jwks_uri: keys } = metadata;
    // RFC 8414, section 3.3: a description of another issuer must not be used.
    if (name !== issuer) reason = `it calls itself ${JSON.stringify(name)}, and BURSAR_OAUTH_ISSUER has to be the same`;
    else if (typeof keys === 'string' && isSecureUrl(keys)) return new URL(keys);
    else reason = 'it has no keys at an https address';
  }
  throw new IssuerUnavailable(reason);
}

/** Undefined where there is no description; whoever does not answer at all is not asked for another one. */
async function readMetadata(address: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const signal = AbortSignal.timeout(REQUEST_LIMIT_MILLISECONDS);
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { headers, redirect: 'manual', signal }).catch(() => {
    throw new IssuerUnavailable('it does not answer');
  });
  return readJson(response);
}

/** The object in a response; undefined where there is none. */
export async function readJson(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (response.status !== 200) {
    await response.body?.cancel();
    return undefined;
  }
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : undefined;
}
