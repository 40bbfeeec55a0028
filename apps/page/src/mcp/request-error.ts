import { refusalInError, RefusedCall, type Translate } from '@bursar/views/language';

/** Why a request got no result. The caller shows the message. */
type Reason =
  /** The server asks for a valid key (401). */
  | 'unauthorized'
  /** Too many calls (429). */
  | 'rate-limited'
  /** The request exceeds the server's size limit (413). */
  | 'too-large'
  /** The server does not respond, or its response ends early. */
  | 'unreachable'
  /** The server responded with another error. */
  | 'server-error';

/** A request that got no result. The message is written for people, in the language in force. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

/** The error for a response that is not a success; a refused document says why. */
export async function requestErrorOf(response: Response, t: Translate): Promise<RequestError | RefusedCall> {
  const body = bodyIn(await response.text().catch(() => ''));
  switch (response.status) {
    case 401:
      return new RequestError('unauthorized', t('request.unauthorized'));
    case 413:
      return new RequestError('too-large', t('request.too-large'));
    case 429: {
      const seconds = Number(response.headers.get('retry-after'));
      const isKnown = Number.isSafeInteger(seconds) && seconds > 0;
      const message = isKnown ? t('request.rate-limited', { count: seconds }) : t('request.rate-limited-soon');
      return new RequestError('rate-limited', message);
    }
    default:
      if (body !== undefined) return new RefusedCall(refusalInError(body));
      return new RequestError('server-error', t('request.server-error', { status: response.status }));
  }
}

/** What refuses, with a message: the root, or what is under `error`. */
function bodyIn(text: string): { readonly message: string; readonly data: unknown } | undefined {
  try {
    const root = JSON.parse(text) as { readonly message?: unknown; readonly error?: unknown };
    const body = (root.message === undefined ? root.error : root) as { readonly message?: unknown } | undefined;
    const message = body?.message;
    return typeof message === 'string' && message !== '' ? { message, data: body } : undefined;
  } catch {
    return undefined;
  }
}
