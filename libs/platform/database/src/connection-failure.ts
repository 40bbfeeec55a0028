import pg from 'pg';

import { DatabaseUnavailable } from './database-unavailable';

/** SQLSTATE: connection exceptions, shutdown, crash, still starting. */
const SERVER_GONE = /^(08|57P0)/;
/** SQLSTATE: no such user, wrong password, no such database, no right to connect. */
const SERVER_REFUSES = /^(28|3D000$|42501$)/;

/** SQLSTATE: no room for what was to be written. */
const DISK_FULL = '53100';

/** The errors that an error wraps, itself first: drizzle wraps the driver's. */
function* causes(error: unknown): Generator<unknown> {
  for (let current = error; current !== undefined; current = current instanceof Error ? current.cause : undefined) {
    yield current;
  }
}

/** SQLSTATE of an error of the server, also of one that a query builder has wrapped; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causes(error)) if (cause instanceof pg.DatabaseError) return cause.code;
  return undefined;
}

/** What a failure to connect means for a user. */
export function connectFailure(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  return new DatabaseUnavailable(SERVER_REFUSES.test(sqlState(error) ?? '') ? 'refused' : 'unreachable');
}

/** What a failed statement means: DatabaseUnavailable where the connection broke, else the error as it was. */
export function statementFailure(error: unknown): unknown {
  const state = sqlState(error);
  if (state !== undefined) return SERVER_GONE.test(state) ? new DatabaseUnavailable('lost') : error;
  // Values that cannot be written down; all other errors of the driver are about the connection.
  return error instanceof TypeError || error instanceof RangeError ? error : new DatabaseUnavailable('lost');
}

/** The error of a piece of work, with DatabaseUnavailable taken out of what is wrapped around it; a full disk is such. */
export function workFailure(error: unknown): unknown {
  for (const cause of causes(error)) {
    if (cause instanceof DatabaseUnavailable) return cause;
    if (cause instanceof pg.DatabaseError && cause.code === DISK_FULL) return new DatabaseUnavailable('disk-full');
    // The system's own error of a connection that was not made.
    if ((cause as { syscall?: unknown } | null)?.syscall === 'connect') return new DatabaseUnavailable('unreachable');
  }
  return error;
}
