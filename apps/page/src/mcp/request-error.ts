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

/** A request that got no result. The message is written for people. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

/** The error for a response that is not a success, with the server's own message if it has one. */
export async function requestErrorOf(response: Response): Promise<RequestError> {
  const message = messageIn(await response.text());
  switch (response.status) {
    case 401:
      return new RequestError('unauthorized', 'This server asks for a key and does not accept the one it was sent.');
    case 413:
      return new RequestError('too-large', 'This is larger than the 16 MiB that the server accepts at once.');
    case 429: {
      const seconds = response.headers.get('retry-after') ?? 'a few';
      return new RequestError('rate-limited', `Too many calls within a minute. Try again in ${seconds} s.`);
    }
    default:
      return new RequestError('server-error', message ?? `The server responded with status ${response.status}.`);
  }
}

/** `message`, at the root or under `error`. */
function messageIn(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { readonly message?: unknown; readonly error?: { readonly message?: unknown } };
    const message = body.message ?? body.error?.message;
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return undefined;
  }
}
