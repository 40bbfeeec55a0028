import type { SplitContext } from '../context';
import type { Participant } from '../model/household';
import { participantRecords, type ParticipantRecords } from '../store/participant-records';
import { storedParticipants } from '../store/participants';

/** A participant, and how many records are theirs. */
export interface ShownParticipant extends Participant {
  readonly records: Omit<ParticipantRecords, 'id'>;
}

const NO_RECORDS = { movements: 0, recurrences: 0, settlements: 0 };

/** Every present and former participant, by id, also of a household without exactly two active ones. */
export async function showHousehold({ householdId, database }: SplitContext): Promise<readonly ShownParticipant[]> {
  const [participants, records] = await database.run((connection) =>
    Promise.all([storedParticipants(connection, householdId), participantRecords(connection, householdId)]),
  );
  const stored = participants.map((participant) => ({
    ...participant,
    records: recordsOf(records.find(({ id }) => id === participant.id)),
  }));
  // Ids are ASCII, so code units sort as code points do.
  return stored.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function recordsOf({ movements, recurrences, settlements }: ShownParticipant['records'] = NO_RECORDS) {
  return { movements, recurrences, settlements };
}
