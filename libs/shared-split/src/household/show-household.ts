import type { Participant } from '../model/household';
import { storedParticipants } from '../store/participants';
import type { SplitContext } from '../service/split-context';
import { inOwnWords } from '../context';

/** Everybody who is or was one of the household, by id; also of a household that is not two, so that it can be seen. */
export async function showHousehold({ householdId, database }: SplitContext): Promise<readonly Participant[]> {
  const stored = await inOwnWords(() => database.run((queries) => storedParticipants(queries, householdId)));
  // Ids are ASCII, so code units sort as code points do.
  return stored.sort((one, other) => (one.id < other.id ? -1 : 1));
}
