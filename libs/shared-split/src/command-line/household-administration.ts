import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { argumentIssues } from '@bursar/toolkit';

import type { ShownParticipant } from '../household/show-household';
import { invalidRequestFrom } from '../model/invalid-request';
import type { ParticipantPair } from '../model/participant-pair';

/** The participants of a household, for a command line. */
export interface HouseholdAdministration {
  /** Every present and former participant, by id. */
  show(): Promise<readonly ShownParticipant[]>;
  /** Gives a participant another id and name, in the history too. Throws `INVALID_REQUEST`. */
  rename(id: string, newId: string, displayName: string): Promise<void>;
  /**
   * Moves all records of a retired or surplus participant to another one; a preview only tells how many they are. Throws
   * `INVALID_REQUEST`.
   */
  merge(id: string, intoId: string, options: { readonly isPreview: boolean }): Promise<ShownParticipant['records']>;
}

/** Opens a household without its tools. A household that has not been used yet starts with the default pair. */
export async function loadHousehold({
  database,
  clock,
  householdId,
  participants,
}: {
  readonly database: Pick<Database, 'forDomain'>;
  readonly clock: Clock;
  readonly householdId: string;
  /** The two people of every household, where they are fixed. */
  readonly participants?: ParticipantPair | undefined;
}): Promise<HouseholdAdministration> {
  const [
    { openSplitDatabase },
    { startHousehold },
    { showHousehold },
    { renameParticipant, renameParticipantInput },
    { mergeParticipants, mergeParticipantsInput },
  ] = await Promise.all([
    import('../open-context'),
    import('../household/start-household'),
    import('../household/show-household'),
    import('../household/rename-participant'),
    import('../household/merge-participants'),
  ]);
  const context = { householdId, clock, database: openSplitDatabase(database) };
  await startHousehold(context, participants);
  return {
    show: () => showHousehold(context),
    rename: async (id, newId, displayName) => {
      const raw = { id, new_id: newId, display_name: displayName };
      const parsed = renameParticipantInput.safeParse(raw);
      if (!parsed.success) throw invalidRequestFrom(argumentIssues(parsed.error, raw));
      await renameParticipant(context, parsed.data);
    },
    merge: async (id, intoId, options) => {
      const raw = { id, into_id: intoId };
      const parsed = mergeParticipantsInput.safeParse(raw);
      if (!parsed.success) throw invalidRequestFrom(argumentIssues(parsed.error, raw));
      const { id: _id, ...records } = await mergeParticipants(context, parsed.data, options);
      return records;
    },
  };
}
