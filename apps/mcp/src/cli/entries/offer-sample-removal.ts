import { systemClock } from '@bursar/calendar';

import { readSettings } from '../../configuration/read-settings';
import { compose } from '../../domains/compose';
import { say } from '../../language/say';
import { openHouseholdSample } from '../../sample/household-sample';
import { canConfirm, isConfirmed } from '../confirmed';
import { followSetLanguage } from '../follow-set-language';
import { knownOwner } from '../with-ledger';

/** Flags of commands that store an entry. */
interface EntryFlags extends Readonly<Record<string, unknown>> {
  readonly owner?: string | undefined;
  readonly json?: boolean | undefined;
}

/**
 * Offers to remove the sample before the first entry of one's own is stored beside it. Somebody has to be there to answer;
 * whoever keeps the sample is not asked again.
 */
export async function offerSampleRemoval(flags: EntryFlags): Promise<void> {
  if (flags.json === true || !canConfirm()) return;
  const settings = readSettings(flags, process.env);
  const { database, workers } = await compose(settings);
  try {
    const owner = await knownOwner(database, flags);
    if (owner === undefined) return;
    const household = await openHouseholdSample({ settings, database, clock: systemClock, workers });
    const { is_sample: isSample, entered } = await household.show(owner);
    if (!isSample || entered > 0) return;
    await followSetLanguage(database, owner);
    if (await isConfirmed(say('This household is made up. Remove it before your first entry is stored? [y/N]'))) {
      await household.remove(owner, false);
    }
  } finally {
    await workers.close();
    await database.close();
  }
}
