import { systemClock } from '@bursar/calendar';
import type { HouseholdSettings, ShownSettings } from '@bursar/household';
import type { HouseholdAdministration } from '@bursar/shared-split';
import { DomainError, LOCAL_OWNER } from '@bursar/toolkit';

import { readSettings } from '../../configuration/read-settings';
import { openHouseholdSettings } from '../../domains/household';
import { CommandFailure } from '../command-failure';
import { followSetLanguage } from '../follow-set-language';
import { withDatabase } from '../with-database';
import { UsageError } from '../../configuration/usage-error';
import { HOUSEHOLD_LINK, HOUSEHOLD_MERGE, HOUSEHOLD_RENAME, HOUSEHOLD_SHOW } from '../definitions/setup-commands';
import { print, tableText } from '../print';
import { readSubcommand } from '../read-command';
import { sayKnown } from '../../language/say-known';
import { t } from '../../language/language';
import { say } from '../../language/say';

/** What a verb did: as data, and how that is written in the language in force. */
interface Answer {
  readonly result: object;
  readonly text: () => string;
}

/** The people, and under which users the budget knows them. */
interface People extends HouseholdAdministration {
  /** Answers with both. */
  link(id: string, user: string): Promise<ShownSettings['people']>;
}

type Verb = (people: People, words: readonly string[], flags: { readonly yes: boolean }) => Promise<Answer>;

const show: Verb = async (people, words) => {
  if (words.length > 0) throw new UsageError(say('household show takes no arguments'));
  const all = await people.show();
  const items = all.map(({ id, displayName: name, isActive: active, records }) => ({ id, name, active, records }));
  const rowOf = ({ id, name, active, records }: (typeof items)[number]) => {
    const former = active ? [] : [say('(no longer active; {records})', { records: recordsText(records) })];
    return [id, name, ...former];
  };
  return { result: { items }, text: () => tableText(['ID', t('table.name'), ''], items.map(rowOf)) };
};

const rename: Verb = async (people, [id, newId, ...name], flags) => {
  if (id === undefined || newId === undefined || name.length === 0) {
    throw new UsageError(say('household rename needs ID NEW-ID NAME, such as: rename elias ana Ana'));
  }
  await people.rename(id, newId, name.join(' '));
  return show(people, [], flags);
};

const merge: Verb = async (people, [oldId, intoId, ...more], { yes }) => {
  if (oldId === undefined || intoId === undefined || more.length > 0) {
    throw new UsageError(
      say('household merge needs OLD-ID INTO-ID, such as: merge elias ana; --yes moves the records'),
    );
  }
  const records = await people.merge(oldId, intoId, { isPreview: !yes });
  const result = { from: oldId, into: intoId, moved: yes, records };
  const ofBoth = () => ({ oldId, intoId, moved: recordsText(records) });
  if (yes) {
    const { text } = await show(people, [], { yes });
    return { result, text: () => `${say('Moved from {oldId} to {intoId}: {moved}.', ofBoth())}\n${text()}` };
  }
  return {
    result,
    text: () =>
      `${say('Would move from {oldId} to {intoId}: {moved}. Nothing was moved; add --yes to do it.', ofBoth())}\n`,
  };
};

const link: Verb = async (people, [id, user, ...more]) => {
  if (id === undefined || user === undefined || more.length > 0) {
    throw new UsageError(say('household link needs ID USER, such as: link elias 4711'));
  }
  const items = await people.link(id, user);
  const rows = items.map((person) => [person.id, person.budget_user_id]);
  return { result: { items }, text: () => tableText(['ID', t('table.budget')], rows) };
};

function recordsText({ movements, recurrences, settlements }: Awaited<ReturnType<HouseholdAdministration['merge']>>) {
  return say('movements: {movements}, recurrences: {recurrences}, settlements: {settlements}', {
    movements,
    recurrences,
    settlements,
  });
}

const VERBS: Readonly<Record<string, Verb>> = { show, rename, merge, link };

/** `bursar household show|rename|merge|link`: the two people who share expenses. A refusal is one line on stderr, exit status 1. */
export async function household(args: readonly string[]): Promise<void> {
  const commands = [HOUSEHOLD_SHOW, HOUSEHOLD_RENAME, HOUSEHOLD_MERGE, HOUSEHOLD_LINK];
  const { values, verb, positionals } = readSubcommand('household', commands, HOUSEHOLD_MERGE.options, args, 'show');
  await withDatabase(values, async (database) => {
    const { loadHousehold } = await import('@bursar/shared-split');
    const settings = await openHouseholdSettings(readSettings(values, process.env), database, true);
    const people: People = {
      ...(await loadHousehold({ database, clock: systemClock, householdId: LOCAL_OWNER })),
      rename: (id, newId, displayName) => settings.renamePerson(LOCAL_OWNER, id, { id: newId, name: displayName }),
      link: async (id, user) => {
        await followSetLanguage(database);
        return linkedIn(settings, id, user);
      },
    };
    const answer = await VERBS[verb]?.(people, positionals, { yes: values.yes === true });
    if (answer === undefined) return;
    await followSetLanguage(database);
    print(values, answer.result, answer.text());
  });
}

async function linkedIn(settings: HouseholdSettings, id: string, user: string): Promise<ShownSettings['people']> {
  try {
    return (await settings.change(LOCAL_OWNER, { people: [{ id, budget_user_id: user }] }, [])).people;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'INVALID_SETTING') throw error;
    const { field, expected } = error.details;
    const word = String(field).endsWith('.id') ? 'ID' : 'USER';
    throw new CommandFailure(
      error.code,
      say('{word}: expected {expected}', { word, expected: sayKnown(String(expected)) ?? String(expected) }),
      error.details,
    );
  }
}
