import type { SplitContext } from '../context';
import type { Participant } from '../model/household';
import { storedParticipants } from '../store/participants';

/** Every present and former participant, by id, also of a household without exactly two active ones. */
export async function showHousehold({ householdId, database }: SplitContext): Promise<readonly Participant[]> {
  const stored = await database.run((connection) => storedParticipants(connection, householdId));
  // Ids are ASCII, so code units sort as code points do.
  return stored.sort((one, other) => (one.id < other.id ? -1 : 1));
}
