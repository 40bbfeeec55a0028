import { DEFAULT_PAIR, type ParticipantPair } from '../model/participant-pair';
import { beginWriting } from '../store/lock-household';
import { insertHousehold, storeActiveParticipants, storedParticipants } from '../store/participants';
import type { SplitContext } from '../service/split-context';
import { inOwnWords } from '../context';

/** What a start did: `named-by-default` is worth telling, since a family can have its own names. */
export type HouseholdStart = 'unchanged' | 'named-by-default' | 'set';

/**
 * Makes the household ready, before anything else is done with it. With a pair, those two become the active ones, and
 * all others inactive; without, a household that has nobody yet gets the default pair, and any other stays as it is.
 * Nobody is deleted. Running it again changes nothing, also at the same time; what is as it should be is only read.
 */
export function startHousehold(
  { householdId, clock, database }: SplitContext,
  pair?: ParticipantPair,
): Promise<HouseholdStart> {
  return inOwnWords(() =>
    database.transaction(async (queries) => {
      const isNamed = async () => (await storedParticipants(queries, householdId)).length > 0;
      if (pair === undefined && (await isNamed())) return 'unchanged';
      await insertHousehold(queries, householdId, clock.now());
      await beginWriting(queries, householdId, clock.now());
      if (pair !== undefined) {
        await storeActiveParticipants(queries, householdId, pair);
        return 'set';
      }
      // Another process may have named them before this one could write.
      if (await isNamed()) return 'unchanged';
      await storeActiveParticipants(queries, householdId, DEFAULT_PAIR);
      return 'named-by-default';
    }),
  );
}
