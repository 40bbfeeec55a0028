import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';

import type { ClientBase } from 'pg';
import copyStreams from 'pg-copy-streams';

/** A source that never waits and a fast server would block the event loop, so that not even errors are noticed. */
const BYTES_A_TURN = 256 * 1024;

/** The source of a copy threw `cause`. The server has undone the copy. */
export class SourceFailure extends Error {}

/** Yields the output of `copy … to stdout`, no faster than it is read. `lost` rejects when the connection breaks. */
export async function* copyOut(
  client: ClientBase,
  statement: string,
  lost: Promise<never>,
): AsyncGenerator<Buffer, void> {
  const stream = client.query(copyStreams.to(statement));
  lost.catch((error: unknown) => stream.destroy(error as Error));
  yield* stream as AsyncIterable<Buffer>;
}

/** Feeds `copy … from stdin`, no faster than the server reads; returns the number of rows. Throws SourceFailure. */
export async function copyIn(client: ClientBase, statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const stream = client.query(copyStreams.from(statement));
  await pipeline(markingFailures(chunks), stream);
  return stream.rowCount;
}

async function* markingFailures(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      yield chunk;
      bytes += chunk.length;
      if (bytes < BYTES_A_TURN) continue;
      bytes = 0;
      await turn();
    }
  } catch (cause) {
    throw new SourceFailure('the source failed', { cause });
  }
}
