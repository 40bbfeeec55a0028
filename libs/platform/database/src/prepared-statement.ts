import { is, Param, Placeholder } from 'drizzle-orm';
import type { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw';
import * as utils from 'drizzle-orm/utils';
import type { QueryConfig } from 'pg';

import type { Session } from './session';

/** What goes where a statement has `sql.placeholder(name)`, by these names. */
export type StatementValues = Readonly<Record<string, string | number | bigint | boolean | null>>;

/** A statement of a query builder, or one by hand that is given to `execute`. */
type Statement<Result> = { prepare(name: string): { execute(): Promise<Result> } } | PgRaw<Result>;

/** What drizzle makes of a statement. */
interface Made {
  readonly queryConfig: QueryConfig;
  readonly params: readonly unknown[];
  /** How rows are read, where they are. */
  readonly fields?: readonly unknown[];
  readonly joinsNotNullableMap?: unknown;
}

/** drizzle's own, which its types leave out. */
const { mapResultRow } = utils as unknown as {
  mapResultRow(fields: readonly unknown[], row: unknown, joins: unknown): unknown;
};

/** A statement that is written already. What is wrong with the values is thrown at once. */
export interface PreparedStatement<Queries, Result> {
  (queries: Queries, values: StatementValues): Promise<Result>;
  /**
   * Runs it as one of the last of a transaction, whose commit is sent right behind it and fails as it does: for work
   * that depends on nothing that it gives.
   */
  leaveToCommit(queries: Queries, values: StatementValues): void;
}

/**
 * A statement that is written once, with placeholders, and run with values: query builders take longer to write a small
 * statement than the server takes to run it.
 */
export function preparedStatement<Queries extends object, Result>(
  write: (queries: Queries) => Statement<Result>,
): PreparedStatement<Queries, Result> {
  let made: Made | undefined;
  const ask = (queries: Queries, values: StatementValues) => {
    made ??= make(write(queries));
    const { client } = (queries as unknown as { readonly session: { readonly client: Session } }).session;
    return run(client, made, filled(made.params, values)) as Promise<Result>;
  };
  // Told by the commit.
  const leaveToCommit = (...asked: Parameters<typeof ask>) => void ask(...asked).catch(() => undefined);
  return Object.assign(ask, { leaveToCommit });
}

function make(statement: Statement<unknown>): Made {
  if ('prepare' in statement) return statement.prepare('') as unknown as Made;
  const { sql: text, params } = statement.getQuery();
  return { queryConfig: { text }, params };
}

async function run(session: Session, { queryConfig, fields, joinsNotNullableMap }: Made, params: unknown[]) {
  const result = await session.query(queryConfig, params);
  return fields === undefined ? result : result.rows.map((row) => mapResultRow(fields, row, joinsNotNullableMap));
}

/** Parameters as they are sent, in the form of their columns where they have one. */
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
