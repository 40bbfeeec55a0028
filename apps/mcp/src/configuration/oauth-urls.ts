const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether traffic to a URL is protected in transit: https, or http on the loopback interface. */
export function isSecureUrl(url: string): boolean {
  if (/\s/.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_NAMES.includes(hostname));
}

/** RFC 8414, section 2: an issuer is such a URL, without query and fragment. */
export function isIssuer(url: string): boolean {
  return isSecureUrl(url) && !/[?#]/.test(url);
}

/** Any name without spaces and quotes; a URL without a fragment (RFC 8707, section 2) and without credentials. */
export function isAudience(text: string): boolean {
  if (!/^[!#-[\]-~]{1,500}$/.test(text)) return false;
  if (!/^https?:/i.test(text)) return true;
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The audience as a URL, where it is one: RFC 8707 requires it, but some issuers use other identifiers. */
export function audienceUrl(audience: string): URL | undefined {
  return /^https?:/i.test(audience) ? new URL(audience) : undefined;
}
