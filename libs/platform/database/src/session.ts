import type { PoolClient, QueryConfig, QueryResult } from 'pg';

import { sqlState, statementFailure } from './connection-failure';
import { DatabaseUnavailable } from './database-unavailable';
import { sendAhead, sendTogether } from './send-ahead';
import type { StatementNames } from './statement-names';
import { sentValue } from './value-types';

/** SQLSTATE: an earlier statement of the transaction has failed. */
const TRANSACTION_ABORTED = '25P02';

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

/**
 * One connection while one piece of work has it. Statements run one after the other, in the order they were asked; those
 * that are asked at once are also sent at once, so that the way there and back is gone once for all of them.
 */
export class Session {
  #isOver = false;
  #firstFailure: unknown;
  /** Settles when all that was asked is done; a statement's failure is no failure of it. */
  #last: Promise<unknown> = Promise.resolve();
  /** A copy has the connection for itself. */
  #copying: Promise<unknown> | undefined;
  readonly #lose: () => void;

  /** Rejects when the connection breaks. */
  readonly lost: Promise<never>;
  readonly connection: Connection;

  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames | undefined,
  ) {
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
        copyIn: (statement: string, chunks: AsyncIterable<Buffer>) => this.#copyIn(statement, chunks),
      },
    );
  }

  /** Runs a statement, in the form that the driver's own clients take and drizzle gives. */
  query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const result = this.#copying === undefined ? this.#run(query, values) : this.#afterCopy(query, values);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #afterCopy(query: string | QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    await this.#copying;
    return this.#run(query, values);
  }

  #refuseWhenOver(): void {
    if (this.#isOver) throw new DatabaseUnavailable('lost');
  }

  async #run(query: string | QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    this.#refuseWhenOver();
    let result: QueryResult;
    sendTogether(this.client);
    try {
      result = await this.client.query(this.#named(query, values), values);
    } catch (error) {
      throw this.#failed(error);
    }
    // A transaction in which a statement failed is rolled back even when it is told to commit, without an error.
    const text = typeof query === 'string' ? query : query.text;
    if (text === 'commit' && result.command === 'ROLLBACK') throw this.#firstFailure;
    return result;
  }

  /** Under a name the server reads and plans a statement once for a connection. One without values may be several. */
  #named(query: string | QueryConfig, values: unknown[] | undefined): string | QueryConfig {
    if (values === undefined || values.length === 0) return query;
    const config = typeof query === 'string' ? { text: query } : query;
    const name = this.names?.nameOf(config.text);
    return name === undefined ? query : { ...config, name };
  }

  #failed(error: unknown): unknown {
    this.#firstFailure ??= error;
    // Of what was asked at once, all after the statement that failed fail only because of it.
    const failure = statementFailure(sqlState(error) === TRANSACTION_ABORTED ? this.#firstFailure : error);
    if (failure instanceof DatabaseUnavailable) this.#lose();
    return failure;
  }

  async *#copyOut(statement: string): AsyncGenerator<Buffer, void> {
    const letOthers = await this.#alone();
    let isRead = false;
    try {
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
      await letOthers();
    }
  }

  async #copyIn(statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
    const letOthers = await this.#alone();
    const { copyIn, SourceFailure } = await import('./copy');
    try {
      this.#refuseWhenOver();
      return await copyIn(this.client, statement, chunks);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw this.#failed(error);
      this.#firstFailure ??= error.cause;
      throw error.cause;
    } finally {
      await letOthers();
    }
  }

  /** Waits for all that was asked, and has what is asked from now on wait for the function that it gives. */
  async #alone(): Promise<() => Promise<void>> {
    const before = this.#last;
    let letOthers: () => void = () => undefined;
    const copying = new Promise<void>((resolve) => (letOthers = resolve));
    this.#last = copying;
    this.#copying = copying;
    await before;
    sendAhead(this.client, false);
    return async () => {
      // A copy that failed has told so before the server has; an empty statement is answered after it.
      if (!this.#isOver) await this.client.query('').catch(() => undefined);
      sendAhead(this.client, true);
      if (this.#copying === copying) this.#copying = undefined;
      letOthers();
    };
  }

  /** Breaks the connection off: the server rolls back what it was doing. */
  abandon(): void {
    this.#lose();
    // Sending ahead, the driver would wait for what the server still works on.
    sendAhead(this.client, false);
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
