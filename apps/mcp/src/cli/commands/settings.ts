import type { HouseholdSettings, ShownSettings } from '@bursar/household';
import { DomainError, LOCAL_OWNER, quoted } from '@bursar/toolkit';

import { didYouMean } from '../../configuration/close-name';
import { invalidValue, readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { openHouseholdSettings } from '../../domains/household';
import { CommandFailure } from '../command-failure';
import { SETTINGS } from '../definitions/setup-commands';
import { followSetLanguage } from '../follow-set-language';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withDatabase } from '../with-database';
import { refusalWords } from '../refusal-words';
import { sayKnown } from '../../language/say-known';
import { t, useSetLanguage } from '../../language/language';
import { say } from '../../language/say';

const KEYS = ['language', 'currency', 'time_zone', 'entry_to', 'people'] as const;
type Key = (typeof KEYS)[number];

const usage = () => say('settings takes nothing, get KEY, set KEY VALUE or unset KEY');

/** What the command line asks for. */
interface Asked {
  /** The setting to print; all of them unless given. */
  readonly key?: Key;
  /** What is changed before. */
  readonly change?: Readonly<Record<string, string | null>>;
}

/** `bursar settings [get KEY|set KEY VALUE|unset KEY]`: what the household of this machine has set. */
export async function settings(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SETTINGS, args);
  const asked = askedBy(positionals);
  await withDatabase(values, async (database) => {
    const { shellLanguages } = await import('@bursar/household');
    const household = await openHouseholdSettings(readSettings(values, process.env), database);
    const shown = await answerOf(household, asked, shellLanguages(process.env)).catch(async (error: unknown) => {
      await followSetLanguage(database);
      throw refusalOf(error, asked);
    });
    await useSetLanguage(shown.language);
    print(values, shown, textOf(shown, asked));
  });
}

function askedBy([verb, key, ...words]: readonly string[]): Asked {
  if (verb === undefined) return {};
  if (!['get', 'set', 'unset'].includes(verb))
    throw new UsageError(`${usage()}${say('; found {key}', { key: quoted(verb) })}`);
  const known = KEYS.find((one) => one === key);
  if (known === undefined) {
    const found = key === undefined ? '' : say('; found {key}', { key: quoted(key) });
    throw new UsageError(
      `${say('settings {verb} needs one of {keys}', { verb, keys: KEYS.join(', ') })}${found}${didYouMean(key ?? '', KEYS)}`,
    );
  }
  const [value, ...more] = words;
  if (more.length > 0 || (verb === 'set') === (value === undefined)) throw new UsageError(usage());
  if (verb === 'get') return { key: known };
  if (known === 'people') {
    throw new UsageError(say('people are changed by "household rename", and their budget users by "household link"'));
  }
  return { key: known, change: { [known]: value ?? null } };
}

async function answerOf(
  household: HouseholdSettings,
  { change }: Asked,
  languages: readonly string[],
): Promise<ShownSettings> {
  if (change === undefined) return household.show(LOCAL_OWNER, languages);
  return household.change(LOCAL_OWNER, change, languages);
}

function refusalOf(error: unknown, { change = {} }: Asked): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code !== 'INVALID_SETTING') return new CommandFailure(error.code, refusalWords(error), error.details);
  const [[key, value] = []] = Object.entries(change);
  return invalidValue(String(key), value, expectedText(error.details['expected']));
}

/** A row for each setting, or the value of one alone. */
function textOf(shown: ShownSettings, { key }: Asked): string {
  const persons = shown.people.map(({ id, name, budget_user_id: user }) => [id, name, user]);
  if (key === 'people') return tableText(['ID', t('table.name'), t('table.budget')], persons);
  if (key !== undefined) return `${shown[key] ?? ''}\n`;
  const rows = KEYS.flatMap((name): string[][] => {
    if (name === 'people') return persons.map((person) => ['people', ...person]);
    const note = shown.fixed.includes(name) ? [say('fixed')] : [];
    return [[name, shown[name] ?? `${say('not set')}${inForce(shown, name)}`, ...note]];
  });
  return tableText([t('table.setting'), t('table.value'), '', ''], rows);
}

function inForce({ in_force: { language, time_zone: zone } }: ShownSettings, name: Key): string {
  if (name === 'language') return ` (${language})`;
  return name === 'time_zone' ? ` (${zone})` : '';
}

function expectedText(expected: unknown): string {
  const text = String(expected).replace(/, or null$/, '');
  return sayKnown(text) ?? text;
}
