import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { argumentIssues } from '@bursar/toolkit';

import type { Participant } from '../model/household';
import { invalidRequestFrom } from '../model/invalid-request';

/** The participants of a household, for a command line. */
export interface HouseholdAdministration {
  /** Every present and former participant, by id. */
  show(): Promise<readonly Participant[]>;
  /** Gives a participant another id and name, in the history too. Throws `INVALID_REQUEST`. */
  rename(id: string, newId: string, displayName: string): Promise<void>;
}

/** Opens a household without its tools. A household that has not been used yet starts with the default pair. */
export async function loadHousehold({
  database,
  clock,
  householdId,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly householdId: string;
}): Promise<HouseholdAdministration> {
  const [{ openSplitDatabase }, { startHousehold }, { showHousehold }, { renameParticipant, renameParticipantInput }] =
    await Promise.all([
      import('../open-context'),
      import('../household/start-household'),
      import('../household/show-household'),
      import('../household/rename-participant'),
    ]);
  const context = { householdId, clock, database: openSplitDatabase(database) };
  await startHousehold(context);
  return {
    show: () => showHousehold(context),
    rename: async (id, newId, displayName) => {
      const raw = { id, new_id: newId, display_name: displayName };
      const parsed = renameParticipantInput.safeParse(raw);
      if (!parsed.success) throw invalidRequestFrom(argumentIssues(parsed.error, raw));
      await renameParticipant(context, parsed.data);
    },
  };
}
