const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether what is said at an address cannot be read or changed on the way: https, or http that stays on this machine. */
export function isSecureAddress(address: string): boolean {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_NAMES.includes(hostname));
}

/** RFC 8414, section 2: an issuer is such an address, without query and fragment. */
export function isIssuer(address: string): boolean {
  return isSecureAddress(address) && !/[?#]/.test(address);
}

/** The audience as an address, where it is one: RFC 8707 asks for that, and not every issuer keeps to it. */
export function addressOfAudience(audience: string): URL | undefined {
  if (!/^https?:\/\//i.test(audience) || !URL.canParse(audience)) return undefined;
  return new URL(audience);
}
