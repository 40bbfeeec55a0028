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

/** Any name without blanks and quotes; an address without a fragment (RFC 8707, section 2), and without a password. */
export function isAudience(text: string): boolean {
  if (!/^[!#-[\]-~]{1,500}$/.test(text)) return false;
  if (!/^https?:/i.test(text)) return true;
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The audience as an address, where it is one: RFC 8707 asks for that, and not every issuer keeps to it. */
export function addressOfAudience(audience: string): URL | undefined {
  return /^https?:/i.test(audience) ? new URL(audience) : undefined;
}
