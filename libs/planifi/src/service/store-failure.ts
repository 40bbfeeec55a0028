import { DatabaseUnavailable, sqlState } from '@bursar/database';

import { storeUnavailable } from '../contract/refusals';

/** SQLSTATE: conflicts beyond all tries, out of resources, a lock or statement over its time, the system below. */
const OVERLOADED = /^(40|53|55P03$|57014$|58)/;

/** The one place where failures of the database become this contract's; any other error stays as it was. */
export function storeFailure(error: unknown): unknown {
  const isAway = error instanceof DatabaseUnavailable || OVERLOADED.test(sqlState(error) ?? '');
  return isAway ? storeUnavailable() : error;
}
