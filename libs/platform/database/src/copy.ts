import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';

import type { ClientBase } from 'pg';
import copyStreams from 'pg-copy-streams';

/** A source that never waits and a server that is fast would let nothing else happen, not even hear of an error. */
const BYTES_A_TURN = 256 * 1024;

/** What was to be copied could not be had; `cause` says why. The server has taken the copy back. */
export class SourceFailure extends Error {}

/** What a `copy … to stdout` gives, no faster than it is read. `lost` rejects when the connection breaks. */
export async function* copyOut(
  client: ClientBase,
  statement: string,
  lost: Promise<never>,
): AsyncGenerator<Buffer, void> {
  const stream = client.query(copyStreams.to(statement));
  lost.catch((error: unknown) => stream.destroy(error as Error));
  yield* stream as AsyncIterable<Buffer>;
}

/** Feeds a `copy … from stdin`, no faster than the server reads; gives the number of rows. Throws SourceFailure. */
export async function copyIn(client: ClientBase, statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const stream = client.query(copyStreams.from(statement));
  await pipeline(tellingFailures(chunks), stream);
  return stream.rowCount;
}

async function* tellingFailures(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
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
