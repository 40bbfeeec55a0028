/** Why the server did not answer a question; the place that asked shows the message. */
export type Reason =
  /** It wants a key that it knows. */
  | 'key'
  /** Too many calls. */
  | 'rate'
  /** What was sent is larger than it takes. */
  | 'size'
  /** Nobody answers at the address. */
  | 'absent'
  /** It answered with a refusal in its own words. */
  | 'said';

/** A question that got no answer. The message is for people. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

/** What a response that is no answer means; the server's own words where it has some. */
export async function refusalOf(response: Response): Promise<Refused> {
  const said = messageIn(await response.text());
  switch (response.status) {
    case 401:
      return new Refused('key', 'This server asks for a key, and does not know the one it was shown.');
    case 413:
      return new Refused('size', 'This is larger than the 16 MiB that the server takes at once.');
    case 429: {
      const seconds = response.headers.get('retry-after') ?? 'a few';
      return new Refused('rate', `Too many calls within a minute. The next one is taken in ${seconds} s.`);
    }
    default:
      return new Refused('said', said ?? `The server answered ${response.status}, which says nothing more.`);
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
