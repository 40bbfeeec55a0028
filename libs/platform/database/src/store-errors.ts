import { sqlState } from './connection-failure';
import { DatabaseUnavailable } from './database-unavailable';

/** A domain's errors for failures of the database. A failure without an entry here is passed on as it is. */
export interface StoreErrors {
  /** DatabaseUnavailable, with its message, which a user may see. */
  unavailable(message: string): Error;
  /** Too many conflicts with other transactions, too few resources, a statement over its time limit, an I/O error. */
  busy?(): Error;
  /** A lock that was not granted within `lock_timeout`. */
  lockTimeout?(): Error;
  /** A violated constraint: unique, foreign key, check, not null. */
  constraint?(): Error;
}

// Classes and codes of SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html
const INTEGRITY_CONSTRAINT_VIOLATION = /^23/;
/** Transaction rollback, insufficient resources, query canceled, system error. */
const BUSY = /^(40|53|57014$|58)/;
const LOCK_NOT_AVAILABLE = '55P03';

/** The domain's error for a failure of the database; any other error is returned as it is. */
export function toDomainError(error: unknown, errors: StoreErrors): unknown {
  if (error instanceof DatabaseUnavailable) return errors.unavailable(error.message);
  const state = sqlState(error) ?? '';
  if (INTEGRITY_CONSTRAINT_VIOLATION.test(state)) return errors.constraint?.() ?? error;
  if (BUSY.test(state)) return errors.busy?.() ?? error;
  if (state === LOCK_NOT_AVAILABLE) return errors.lockTimeout?.() ?? errors.busy?.() ?? error;
  return error;
}

/** Runs work and throws its failures as `toDomainError` returns them. */
export async function withStoreErrors<Result>(errors: StoreErrors, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toDomainError(error, errors);
  }
}
