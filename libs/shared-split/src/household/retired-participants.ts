import type { Connection } from '@bursar/database';

import type { ParticipantPair } from '../model/participant-pair';
import { invariantViolated } from '../model/refusals';
import { participantRecords } from '../store/participant-records';
import { storedParticipants } from '../store/participants';

/**
 * Throws `PARTICIPANTS_CHANGED` when a pair would retire somebody who has paid something: months would become unreadable in
 * silence.
 */
export async function requireNobodyRetired(
  connection: Connection,
  householdId: string,
  pair: ParticipantPair,
): Promise<void> {
  const stored = await storedParticipants(connection, householdId);
  const isKept = (id: string) => pair.some((each) => each.id === id);
  const leaving = stored.filter(({ id, isActive }) => isActive && !isKept(id)).map(({ id }) => id);
  if (leaving.length === 0) return;
  const retired = (await participantRecords(connection, householdId)).filter(({ id }) => leaving.includes(id));
  if (retired.every(({ movements, settlements }) => movements + settlements === 0)) return;
  throw invariantViolated('PARTICIPANTS_CHANGED', {
    configured: pair.map(({ id }) => id),
    stored: stored.flatMap(({ id, isActive }) => (isActive ? [id] : [])).sort(),
    retired: retired.map(({ id, ...records }) => ({ participant_id: id, ...records })),
  });
}
