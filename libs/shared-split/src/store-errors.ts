import { DatabaseUnavailable, sqlState } from '@bursar/database';

import { persistenceError, serviceUnavailable } from './errors';

/** SQLSTATE, integrity constraint violations: unique, foreign key, check, not null. */
const CONSTRAINT = /^23/;
/** SQLSTATE: conflicts after all retries, out of resources, cancelled (a statement's time limit), system errors. */
const OVERLOADED = /^(40|53|57014$|58)/;

/** Errors of the database as errors of this contract; any other error stays as it was. */
export function toDomainError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return serviceUnavailable(error.message);
  const state = sqlState(error) ?? '';
  if (CONSTRAINT.test(state)) return persistenceError();
  if (OVERLOADED.test(state)) return serviceUnavailable('The database is too busy.');
  return error;
}

export async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toDomainError(error);
  }
}
