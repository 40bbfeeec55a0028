import { invariantViolated } from './model/refusals';
import { householdOf, type Household } from './model/household';
import { beginWriting } from './store/lock-household';
import { storedParticipants } from './store/participants';
import type { SplitQueries } from './store/split-database';
import type { SplitContext } from './service/split-context';
import { storeFailure } from './service/store-failure';

/** One view of a household's data. */
export interface Reading {
  readonly queries: SplitQueries;
  readonly householdId: string;
  readonly household: Household;
}

/** The same, alone in writing to the household. */
export interface Writing extends Reading {
  /** The instant of what is stored, in milliseconds since 1970; never before that of an earlier write. */
  readonly at: number;
}

/** A use case that stores nothing: all its queries see the same moment. Throws `PARTICIPANTS_NOT_TWO`. */
export function reading<Result>(context: SplitContext, work: (reading: Reading) => Promise<Result>): Promise<Result> {
  const { householdId, database } = context;
  return inOwnWords(() =>
    database.transaction(
      async (queries) =>
        work({ queries, householdId, household: householdOf(await storedParticipants(queries, householdId)) }),
      { isolation: 'repeatable read' },
    ),
  );
}

/** A use case that stores: all of it or nothing. Throws `PARTICIPANTS_NOT_TWO`. */
export function writing<Result>(context: SplitContext, work: (writing: Writing) => Promise<Result>): Promise<Result> {
  const { householdId, clock, database } = context;
  return inOwnWords(() =>
    database.transaction(async (queries) => {
      // Asked at once, done in this order: who the two are is read under the lock.
      const [at, participants] = await Promise.all([
        beginWriting(queries, householdId, clock.now()),
        storedParticipants(queries, householdId),
      ]);
      if (at === undefined) throw invariantViolated('PARTICIPANTS_NOT_TWO');
      return work({ queries, householdId, household: householdOf(participants), at });
    }),
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
