import * as z from 'zod';

import type { SplitContext } from '../context';
import { RULES } from '../model/field-rules';
import { invalidRequest } from '../model/invalid-request';
import { newParticipantId } from '../model/participant-pair';
import { lockHousehold } from '../store/lock-household';
import {
  collidingRecords,
  mergeStoredParticipants,
  participantRecords,
  type ParticipantRecords,
} from '../store/participant-records';
import { storedParticipants } from '../store/participants';
import { renameInEvents } from '../store/rename-participant';

export const mergeParticipantsInput = z.strictObject({ id: newParticipantId, into_id: newParticipantId }).readonly();
type MergeParticipantsInput = z.output<typeof mergeParticipantsInput>;

/**
 * Moves all records of a retired or surplus participant to another one and takes the old id out of use; a preview moves
 * nothing. Returns what moves. Throws `INVALID_REQUEST`: an unknown id, one of the two who are active, or records that could
 * not stand together.
 */
export function mergeParticipants(
  { householdId, clock, database }: SplitContext,
  { id, into_id: intoId }: MergeParticipantsInput,
  { isPreview }: { readonly isPreview: boolean },
): Promise<ParticipantRecords> {
  return database.transaction(async (tx) => {
    await lockHousehold(tx, householdId, clock.now());
    const participants = await storedParticipants(tx, householdId);
    const known = (wanted: string) => participants.find((each) => each.id === wanted);
    const errors = [
      ...(known(id) === undefined ? [{ field: 'id', rule: RULES.participantKnown }] : []),
      ...(known(intoId) === undefined ? [{ field: 'into_id', rule: RULES.participantKnown }] : []),
      ...(id === intoId ? [{ field: 'into_id', rule: RULES.participantOther }] : []),
    ];
    if (errors.length > 0) throw invalidRequest(errors);
    const active = participants.filter(({ isActive }) => isActive);
    if (known(id)?.isActive === true && active.length <= 2) {
      throw invalidRequest([{ field: 'id', rule: RULES.participantSurplus }]);
    }
    if ((await collidingRecords(tx, householdId, [id, intoId])) > 0) {
      throw invalidRequest([{ field: 'id', rule: RULES.participantsCollide }]);
    }
    const moved = (await participantRecords(tx, householdId)).find((each) => each.id === id);
    if (!isPreview) {
      await mergeStoredParticipants(tx, householdId, [id, intoId]);
      await renameInEvents(tx, householdId, id, intoId);
    }
    return moved ?? { id, movements: 0, recurrences: 0, settlements: 0 };
  });
}
