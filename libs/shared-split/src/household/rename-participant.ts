import { RULES } from '../model/field-rules';
import type { RenameInput } from '../model/participant-pair';
import { invalidRequest } from '../model/invalid-request';
import { beginWriting } from '../store/lock-household';
import { storedParticipants } from '../store/participants';
import { renameStoredParticipant } from '../store/rename-participant';
import type { SplitContext } from '../service/split-context';
import { inOwnWords } from '../context';

/**
 * Another id and display name for somebody of the household, history included. Throws `INVALID_REQUEST` when there is
 * no such participant, or when the new id is or was somebody else's.
 */
export function renameParticipant({ householdId, clock, database }: SplitContext, input: RenameInput): Promise<void> {
  return inOwnWords(() =>
    database.transaction(async (queries) => {
      await beginWriting(queries, householdId, clock.now());
      const ids = (await storedParticipants(queries, householdId)).map(({ id }) => id);
      if (!ids.includes(input.id)) throw invalidRequest([{ field: 'id', rule: RULES.participantKnown }]);
      if (input.new_id !== input.id && ids.includes(input.new_id)) {
        throw invalidRequest([{ field: 'new_id', rule: RULES.participantFree }]);
      }
      const renamed = { id: input.new_id, displayName: input.display_name };
      await renameStoredParticipant(queries, householdId, input.id, renamed);
    }),
  );
}
