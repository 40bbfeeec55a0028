import { DatabaseUnavailable } from './database-unavailable';

// The driver is not imported here: what names an error must not load it.

/** SQLSTATE: connection exceptions, shutdown, crash, still starting. */
const SERVER_GONE = /^(08|57P0)/;
/** SQLSTATE: no such user, wrong password, no such database, no right to connect. */
const SERVER_REFUSES = /^(28|3D000$|42501$)/;
/** SQLSTATE: a write in a read-only transaction; the application's own transactions of that kind write nothing. */
const READ_ONLY = '25006';
/** SQLSTATE: `max_connections` is reached. */
const TOO_MANY_CONNECTIONS = '53300';
/** As PgBouncer says it, under the SQLSTATE of a protocol violation before 1.23: `max_client_conn` or a limit of its kind. */
const POOLER_IS_FULL = /^no more connections allowed/;
/** SQLSTATE: disk full. */
const DISK_FULL = '53100';

/** The errors that an error wraps, itself first: drizzle wraps those of the driver. */
function* causes(error: unknown): Generator<unknown> {
  for (let current = error; current !== undefined; current = current instanceof Error ? current.cause : undefined) {
    yield current;
  }
}

/** Errors of the server have these two fields in every message (PostgreSQL: Error and Notice Message Fields). */
function isServerError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}

/** The SQLSTATE of a server error, also of one that a query builder has wrapped; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causes(error)) if (isServerError(cause)) return cause.code;
  return undefined;
}

/** What a failure to connect means for a user. */
export function connectFailure(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  const state = sqlState(error) ?? '';
  const isFull = error instanceof Error && POOLER_IS_FULL.test(error.message);
  if (state === TOO_MANY_CONNECTIONS || isFull) return new DatabaseUnavailable('busy');
  return new DatabaseUnavailable(SERVER_REFUSES.test(state) ? 'refused' : 'unreachable');
}

/** What a failed statement means: DatabaseUnavailable if the connection broke, otherwise the error as it was. */
export function statementFailure(error: unknown): unknown {
  const state = sqlState(error);
  if (state === READ_ONLY) return new DatabaseUnavailable('read-only');
  if (state !== undefined) return SERVER_GONE.test(state) ? new DatabaseUnavailable('lost') : error;
  // Values that cannot be serialized; all other errors of the driver are about the connection.
  return error instanceof TypeError || error instanceof RangeError ? error : new DatabaseUnavailable('lost');
}

/** The failure of a piece of work: a DatabaseUnavailable is unwrapped, and a full disk becomes one. */
export function workFailure(error: unknown): unknown {
  for (const cause of causes(error)) {
    if (cause instanceof DatabaseUnavailable) return cause;
    if (isServerError(cause) && cause.code === DISK_FULL) return new DatabaseUnavailable('disk-full');
    // An error of the operating system: the connection was not made.
    if ((cause as { syscall?: unknown } | null)?.syscall === 'connect') return new DatabaseUnavailable('unreachable');
  }
  return error;
}
