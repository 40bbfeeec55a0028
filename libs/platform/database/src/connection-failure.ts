import { DatabaseUnavailable, type UnavailableReason } from './database-unavailable';

/** Failures of the driver and the system where the connection, and not the statement, is at fault. */
const CONNECTION_CODES =
  /^(CONNECT_TIMEOUT|CONNECTION_|ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|EADDRNOTAVAIL$|ENOTFOUND$|EAI_|ERR_SOCKET)/;

/** SQLSTATE: connection exceptions, shutdown, crash, still starting, too many connections. */
const SERVER_GONE = /^(08|57P0|53300$)/;
/** SQLSTATE: no such user, wrong password, no such database, no right to connect. */
const SERVER_REFUSES = /^(28|3D000$|42501$)/;

/** The code of an error, or of the one it wraps: SQLSTATE, or the driver's or the system's own. */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** What a failure to connect means for a user. */
export function connectFailure(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  const reason: UnavailableReason = SERVER_REFUSES.test(errorCode(error) ?? '') ? 'refused' : 'unreachable';
  return new DatabaseUnavailable(reason);
}

/** The error of a piece of work: DatabaseUnavailable where the connection failed under it, else as it was. */
export function workFailure(error: unknown): unknown {
  const code = errorCode(error) ?? '';
  // A socket that is not there, say: the same code from reading a file is not ours to judge.
  const isConnecting = (error as { syscall?: unknown } | null)?.syscall === 'connect';
  const isLost = isConnecting || CONNECTION_CODES.test(code) || SERVER_GONE.test(code);
  return isLost ? new DatabaseUnavailable('lost') : error;
}
