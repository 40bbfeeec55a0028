/** How much of a body over the limit is read and thrown away: who still sends does not see the refusal. */
const PATIENCE = 4;

/** A request's body as text, or undefined when it is larger than the limit; then none of it is kept. */
export async function readBody(request: Request, limitBytes: number): Promise<string | undefined> {
  // In one piece where it is told to be small, which spares a stream.
  if (Number(request.headers.get('content-length') ?? Number.NaN) <= limitBytes) return request.text();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes * PATIENCE) return undefined;
    if (size > limitBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > limitBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}
