import { quoted } from '@bursar/toolkit';

/** Where the API is, and how it is asked. */
export interface RemoteSettings {
  /** Absolute, without credentials and without a slash at the end: it may be shown. */
  readonly baseUrl: string;
  /** Of the base address, as `name:password`. */
  readonly credentials?: string;
  /** Sent as `X-MCP-API-Key`. */
  readonly apiKey?: string;
  /** For one whole request, connection included. */
  readonly timeoutSeconds: number;
}

const DEFAULT_TIMEOUT_SECONDS = 10;
/** A header of HTTP carries nothing else. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/**
 * Reads MCP_API_BASE_URL, MCP_API_KEY and MCP_API_TIMEOUT_SECONDS; empty is the same as not set. Undefined without an
 * address: the household is kept here. Throws an Error that says in one line which variable is wrong, what was found
 * and what is expected; no key or password is in it.
 */
export function readRemoteSettings(
  environment: Readonly<Record<string, string | undefined>>,
): RemoteSettings | undefined {
  const timeoutSeconds = readTimeout(environment['MCP_API_TIMEOUT_SECONDS']);
  const address = environment['MCP_API_BASE_URL'];
  if (address === undefined || address === '') return undefined;
  const apiKey = environment['MCP_API_KEY'];
  if (apiKey !== undefined && apiKey !== '' && !HEADER_TEXT.test(apiKey)) {
    throw new Error(
      'MCP_API_KEY holds a character that a header cannot carry; expected printable ASCII without spaces',
    );
  }
  return { ...readAddress(address), ...(apiKey && { apiKey }), timeoutSeconds };
}

function readTimeout(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_TIMEOUT_SECONDS;
  const seconds = /^[0-9]*\.?[0-9]+$/.test(text) ? Number(text) : NaN;
  if (seconds > 0 && Number.isFinite(seconds)) return seconds;
  throw new Error(
    `MCP_API_TIMEOUT_SECONDS is ${quoted(text)}; expected a number of seconds above 0, such as 10 or 2.5`,
  );
}

function readAddress(text: string): Pick<RemoteSettings, 'baseUrl' | 'credentials'> {
  try {
    const { protocol, origin, pathname, username, password, search, hash } = new URL(text);
    // An @ in the path may be the end of a password with a slash in it, and that would be shown.
    if (/^https?:$/.test(protocol) && !/@/.test(pathname) && search === '' && hash === '') {
      const credentials = [username, password].map(decodeURIComponent).join(':');
      return {
        baseUrl: `${origin}${pathname}`.replace(/\/+$/, ''),
        ...(credentials !== ':' && { credentials }),
      };
    }
  } catch {
    // Neither an address nor credentials that can be read.
  }
  throw new Error(
    `MCP_API_BASE_URL is ${quoted(withoutSecrets(text))}; expected an absolute http or https address without a query`,
  );
}

/** What may be shown of an address: nothing of one that may hold credentials, and nothing of a query. */
function withoutSecrets(text: string): string {
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text) ?? [];
  return text.includes('@') ? `${scheme}…` : text.replace(/[?#].*$/s, '?…');
}
