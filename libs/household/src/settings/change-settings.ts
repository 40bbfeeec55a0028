import type { Transaction } from '@bursar/database';
import { DomainError } from '@bursar/toolkit';

import type { HouseholdContext, Person } from '../context';
import { invalidSetting, settingFixed } from '../model/refusals';
import { readSettingsChange, type PersonChange } from '../model/settings-change';
import { removeBudgetUser, storeBudgetUser, storePreferences } from '../store/stored-settings';
import { fixedNames, showSettings, type ShownSettings } from './show-settings';

/**
 * Stores all of a change or nothing, and answers with the settings as they are then. Throws `INVALID_SETTING`, and
 * `SETTING_FIXED` for what the start of the server decides.
 */
export async function changeSettings(
  context: HouseholdContext,
  owner: string,
  body: Readonly<Record<string, unknown>>,
  callerLanguages: readonly string[],
): Promise<ShownSettings> {
  const fixed = fixedNames(context).find((name) => name !== 'people' && Object.hasOwn(body, name));
  if (fixed !== undefined) throw settingFixed(fixed);
  const change = readSettingsChange(body);
  await context.people?.prepare();
  await context.currencies.prepare();
  return context.database.transaction(async (transaction) => {
    // People first, always: what keeps them has a lock of its own.
    await changePeople(context, transaction, owner, change.people);
    await storePreferences(transaction, owner, change.preferences);
    return showSettings(context, transaction, owner, callerLanguages);
  });
}

async function changePeople(
  { people, arePeopleFixed }: HouseholdContext,
  transaction: Transaction,
  owner: string,
  changes: readonly PersonChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const known = (await people?.list(transaction, owner)) ?? [];
  for (const [index, { id, name, budgetUserId }] of changes.entries()) {
    const person = known.find((one) => one.id === id);
    if (person === undefined) throw invalidSetting(`people.${index}.id`, idOf(known));
    if (name !== undefined && name !== person.name) {
      if (arePeopleFixed) throw settingFixed('people');
      await renamed(index, () => people?.rename(transaction, owner, id, { id, name }));
    }
    if (budgetUserId === undefined) continue;
    if (budgetUserId === null || budgetUserId === id) await removeBudgetUser(transaction, owner, id);
    else await storeBudgetUser(transaction, owner, id, budgetUserId);
  }
}

async function renamed(index: number, rename: () => Promise<void> | undefined): Promise<void> {
  try {
    await rename();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'INVALID_REQUEST') throw error;
    throw invalidSetting(`people.${index}.name`, '1 to 120 characters on one line');
  }
}

function idOf(known: readonly Person[]): string {
  if (known.length === 0) return 'nobody: this server keeps no shared expenses';
  return `one of ${known.map(({ id }) => id).join(', ')}; "bursar household rename" changes ids`;
}
