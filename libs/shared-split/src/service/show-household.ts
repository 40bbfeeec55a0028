import type { Participant } from '../domain/household';
import { storedParticipants } from '../store/participants';
import type { SplitContext } from './split-context';
import { inOwnWords } from './transactions';

/** Everybody who is or was one of the household, by id; also of a household that is not two, so that it can be seen. */
export async function showHousehold({ householdId, database }: SplitContext): Promise<readonly Participant[]> {
  const stored = await inOwnWords(() => database.run((queries) => storedParticipants(queries, householdId)));
  // Ids are ASCII, so code units sort as code points do.
  return stored.sort((one, other) => (one.id < other.id ? -1 : 1));
}
