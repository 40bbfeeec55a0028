import type { HouseholdSettings, Person, SettingsPatch } from '../../mcp/household-settings';

/** What the form of the settings holds; an empty text stands for what is not set. */
export interface SettingsDraft {
  readonly language: string;
  readonly currency: string;
  readonly time_zone: string;
  readonly entry_to: string;
  readonly people: readonly Person[];
}

const CHOICES = ['language', 'currency', 'time_zone', 'entry_to'] as const;
export type Choice = (typeof CHOICES)[number];

export function draftOf(settings: HouseholdSettings): SettingsDraft {
  const choices = CHOICES.map((name) => [name, settings[name] ?? ''] as const);
  return { ...(Object.fromEntries(choices) as Record<Choice, string>), people: settings.people };
}

/** What leads from one draft to another; undefined where they are the same. */
export function patchBetween(before: SettingsDraft, after: SettingsDraft): SettingsPatch | undefined {
  const choices = CHOICES.filter((name) => before[name] !== after[name]).map((name) => [name, after[name] || null]);
  const people = after.people.map((person) => personPatch(before.people, person));
  const isChanged = people.some((person) => Object.keys(person).length > 1);
  const patch = { ...Object.fromEntries(choices), ...(isChanged && { people }) } as SettingsPatch;
  return Object.keys(patch).length === 0 ? undefined : patch;
}

/** One person stands at the same index as in the draft, which is how a refusal names them. */
function personPatch(before: readonly Person[], { id, name, budget_user_id: user }: Person) {
  const known = before.find((person) => person.id === id);
  return {
    id,
    ...(name !== known?.name && { name: name.trim() }),
    // Without a user of their own it is their id.
    ...(user !== known?.budget_user_id && { budget_user_id: user.trim() === '' ? null : user.trim() }),
  };
}
