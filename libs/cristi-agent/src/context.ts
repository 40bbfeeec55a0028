import { beginWriting } from './store/lock-user-ledger';
import type { CristiQueries, CristiReads } from './store/cristi-database';
import type { Purse } from './store/of-ledger';
import type { CristiContext } from './service/cristi-context';
import { storeFailure } from './store-errors';

/** A use case that asks one statement, which sees one moment by itself. Throws `DB_ERROR`. */
export function asking<Result>(
  { database }: CristiContext,
  work: (queries: CristiReads) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() => database.run(work));
}

/** A use case that asks several, all of the same moment. Throws `DB_ERROR`. */
export function reading<Result>(
  { database }: CristiContext,
  work: (queries: CristiReads) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() => database.transaction(work, { isolation: 'repeatable read' }));
}

/**
 * A use case that stores, alone in writing for its user: all of it or nothing. `at` is the instant of what it stores, in
 * milliseconds since 1970. Throws `DB_ERROR`.
 */
export function writing<Result>(
  { database, clock }: CristiContext,
  purse: Purse,
  work: (queries: CristiQueries, at: number) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() =>
    database.transaction(async (queries) => work(queries, await beginWriting(queries, purse, clock.now()))),
  );
}

/** Failures of the database as this contract tells them. */
export async function inOwnWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw storeFailure(error);
  }
}
