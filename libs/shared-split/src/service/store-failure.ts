import { DatabaseUnavailable, sqlState } from '@bursar/database';

import { persistenceError, serviceUnavailable } from '../model/refusals';

/** SQLSTATE, integrity constraint violations: unique, foreign key, check, not null. */
const CONSTRAINT = /^23/;
/** SQLSTATE: conflicts beyond all tries, out of resources, broken off (a statement's time limit), the system below. */
const OVERLOADED = /^(40|53|57014$|58)/;

/** The one place where failures of the database become this contract's; any other error stays as it was. */
export function storeFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return serviceUnavailable(error.message);
  const state = sqlState(error) ?? '';
  if (CONSTRAINT.test(state)) return persistenceError();
  if (OVERLOADED.test(state)) return serviceUnavailable('The database is too busy.');
  return error;
}
