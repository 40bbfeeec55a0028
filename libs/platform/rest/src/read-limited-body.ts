/** How many times the limit is read in total: a client that is still sending does not see the response. */
const DISCARD_FACTOR = 4;

/**
 * The body of a request, or undefined if it is larger than the limit. Keeps no more than the limit and counts the bytes
 * that arrive, whatever length the request declares. Throws if the body breaks off.
 */
export async function readLimitedBody(request: Request, limitBytes: number): Promise<Uint8Array | undefined> {
  // A stream costs more than everything else here, so a body that is declared to be small is read at once.
  if (Number(request.headers.get('content-length') ?? Number.NaN) <= limitBytes) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > limitBytes ? undefined : bytes;
  }
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes * DISCARD_FACTOR) return undefined;
    if (size > limitBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > limitBytes ? undefined : Buffer.concat(chunks);
}
