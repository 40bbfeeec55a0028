/**
 * Where an issuer may describe itself, in the order in which to ask: RFC 8414, section 3.1, then OpenID Connect in the
 * form of RFC 8414, then in its own.
 */
export function discoveryAddresses(issuer: string): string[] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/$/, '');
  const addresses = [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}/.well-known/openid-configuration${path}`,
    `${origin}${path}/.well-known/openid-configuration`,
  ];
  return [...new Set(addresses)];
}
