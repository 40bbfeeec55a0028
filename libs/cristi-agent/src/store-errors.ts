import { DatabaseUnavailable, sqlState } from '@bursar/database';

import { databaseFailed } from './errors';

/** SQLSTATE: a broken constraint, conflicts beyond all tries, out of resources, broken off, the system below. */
const FAILED = /^(23|40|53|57014$|58)/;

/** The one place where failures of the database become this contract's; any other error stays as it was. */
export function storeFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return databaseFailed(error.message);
  return FAILED.test(sqlState(error) ?? '') ? databaseFailed('The database could not do this.') : error;
}
