import { DEFAULT_PAIR, type ParticipantPair } from '../contract/household-inputs';
import { beginWriting } from '../store/begin-writing';
import { insertHousehold, storeActiveParticipants, storedParticipants } from '../store/participants';
import type { SplitContext } from './split-context';
import { inOwnWords } from './transactions';

/** What a start did: `named-by-default` is worth telling, since a family can have its own names. */
export type HouseholdStart = 'unchanged' | 'named-by-default' | 'set';

/**
 * Makes the household ready, before anything else is done with it. With a pair, those two become the active ones, and
 * all others inactive; without, a household that has nobody yet gets the default pair, and any other stays as it is.
 * Nobody is deleted. Running it again changes nothing, also at the same time.
 */
export function startHousehold(
  { householdId, clock, database }: SplitContext,
  pair?: ParticipantPair,
): Promise<HouseholdStart> {
  return inOwnWords(() =>
    database.transaction(async (queries) => {
      await insertHousehold(queries, householdId, clock.now());
      await beginWriting(queries, householdId, clock.now());
      if (pair !== undefined) {
        await storeActiveParticipants(queries, householdId, pair);
        return 'set';
      }
      const stored = await storedParticipants(queries, householdId);
      if (stored.length > 0) return 'unchanged';
      await storeActiveParticipants(queries, householdId, DEFAULT_PAIR);
      return 'named-by-default';
    }),
  );
}
