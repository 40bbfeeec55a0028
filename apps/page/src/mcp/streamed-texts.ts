/** The data of each server-sent event in a response body, as the events arrive (HTML Living Standard, section 9.2). */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const event of partsOf(body, /\r?\n\r?\n/, '\n\n')) {
    const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
    const data = lines.map((line) => line.replace(/^data: ?/, '')).join('\n');
    if (data !== '') yield data;
  }
}

/** The lines of a response body that hold something, as they arrive. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const line of partsOf(body, '\n', '\n')) if (line !== '') yield line;
}

/** The parts of a body between separators; the end of the body ends its last part. */
async function* partsOf(
  body: ReadableStream<Uint8Array>,
  separator: string | RegExp,
  end: string,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  for (;;) {
    const { done, value } = await reader.read();
    pending += done ? end : decoder.decode(value, { stream: true });
    const parts = pending.split(separator);
    pending = parts.pop() ?? '';
    yield* parts;
    if (done) return;
  }
}
