import type { QueryResult } from 'pg';

import { copyIn, copyOut, SourceFailure } from './copy';
import { Session, type Statement } from './session';

/** A session of a connection that is not pipelined: statements and copies take turns, in the order of their calls. */
export class CopyingSession extends Session {
  /** Settles when everything that was called so far is done; never rejects. */
  #last: Promise<void> = Promise.resolve();

  override async run(statement: Statement): Promise<QueryResult> {
    const releaseExclusive = await this.#acquireExclusive();
    try {
      return await super.run(statement);
    } finally {
      releaseExclusive();
    }
  }

  /** See `CopyingConnection.copyOut`. */
  async *copyOut(statement: string): AsyncGenerator<Buffer, void> {
    const releaseExclusive = await this.#acquireExclusive();
    let isSettled = false;
    try {
      this.refuseWhenOver();
      yield* copyOut(this.client, statement, this.lost);
      isSettled = true;
    } catch (error) {
      isSettled = true;
      throw this.failed(error);
    } finally {
      // The rest of an abandoned copy would be taken for the answer to the next statement.
      if (!isSettled) this.terminateEarly();
      await this.#settle();
      releaseExclusive();
    }
  }

  /** See `CopyingConnection.copyIn`. */
  async copyIn(statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
    const releaseExclusive = await this.#acquireExclusive();
    try {
      this.refuseWhenOver();
      return await copyIn(this.client, statement, chunks);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw this.failed(error);
      // The server has undone the copy, and with it the transaction.
      this.recordFailure(error.cause);
      throw error.cause;
    } finally {
      await this.#settle();
      releaseExclusive();
    }
  }

  /** A copy reports its failure before the server has; the answer to an empty statement comes after the server's. */
  async #settle(): Promise<void> {
    if (!this.isOver) await this.client.query('').catch(() => undefined);
  }

  /** Waits for everything that was called before, and makes later calls wait for the function that it returns. */
  async #acquireExclusive(): Promise<() => void> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise<void>((resolve) => (release = resolve));
    await before;
    return release;
  }
}
