import * as z from 'zod';

import { invalidSetting } from './refusals';
import { PREFERENCE_RULES, type PreferenceKey, type Preferences } from './preferences';

/** What a household changes about one of its two people; left out what stays. */
export interface PersonChange {
  /** The participant's id, which stays. */
  readonly id: string;
  readonly name?: string;
  /** Null: the participant's id again. */
  readonly budgetUserId?: string | null;
}

/** What one request changes; null unsets. */
export interface SettingsChange {
  readonly preferences: Partial<Preferences>;
  readonly people: readonly PersonChange[];
}

const KEYS = [...Object.keys(PREFERENCE_RULES), 'people'];
const PEOPLE = 'up to two people, each with id and name or budget_user_id';

/** One line of text that is not blank. */
const line = (max: number) => z.string().regex(new RegExp(`^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,${max}}$`, 'u'));

const PERSON = z.strictObject({
  id: z.string().min(1).max(64),
  name: line(120).optional(),
  budget_user_id: line(64).nullable().optional(),
});

const PERSON_FIELDS: Readonly<Record<string, string>> = {
  id: 'the id of one of the two people',
  name: '1 to 120 characters on one line',
  budget_user_id: '1 to 64 characters on one line, or null',
};

/** Reads the body of `PATCH /household/settings`. Throws `INVALID_SETTING`. */
export function readSettingsChange(body: Readonly<Record<string, unknown>>): SettingsChange {
  const preferences: Record<string, string | null> = {};
  let people: readonly PersonChange[] = [];
  for (const [key, value] of Object.entries(body)) {
    if (isPreferenceKey(key)) preferences[PREFERENCE_RULES[key].name] = readPreference(key, value);
    else if (key === 'people') people = readPeople(value);
    else throw invalidSetting(key, `one of ${KEYS.join(', ')}`);
  }
  return { preferences, people };
}

function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(PREFERENCE_RULES, key);
}

function readPreference(key: PreferenceKey, value: unknown): string | null {
  if (value === null) return null;
  const { schema, expected } = PREFERENCE_RULES[key];
  const read = schema.safeParse(value);
  if (!read.success) throw invalidSetting(key, `${expected}, or null`);
  return read.data;
}

function readPeople(value: unknown): PersonChange[] {
  if (!Array.isArray(value) || value.length > 2) throw invalidSetting('people', PEOPLE);
  const people = value.map((person: unknown, index): PersonChange => {
    const read = PERSON.safeParse(person);
    if (!read.success) {
      const [field] = read.error.issues[0]?.path ?? [];
      const expected = PERSON_FIELDS[String(field)];
      if (expected === undefined) throw invalidSetting('people', PEOPLE);
      throw invalidSetting(`people.${index}.${String(field)}`, expected);
    }
    const { id, name, budget_user_id: budgetUserId } = read.data;
    return { id, ...(name !== undefined && { name }), ...(budgetUserId !== undefined && { budgetUserId }) };
  });
  if (people.length === 2 && people[0]?.id === people[1]?.id) throw invalidSetting('people.1.id', 'another person');
  return people;
}
