import { systemClock } from '@bursar/calendar';
import type { HouseholdAdministration } from '@bursar/shared-split';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { withDatabase } from '../with-database';
import { UsageError } from '../../configuration/usage-error';

type Verb = (people: HouseholdAdministration, words: readonly string[]) => Promise<string>;

const show: Verb = async (people, words) => {
  if (words.length > 0) throw new UsageError('household show takes no arguments');
  return (await people.show())
    .map(({ id, displayName, isActive }) => `${id}\t${displayName}${isActive ? '' : '\t(no longer active)'}\n`)
    .join('');
};

const rename: Verb = async (people, [id, newId, ...name]) => {
  if (id === undefined || newId === undefined || name.length === 0) {
    throw new UsageError('household rename needs ID NEW-ID NAME, such as: rename elias ana Ana');
  }
  await people.rename(id, newId, name.join(' '));
  return show(people, []);
};

const VERBS: Readonly<Record<string, Verb>> = { show, rename };

/** `bursar household show|rename`: the two people who share expenses. A refusal is one line on stderr, exit status 1. */
export async function household(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS);
  const [name = 'show', ...words] = positionals;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb === undefined) throw new UsageError(`household needs one of ${Object.keys(VERBS).join(', ')}`);
  await withDatabase(values, async (database) => {
    const { loadHousehold } = await import('@bursar/shared-split');
    const people = await loadHousehold({ database, clock: systemClock, householdId: LOCAL_OWNER });
    process.stdout.write(await verb(people, words));
  });
}
