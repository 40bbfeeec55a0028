import { mediaTypeOf, readLimitedBody } from '@bursar/rest';

import { isTooDeep } from './json-structure';
import { rejection } from './json-rpc-error-response';

/** Telegram's updates are far smaller. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Passes an update on to the bot, which checks its secret. Its body is JSON of a bounded size and depth. */
export async function answerTelegram(
  request: Request,
  webhook: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { url, headers } = request;
  if (mediaTypeOf(request) !== 'application/json') {
    return rejection(415, -32000, 'UNSUPPORTED_MEDIA_TYPE', 'Send the update with Content-Type: application/json.');
  }
  const body = await readLimitedBody(request, BODY_LIMIT_BYTES);
  if (body === undefined) return rejection(413, -32600, 'MESSAGE_TOO_LARGE', 'The update is larger than 1 MiB.');
  if (isTooDeep(body)) return rejection(400, -32600, 'INVALID_REQUEST', 'The update is nested too deeply.');
  return webhook(new Request(url, { method: 'POST', headers, body: new Uint8Array(body) }));
}
