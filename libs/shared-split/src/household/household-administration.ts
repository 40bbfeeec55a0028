import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { argumentIssues } from '@bursar/toolkit';

import { renameInput } from '../model/participant-pair';
import { invalidRequestFrom } from '../model/invalid-request';
import type { Participant } from '../model/household';

/** Who the two are, for a command line. */
export interface HouseholdAdministration {
  /** Everybody who is or was one of the household, by id. */
  show(): Promise<readonly Participant[]>;
  /** Another id and name for somebody, history included. Throws `INVALID_REQUEST` for what cannot be. */
  rename(id: string, newId: string, displayName: string): Promise<void>;
}

/** A household's people without tools around them. One that nobody has used yet starts with the default pair. */
export async function loadHousehold({
  database,
  clock,
  householdId,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly householdId: string;
}): Promise<HouseholdAdministration> {
  const [{ bindSplitDatabase }, { startHousehold }, { showHousehold }, { renameParticipant }] = await Promise.all([
    import('../store/split-database'),
    import('./start-household'),
    import('./show-household'),
    import('./rename-participant'),
  ]);
  const context = { householdId, clock, database: bindSplitDatabase(database) };
  await startHousehold(context);
  return {
    show: () => showHousehold(context),
    rename: async (id, newId, displayName) => {
      const raw = { id, new_id: newId, display_name: displayName };
      const parsed = renameInput.safeParse(raw);
      if (!parsed.success) throw invalidRequestFrom(argumentIssues(parsed.error, raw));
      await renameParticipant(context, parsed.data);
    },
  };
}
