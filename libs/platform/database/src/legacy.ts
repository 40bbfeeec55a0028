import { is, Param, Placeholder, sql as drizzleSql, type ExtractTablesWithRelations, type SQL } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransaction } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';

import type { Connection } from './connection';
import type { Database, DomainDatabase as CurrentDomainDatabase } from './database';
import { connectionOf } from './legacy-callable';
import type { Migrations } from './migrations';
import type { SessionConnection } from './session-connection';
import type { TransactionOptions } from './transaction';

// Temporary: the interface of domains that are not converted to `forDomain`, `query` and `queue` yet.

export type DrizzleSchema = Record<string, unknown>;
export type Queries<Schema extends DrizzleSchema> = NodePgDatabase<Schema>;
export type TransactionQueries<Schema extends DrizzleSchema> = PgTransaction<
  NodePgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

export interface LegacyDomainDatabase<Schema extends DrizzleSchema> {
  run<Result>(work: (queries: Queries<Schema>) => Promise<Result>): Promise<Result>;
  transaction<Result>(
    work: (queries: TransactionQueries<Schema>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

export type DomainDatabase<Schema extends DrizzleSchema | undefined = undefined> = Schema extends DrizzleSchema
  ? LegacyDomainDatabase<Schema>
  : CurrentDomainDatabase;

export function bindLegacy<Schema extends DrizzleSchema>(
  database: Database,
  migrations: Migrations | undefined,
): LegacyDomainDatabase<Schema> {
  const domain = database.forDomain(migrations === undefined ? {} : { migrations });
  return {
    run: (work) => domain.run((connection) => work(queriesOver(connection) as never)),
    transaction: (work, options) => domain.transaction((connection) => work(queriesOver(connection) as never), options),
  };
}

const dialect = new PgDialect();
const behind = new WeakMap<object, SessionConnection>();

function queriesOver(wrapped: Connection): object {
  const connection = connectionOf(wrapped);
  const queries: object = Object.create(connection.drizzle, {
    execute: { value: (statement: SQL | string) => new Raw(connection, statement) },
  });
  behind.set(queries, connection);
  return queries;
}

/** A statement by hand, which runs when it is awaited. It gives `int8` as text. */
class Raw implements PromiseLike<QueryResult> {
  readonly text: string;
  readonly params: readonly unknown[];

  constructor(
    private readonly connection: SessionConnection,
    statement: SQL | string,
  ) {
    const written = typeof statement === 'string' ? drizzleSql.raw(statement) : statement;
    const { sql, params } = dialect.sqlToQuery(written);
    [this.text, this.params] = [sql, params];
  }

  then<A, B>(onDone: (value: QueryResult) => A | PromiseLike<A>, onFailed: (reason: unknown) => B | PromiseLike<B>) {
    return this.#run().then(onDone, onFailed);
  }

  catch<B>(onFailed: (reason: unknown) => B | PromiseLike<B>) {
    return this.#run().catch(onFailed);
  }

  async #run(): Promise<QueryResult> {
    const result = await this.connection.session.run({ text: this.text, values: this.params });
    return { ...result, rowCount: result.rowCount, rows: result.rows.map(withTextForBigints) };
  }
}

function withTextForBigints(row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]));
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  return typeof value === 'bigint' ? String(value) : value;
}

export type StatementValues = Readonly<Record<string, string | number | bigint | boolean | null>>;
type Prepared = { execute(values: StatementValues): Promise<unknown> };
type Written<Result> = PromiseLike<Result> & { prepare?(name: string): { execute(): Promise<Result> } };

export interface PreparedStatement<Kind, Result> {
  (queries: Kind, values: StatementValues): Promise<Result>;
  leaveToCommit(queries: Kind, values: StatementValues): void;
}

export function preparedStatement<Kind extends object, Result>(
  write: (queries: Kind) => Written<Result>,
): PreparedStatement<Kind, Result> {
  const call = (queries: Kind, values: StatementValues) => {
    const written: unknown = write(queries);
    if (!(written instanceof Raw)) {
      return (written as { prepare(name: string): Prepared }).prepare('').execute(values) as Promise<Result>;
    }
    const connection = behind.get(queries) as SessionConnection;
    const statement = { text: written.text, values: filled(written.params, values) };
    return connection.session.run(statement) as Promise<Result>;
  };
  const leaveToCommit = (queries: Kind, values: StatementValues) => {
    const written: unknown = write(queries);
    const connection = behind.get(queries) as SessionConnection;
    if (written instanceof Raw) return connection.add({ text: written.text, values: filled(written.params, values) });
    const { sql, params } = dialect.sqlToQuery((written as { getSQL(): SQL }).getSQL());
    return connection.add({ text: sql, values: filled(params, values) });
  };
  return Object.assign(call, { leaveToCommit });
}

function filled(params: readonly unknown[], values: StatementValues): unknown[] {
  return params.map((param) => {
    if (is(param, Placeholder)) return valueOf(param, values);
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const value = valueOf(param.value, values);
    return value === null ? null : param.encoder.mapToDriverValue(value);
  });
}

function valueOf({ name }: Placeholder, values: StatementValues) {
  const value = values[name];
  if (value === undefined) throw new Error(`no value for ${name}`);
  return value;
}
