import type { RestFailure } from './rest-dialect';

/** How many times the limit is read and thrown away: who still sends does not see a refusal. */
const PATIENCE = 4;

/**
 * A request's body as JSON, an empty one as `{}`; or why there is none. No more than the limit is kept, and what came is
 * counted, whatever length the request claims.
 */
export async function readJsonBody(
  request: Request,
  limitBytes: number,
): Promise<{ readonly value: unknown } | { readonly failure: RestFailure }> {
  const bytes = await readBytes(request, limitBytes).catch(() => 'broken' as const);
  if (bytes === 'too-large') return { failure: { kind: 'body-too-large', limitBytes } };
  if (bytes === 'broken') return { failure: { kind: 'unreadable-body' } };
  if (bytes.byteLength === 0) return { value: {} };
  if (!isDeclaredJson(request)) return { failure: { kind: 'wrong-content-type' } };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { failure: { kind: 'unreadable-body' } };
  }
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array | 'too-large'> {
  // In one piece where it is told to be small: a stream costs more than the rest of the reading.
  if (Number(request.headers.get('content-length') ?? Number.NaN) <= limitBytes) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > limitBytes ? 'too-large' : bytes;
  }
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes * PATIENCE) return 'too-large';
    if (size > limitBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > limitBytes ? 'too-large' : Buffer.concat(chunks);
}

/** Parameters are no matter: JSON is UTF-8 whatever a charset says. */
function isDeclaredJson(request: Request): boolean {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  return mediaType.trim().toLowerCase() === 'application/json';
}
