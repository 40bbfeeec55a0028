import * as z from 'zod';

import type { SplitContext } from '../context';
import { RULES } from '../model/field-rules';
import { invalidRequest } from '../model/invalid-request';
import { displayName, newParticipantId } from '../model/participant-pair';
import { lockHousehold } from '../store/lock-household';
import { storedParticipants } from '../store/participants';
import { renameStoredParticipant } from '../store/rename-participant';

export const renameParticipantInput = z
  .strictObject({ id: newParticipantId, new_id: newParticipantId, display_name: displayName })
  .readonly();

type RenameParticipantInput = z.output<typeof renameParticipantInput>;

/**
 * Gives a participant another id and display name, in the history too. Throws `INVALID_REQUEST` when there is no such
 * participant, or when the new id is or was another participant's.
 */
export function renameParticipant(
  { householdId, clock, database }: SplitContext,
  input: RenameParticipantInput,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockHousehold(tx, householdId, clock.now());
    const ids = (await storedParticipants(tx, householdId)).map(({ id }) => id);
    if (!ids.includes(input.id)) throw invalidRequest([{ field: 'id', rule: RULES.participantKnown }]);
    if (input.new_id !== input.id && ids.includes(input.new_id)) {
      throw invalidRequest([{ field: 'new_id', rule: RULES.participantFree }]);
    }
    const renamed = { id: input.new_id, displayName: input.display_name };
    await renameStoredParticipant(tx, householdId, input.id, renamed);
  });
}
