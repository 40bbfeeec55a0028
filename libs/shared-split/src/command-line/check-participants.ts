import type { Database } from '@bursar/database';

import type { ParticipantPair } from '../model/participant-pair';

/**
 * Whether a pair fits what a household has stored; nothing is written. Throws `PARTICIPANTS_CHANGED` when it would retire
 * somebody who has paid something.
 */
export async function checkParticipants({
  database,
  householdId,
  participants,
}: {
  readonly database: Database;
  readonly householdId: string;
  readonly participants: ParticipantPair;
}): Promise<void> {
  const { requireNobodyRetired } = await import('../household/retired-participants');
  await database.run((connection) => requireNobodyRetired(connection, householdId, participants));
}
