import { quoted } from '@bursar/toolkit';

/** The address of the API, and how to call it. */
export interface RemoteSettings {
  /** Absolute, without credentials and trailing slashes, so that it may be shown. */
  readonly baseUrl: string;
  /** The credentials of the address, as `name:password`. */
  readonly credentials?: string;
  /** Sent as `X-MCP-API-Key`. */
  readonly apiKey?: string;
  /** For one whole request, connection included. */
  readonly timeoutSeconds: number;
}

const DEFAULT_TIMEOUT_SECONDS = 10;
/** The characters that an HTTP header can carry. */
const HEADER_TEXT = /^[\x21-\x7e]+$/;

/**
 * Reads MCP_API_BASE_URL, MCP_API_KEY and MCP_API_TIMEOUT_SECONDS; an empty variable counts as unset. Without an address
 * it returns `undefined`: local mode. Throws an Error with one line that names the variable, the value and what is
 * expected, without any key or password.
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
    // An @ in the path may end a password that contains a slash, which the address would show.
    if (/^https?:$/.test(protocol) && !/@/.test(pathname) && search === '' && hash === '') {
      const credentials = [username, password].map(decodeURIComponent).join(':');
      return {
        baseUrl: `${origin}${pathname}`.replace(/\/+$/, ''),
        ...(credentials !== ':' && { credentials }),
      };
    }
  } catch {
    // Not a valid address, or credentials that cannot be decoded.
  }
  throw new Error(
    `MCP_API_BASE_URL is ${quoted(withoutSecrets(text))}; expected an absolute http or https address without a query`,
  );
}

/** The address as it may be shown: without anything that may be credentials, and without a query. */
function withoutSecrets(text: string): string {
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text) ?? [];
  return text.includes('@') ? `${scheme}…` : text.replace(/[?#].*$/s, '?…');
}
