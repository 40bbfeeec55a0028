import type { Transaction } from '@bursar/database';

import type { HouseholdContext } from '../context';
import { languageInForce } from '../model/language-in-force';
import { NOTHING_SET, type EntryTarget, type Language, type Preferences } from '../model/preferences';
import { storedBudgetUsers, storedPreferences } from '../store/stored-settings';

/** Where nothing is set, what stands above the domains counts days here. */
const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

/** The answer of `GET /household/settings`; null where nothing is set. */
export interface ShownSettings {
  readonly language: Language | null;
  readonly currency: string | null;
  readonly time_zone: string | null;
  readonly entry_to: EntryTarget | null;
  readonly people: readonly { readonly id: string; readonly name: string; readonly budget_user_id: string }[];
  /** What counts for this caller. */
  readonly in_force: { readonly language: Language; readonly locale: string; readonly time_zone: string };
  /** By ledger. */
  readonly currencies: Readonly<Record<string, string>>;
  /** The settings that the start of the server decides. */
  readonly fixed: readonly string[];
}

/** The settings of an owner, as a caller with these languages sees them. */
export async function readSettings(
  context: HouseholdContext,
  owner: string,
  callerLanguages: readonly string[],
): Promise<ShownSettings> {
  await context.people?.prepare();
  await context.currencies.prepare();
  return context.database.transaction((transaction) => showSettings(context, transaction, owner, callerLanguages));
}

/** The same inside a transaction. */
export async function showSettings(
  context: HouseholdContext,
  transaction: Transaction,
  owner: string,
  callerLanguages: readonly string[],
): Promise<ShownSettings> {
  const stored = await storedPreferences(transaction, owner);
  const budgetUsers = await storedBudgetUsers(transaction, owner);
  const people = ((await context.people?.list(transaction, owner)) ?? []).map(({ id, name }) => ({
    id,
    name,
    budget_user_id: budgetUsers.get(id) ?? id,
  }));
  const { currency } = { ...stored, ...context.fixed };
  const currencies = await context.currencies.read(transaction, owner, currency);
  return shownSettings(context, { stored, people, currencies }, callerLanguages);
}

/** What the start of the server decides by itself, for when what is stored cannot be read. */
export function fixedSettingsAlone(context: HouseholdContext, callerLanguages: readonly string[]): ShownSettings {
  const currencies = context.currencies.withoutStore(context.fixed.currency ?? null);
  return shownSettings(context, { stored: NOTHING_SET, people: [], currencies }, callerLanguages);
}

function shownSettings(
  context: HouseholdContext,
  { stored, people, currencies }: Pick<ShownSettings, 'people' | 'currencies'> & { readonly stored: Preferences },
  callerLanguages: readonly string[],
): ShownSettings {
  const { fixed } = context;
  const { language, currency, timeZone, entryTo } = { ...stored, ...fixed };
  return {
    language,
    currency,
    time_zone: timeZone,
    entry_to: entryTo,
    people,
    in_force: { ...languageInForce(language, callerLanguages), time_zone: timeZone ?? DEFAULT_TIME_ZONE },
    currencies,
    fixed: fixedNames(context),
  };
}

/** In the names of the answer. */
export function fixedNames({ fixed, arePeopleFixed }: HouseholdContext): string[] {
  const { language, currency, timeZone } = fixed;
  return [
    ...(language === undefined ? [] : ['language']),
    ...(currency === undefined ? [] : ['currency']),
    ...(timeZone === undefined ? [] : ['time_zone']),
    ...(arePeopleFixed ? ['people'] : []),
  ];
}
