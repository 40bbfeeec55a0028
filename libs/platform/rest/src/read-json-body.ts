import { mediaTypeOf } from './media-type';
import { readLimitedBody } from './read-limited-body';
import type { RestFailure } from './rest-dialect';

/** The body of a request as JSON, or the failure. An empty body is `{}`. */
export async function readJsonBody(
  request: Request,
  limitBytes: number,
): Promise<{ readonly value: unknown } | { readonly failure: RestFailure }> {
  const bytes = await readLimitedBody(request, limitBytes).catch(() => 'broken' as const);
  if (bytes === undefined) return { failure: { kind: 'body-too-large', limitBytes } };
  if (bytes === 'broken') return { failure: { kind: 'unreadable-body' } };
  if (bytes.byteLength === 0) return { value: {} };
  if (!isDeclaredJson(request)) return { failure: { kind: 'wrong-content-type' } };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { failure: { kind: 'unreadable-body' } };
  }
}

/** Ignores parameters of the media type: JSON is UTF-8 whatever the charset (RFC 8259, section 8.1). */
function isDeclaredJson(request: Request): boolean {
  return mediaTypeOf(request) === 'application/json';
}
