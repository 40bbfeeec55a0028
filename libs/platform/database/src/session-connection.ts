import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pg-proxy';

import type { CopyingTransaction, Row, Transaction, TypedQueries } from './connection';
import type { CopyingSession } from './copying-session';
import { numberedText } from './numbered-text';
import type { Session, Statement } from './session';

type Template = TemplateStringsArray | SQL;

const dialect = new PgDialect();

/** The statements of one session. Outside of a transaction its type hides `queue`. */
export class SessionConnection implements Transaction {
  readonly #queued: Statement[] = [];
  #drizzle: TypedQueries | undefined;

  constructor(readonly session: Session) {}

  /** The statements to send with the commit. */
  get queued(): readonly Statement[] {
    return this.#queued;
  }

  /** Whether all its statements reach one session of the server: behind a pooler, each transaction may have another one. */
  async hasOwnSession(): Promise<boolean> {
    const [row] = await this.query<{ process: number }>`select pg_backend_pid() as process`;
    return row?.process === this.session.firstProcess;
  }

  get drizzle(): TypedQueries {
    return (this.#drizzle ??= drizzle(async (text, values: unknown[], method) => {
      const statement = { text, values };
      // Rows that drizzle maps are arrays; those of its `execute` are objects.
      const { rows } = await this.session.run(method === 'all' ? { ...statement, rowMode: 'array' } : statement);
      return { rows };
    }));
  }

  async query<Result extends Row>(template: Template, ...values: readonly unknown[]): Promise<Result[]> {
    return (await this.session.run(statementOf(template, values))).rows as Result[];
  }

  async execute(template: Template, ...values: readonly unknown[]): Promise<number> {
    return (await this.session.run(statementOf(template, values))).rowCount ?? 0;
  }

  async script(text: string): Promise<void> {
    await this.session.run({ text });
  }

  queue(template: Template, ...values: readonly unknown[]): void {
    this.#queued.push(statementOf(template, values));
  }
}

/** The same on a connection that can copy. */
export class CopyingSessionConnection extends SessionConnection implements CopyingTransaction {
  constructor(override readonly session: CopyingSession) {
    super(session);
  }

  copyOut(statement: string): AsyncGenerator<Buffer, void> {
    return this.session.copyOut(statement);
  }

  copyIn(statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
    return this.session.copyIn(statement, chunks);
  }
}

function statementOf(template: Template, values: readonly unknown[]): Statement {
  if (!('getSQL' in template)) return { text: numberedText(template), values };
  const { sql: text, params } = dialect.sqlToQuery(template);
  return { text, values: params };
}
