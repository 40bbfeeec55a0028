import { systemClock } from '@bursar/calendar';
import type { RestoreOptions } from '@bursar/database/backup';
import { say } from '../../language/say';

/** The check of the journals in a restored backup, and how many of them it has found to hold. */
export interface JournalCheck {
  readonly finish: NonNullable<RestoreOptions['finish']>;
  journals(): number;
}

export function journalCheck(): JournalCheck {
  let verified = 0;
  return {
    finish: async (connection, heads) => {
      const { finishRestoredJournals } = await import('@bursar/finance-tools');
      const { failure, journals } = await finishRestoredJournals(connection, heads, systemClock.now());
      if (failure !== undefined) {
        const { BackupRefusal } = await import('@bursar/database/backup');
        throw new BackupRefusal('does-not-fit', say('{failure}; nothing was restored.', { failure }));
      }
      verified = journals;
    },
    journals: () => verified,
  };
}
