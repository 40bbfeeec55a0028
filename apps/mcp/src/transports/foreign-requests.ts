import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';

import { refuse } from './json-rpc-refusal';

/** Names under which a browser or client reaches loopback; any other is a page that rebinds DNS. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** A page that a browser shows may send requests to loopback; its Host or Origin gives it away. */
export function refuseForeign(request: Request): Response | undefined {
  if (!validateHostHeader(request.headers.get('host'), LOOPBACK_NAMES).ok) {
    return refuse(403, -32000, 'FOREIGN_HOST', 'Only requests to localhost, 127.0.0.1 or [::1] are answered.');
  }
  if (!validateOriginHeader(request.headers.get('origin'), LOOPBACK_NAMES).ok) {
    return refuse(403, -32000, 'FOREIGN_ORIGIN', 'Requests from pages of other sites are not answered.');
  }
  return undefined;
}
