import type { SplitContext } from '../context';
import { DEFAULT_PAIR, type ParticipantPair } from '../model/participant-pair';
import { lockHousehold } from '../store/lock-household';
import { insertHousehold, storeActiveParticipants, storedParticipants } from '../store/participants';
import { requireNobodyRetired } from './retired-participants';

/** What a start did. `named-by-default` is worth a notice, since a family can choose its own names. */
export type HouseholdStart = 'unchanged' | 'named-by-default' | 'set';

/**
 * Makes the household ready before anything else uses it (contract, section 1). A given pair becomes the active one, and
 * all other participants inactive, unless one of them has paid anything (`PARTICIPANTS_CHANGED`); without a pair, a household without participants gets the default pair, and any other
 * stays as it is. Nothing is deleted. Repeated and concurrent starts change nothing more.
 */
export function startHousehold(
  { householdId, clock, database }: SplitContext,
  pair?: ParticipantPair,
): Promise<HouseholdStart> {
  return database.transaction(async (tx) => {
    const hasParticipants = async () => (await storedParticipants(tx, householdId)).length > 0;
    if (pair === undefined && (await hasParticipants())) return 'unchanged';
    await insertHousehold(tx, householdId, clock.now());
    await lockHousehold(tx, householdId, clock.now());
    if (pair !== undefined) {
      await requireNobodyRetired(tx, householdId, pair);
      await storeActiveParticipants(tx, householdId, pair);
      return 'set';
    }
    // Another process may have stored participants before this one got the lock.
    if (await hasParticipants()) return 'unchanged';
    await storeActiveParticipants(tx, householdId, DEFAULT_PAIR);
    return 'named-by-default';
  });
}
