/** How many times the limit is read and thrown away: who still sends does not see a refusal. */
const PATIENCE = 4;

/**
 * A request's body, or undefined where it is larger than the limit. No more than the limit is kept, and what came is
 * counted, whatever length the request claims. Throws where the body breaks off.
 */
export async function readLimitedBody(request: Request, limitBytes: number): Promise<Uint8Array | undefined> {
  // In one piece where it is told to be small: a stream costs more than the rest of the reading.
  if (Number(request.headers.get('content-length') ?? Number.NaN) <= limitBytes) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > limitBytes ? undefined : bytes;
  }
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes * PATIENCE) return undefined;
    if (size > limitBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > limitBytes ? undefined : Buffer.concat(chunks);
}
