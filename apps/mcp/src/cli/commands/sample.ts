import { systemClock } from '@bursar/calendar';
import type { HouseholdSample, ShownSample } from '@bursar/household';
import { DomainError } from '@bursar/toolkit';

import { readSettings } from '../../configuration/read-settings';
import { compose } from '../../domains/compose';
import { openHouseholdSample } from '../../sample/household-sample';
import { CommandFailure } from '../command-failure';
import { SAMPLE_LOAD, SAMPLE_REMOVE } from '../definitions/entry-commands';
import { followSetLanguage } from '../follow-set-language';
import { print } from '../print';
import { progressLine } from '../progress-line';
import { readSubcommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { existingOwner, ownerOf } from '../with-ledger';
import { t } from '../../language/language';

/** `bursar sample load|remove`: a made-up year for an empty household, and its removal. */
export async function sample(args: readonly string[]): Promise<void> {
  const { values, verb, positionals } = readSubcommand(
    'sample',
    [SAMPLE_LOAD, SAMPLE_REMOVE],
    SAMPLE_REMOVE.options,
    args,
  );
  rejectPositionals(`sample ${verb}`, positionals);
  const settings = readSettings(values, process.env);
  const { database, workers } = await compose(settings);
  const line = progressLine();
  try {
    line.show(verb === 'load' ? t('sample.loading') : t('sample.removing'));
    const owner = await (verb === 'load' ? ownerOf : existingOwner)(database, values);
    await followSetLanguage(database, owner);
    const household = await openHouseholdSample({ settings, database, clock: systemClock, workers });
    const shown = await answerOf(() => change(household, verb, owner, values.all === true));
    line.clear();
    print(values, shown, verb === 'load' ? loadedText(shown) : removedText(shown));
  } finally {
    line.clear();
    await workers.close();
    await database.close();
  }
}

async function change(household: HouseholdSample, verb: string, owner: string, all: boolean): Promise<ShownSample> {
  const { shellLanguages } = await import('@bursar/household');
  return verb === 'load' ? household.load(owner, shellLanguages(process.env)) : household.remove(owner, all);
}

async function answerOf(work: () => Promise<ShownSample>): Promise<ShownSample> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, details } = error;
    if (code === 'HOUSEHOLD_NOT_EMPTY') throw new CommandFailure(code, t('sample.notEmpty'));
    if (code === 'ENTRIES_OF_YOUR_OWN')
      throw new CommandFailure(code, t('sample.entered', { count: Number(details['entered']) }), details);
    throw error;
  }
}

const loadedText = ({ changed }: ShownSample) => `${changed ? t('sample.loaded') : t('sample.isLoaded')}\n`;

function removedText({ changed, is_empty: isEmpty }: ShownSample): string {
  if (!changed) return `${t('sample.isRemoved')}\n`;
  return `${isEmpty ? t('sample.removed') : t('sample.removedBeside')}\n`;
}
