import type { PoolClient, QueryConfig, QueryResult } from 'pg';

import { statementFailure } from './connection-failure';
import { DatabaseUnavailable } from './database-unavailable';
import { sentValue } from './value-types';

export type Row = Record<string, unknown>;

/** Statements by hand: a template whose values travel apart from the text, and text as it is. */
export interface Connection {
  <Result extends Row = Row>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Result[]>;
  /** One or more statements without values. Names and values of users do not belong here. */
  script(text: string): Promise<void>;
  /** What a `copy … to stdout` gives, as it comes. Who does not read to the end breaks the connection off. */
  copyOut(statement: string): AsyncGenerator<Buffer, void>;
  /** Feeds a `copy … from stdin`; gives the number of rows. When `chunks` throws, the copy is taken back. */
  copyIn(statement: string, chunks: AsyncIterable<Buffer>): Promise<number>;
}

/** One connection while one piece of work has it. Statements run one after the other, in the order they were asked. */
export class Session {
  #isOver = false;
  #firstFailure: unknown;
  #last: Promise<unknown> = Promise.resolve();
  readonly #lose: () => void;

  /** Rejects when the connection breaks. */
  readonly lost: Promise<never>;
  readonly connection: Connection;

  constructor(private readonly client: PoolClient) {
    let lose: () => void = () => undefined;
    this.lost = new Promise<never>((_resolve, reject) => {
      lose = () => reject(new DatabaseUnavailable('lost'));
    });
    this.#lose = () => {
      this.#isOver = true;
      lose();
    };
    // Whoever waits for it hears of it; nobody has to.
    this.lost.catch(() => undefined);
    client.on('error', this.#lose);
    client.on('end', this.#lose);
    this.connection = Object.assign(
      async <Result extends Row>(text: TemplateStringsArray, ...values: readonly unknown[]) => {
        const numbered = text.reduce((before, part, index) => `${before}$${index}${part}`);
        return (await this.query(numbered, values.map(sentValue))).rows as Result[];
      },
      {
        script: async (text: string) => void (await this.query(text)),
        copyOut: (statement: string) => this.#copyOut(statement),
        copyIn: (statement: string, chunks: AsyncIterable<Buffer>) =>
          this.#inTurn(() => this.#copyIn(statement, chunks)),
      },
    );
  }

  /** Runs a statement, in the form that the driver's own clients take and drizzle gives. */
  query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    return this.#inTurn(() => this.#run(query, values));
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      this.#refuseWhenOver();
      return work();
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  #refuseWhenOver(): void {
    if (this.#isOver) throw new DatabaseUnavailable('lost');
  }

  async #run(query: string | QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    let result: QueryResult;
    try {
      result = await this.client.query(query, values);
    } catch (error) {
      throw this.#failed(error);
    }
    // A transaction in which a statement failed is rolled back even when it is told to commit, without an error.
    const text = typeof query === 'string' ? query : query.text;
    if (text === 'commit' && result.command === 'ROLLBACK') throw this.#firstFailure;
    return result;
  }

  #failed(error: unknown): unknown {
    this.#firstFailure ??= error;
    const failure = statementFailure(error);
    if (failure instanceof DatabaseUnavailable) this.#lose();
    return failure;
  }

  async *#copyOut(statement: string): AsyncGenerator<Buffer, void> {
    const before = this.#last;
    let letOthers: () => void = () => undefined;
    this.#last = new Promise<void>((resolve) => (letOthers = resolve));
    let isRead = false;
    try {
      await before;
      this.#refuseWhenOver();
      const { copyOut } = await import('./copy');
      yield* copyOut(this.client, statement, this.lost);
      isRead = true;
    } catch (error) {
      isRead = true;
      throw this.#failed(error);
    } finally {
      // What the server still sends would be taken for the answer to the next statement.
      if (!isRead) this.abandon();
      letOthers();
    }
  }

  async #copyIn(statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
    const { copyIn, SourceFailure } = await import('./copy');
    try {
      return await copyIn(this.client, statement, chunks);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw this.#failed(error);
      this.#firstFailure ??= error.cause;
      throw error.cause;
    }
  }

  /** Breaks the connection off: the server rolls back what it was doing. */
  abandon(): void {
    this.#lose();
    void this.client.end().catch(() => undefined);
  }

  /** Gives the connection back, or drops it when it broke; nothing can be done with this session afterwards. */
  release(): void {
    const isBroken = this.#isOver;
    this.#isOver = true;
    this.client.off('end', this.#lose);
    this.client.release(isBroken);
    // Of a broken one more errors may come, which would end the process if nobody listened.
    if (!isBroken) this.client.off('error', this.#lose);
  }
}
