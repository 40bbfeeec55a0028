import { DatabaseUnavailable, sqlState } from '@bursar/database';

import { backendError } from '../contract/refusals';

/** SQLSTATE: conflicts beyond all tries, out of resources, broken off (a statement's time limit), the system below. */
const OVERLOADED = /^(40|53|57014$|58)/;

/** Failures of the database in this contract's words; any other error stays as it was. */
export async function inOwnWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw backendError(error.message);
    if (OVERLOADED.test(sqlState(error) ?? '')) throw backendError('The database is too busy.');
    throw error;
  }
}
