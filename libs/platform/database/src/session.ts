import type { PoolClient, QueryResult } from 'pg';

import type { Client } from './client';
import { sqlState, statementFailure } from './connection-failure';
import { DatabaseUnavailable } from './database-unavailable';
import type { StatementNames } from './statement-names';
import { sentValue } from './value-types';

/** SQLSTATE: an earlier statement of the transaction has failed. */
const TRANSACTION_ABORTED = '25P02';

/** SQLSTATE of a warning: PostgreSQL confirms a commit with it whose wait for a standby was cancelled. */
const WARNING = '01000';
/** Statements that change nothing, so that they may run again; `with` may hold others. */
const CHANGES_NOTHING = /^\s*(select|set|show|rollback)\b/i;
const BEGINS = /^\s*begin\b/i;
const COMMITS = /^\s*commit\b/i;

/** A statement with the values of its parameters. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Rows as arrays instead of objects. */
  readonly rowMode?: 'array';
}

/** One connection while one piece of work holds it. */
export class Session {
  #isOver = false;
  #isAbandoned = false;
  #wasAnswered = false;
  #firstFailure: unknown;
  readonly #markBroken: () => void;
  /** Why it cannot be used any more, where that is not the loss of the connection. */
  #end: DatabaseUnavailable | undefined;
  #isInTransaction = false;
  #hasChanged = false;
  #isCommitting = false;
  /** An earlier transaction of the same work has changed something. */
  #hasCommitted = false;

  /** Rejects when the connection breaks. */
  readonly lost: Promise<never>;

  constructor(
    protected readonly client: PoolClient & Client,
    private readonly names: StatementNames | undefined,
  ) {
    const { promise, reject } = withReject();
    this.lost = promise;
    this.#markBroken = () => {
      this.#isOver = true;
      reject(this.#whyEnded());
    };
    // Without a listener, an error of the client would end the process.
    client.on('error', this.#markBroken);
    client.on('end', this.#markBroken);
  }

  /** The failure of the first statement that failed; the later ones of a transaction fail because of it. */
  get firstFailure(): unknown {
    return this.#firstFailure;
  }

  /** Whether the server has answered any statement. */
  get wasAnswered(): boolean {
    return this.#wasAnswered;
  }

  /** The process of the server that answered when the connection was made; a pooler makes this number up. */
  get firstProcess(): number | undefined {
    return (this.client as { readonly processID?: number }).processID;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether it was broken because the work did not want the rest of an answer. */
  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  /** Runs a statement, without waiting for those before it where the connection is pipelined. */
  async run(statement: Statement): Promise<QueryResult> {
    this.refuseWhenOver();
    this.#note(statement.text);
    try {
      return await this.client.query(this.#config(statement));
    } catch (error) {
      throw this.failed(error);
    } finally {
      this.#wasAnswered = true;
    }
  }

  /** Runs what ends in a commit. Throws `unconfirmed` if a standby did not confirm it, whatever the server answers. */
  async confirmed<Result>(commit: () => Promise<Result>): Promise<Result> {
    let hasWarning = false;
    const listen = ({ code }: { readonly code?: string | undefined }) => void (hasWarning ||= code === WARNING);
    this.client.on('notice', listen);
    try {
      const result = await commit();
      if (hasWarning) throw new DatabaseUnavailable('unconfirmed');
      return result;
    } finally {
      this.client.off('notice', listen);
    }
  }

  /** What the end of the connection means for work on it: it was not done, or that is not known. */
  outcomeOf(error: unknown): unknown {
    if (!(error instanceof DatabaseUnavailable) || !['lost', 'read-only'].includes(error.reason)) return error;
    const mayBeDone = this.#hasCommitted || (this.#hasChanged && (this.#isCommitting || !this.#isInTransaction));
    if (!mayBeDone) return error.undone();
    return this.#isCommitting ? new DatabaseUnavailable('unknown') : error;
  }

  /** Breaks the connection: the server rolls back what it was doing. */
  terminate(): void {
    this.#markBroken();
    this.client.terminate();
  }

  /** As `terminate`, where nothing has happened to the connection: how the work ends is what it says. */
  protected terminateEarly(): void {
    this.#isAbandoned = true;
    this.terminate();
  }

  /** Returns the connection to the pool, or drops it if it broke; the session cannot be used afterwards. */
  release(): void {
    const isBroken = this.#isOver;
    this.#isOver = true;
    this.client.off('end', this.#markBroken);
    this.client.release(isBroken);
    // A broken client may emit more errors, and keeps its listener.
    if (!isBroken) this.client.off('error', this.#markBroken);
  }

  protected refuseWhenOver(): void {
    if (this.#isOver) throw this.#whyEnded();
  }

  protected recordFailure(error: unknown): void {
    this.#firstFailure ??= error;
  }

  /** Records the failure of a statement and returns it as the caller shall see it. */
  protected failed(error: unknown): unknown {
    this.recordFailure(error);
    const failure = statementFailure(sqlState(error) === TRANSACTION_ABORTED ? this.#firstFailure : error);
    if (failure instanceof DatabaseUnavailable) {
      // A host that takes no writes is left, and named as that in whatever waits for its answer.
      if (!this.#isOver) this.#end = failure;
      this.#markBroken();
    }
    return failure;
  }

  /** Made when it is needed: an error records where it was made, which takes as long as a small statement. */
  #whyEnded(): DatabaseUnavailable {
    return (this.#end ??= new DatabaseUnavailable('lost'));
  }

  #note(text: string): void {
    if (BEGINS.test(text)) this.#begin();
    else if (COMMITS.test(text)) this.#isCommitting = true;
    else if (!CHANGES_NOTHING.test(text)) this.#hasChanged = true;
  }

  #begin(): void {
    this.#hasCommitted ||= this.#hasChanged && (this.#isCommitting || !this.#isInTransaction);
    this.#isInTransaction = true;
    this.#isCommitting = false;
    this.#hasChanged = false;
  }

  /** The server parses and plans a named statement once for a connection. Text without values may be several. */
  #config({ text, values = [], rowMode }: Statement) {
    const name = values.length === 0 ? undefined : this.names?.nameOf(text);
    return {
      text,
      values: values.map(sentValue),
      ...(name !== undefined && { name }),
      ...(rowMode !== undefined && { rowMode }),
    };
  }
}

/** A promise that only ever rejects, which is no unhandled rejection where nothing waits for it. */
function withReject() {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_resolve, rejectPromise) => (reject = rejectPromise));
  promise.catch(() => undefined);
  return { promise, reject };
}
