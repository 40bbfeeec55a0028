import { systemClock } from '@bursar/calendar';
import type { Database, Transaction } from '@bursar/database';
import type { FixedSettings, HouseholdSettings, People, PreferencesOf } from '@bursar/household';

import type { Settings } from '../configuration/read-settings';
import { joinedTo } from './joined-database';

/** The currencies that the contracts of these domains name. */
const SHARED_CURRENCY = 'BRL';
const BUDGET_CURRENCY = 'MXN';

/**
 * The settings of households, over what the served domains keep. Loaded at the first use.
 *
 * @param keepsPeople whether this database has the two people; unless given, where shared-split stores its data here.
 */
export async function openHouseholdSettings(
  settings: Settings,
  database: Database,
  keepsPeople = storesPeople(settings),
): Promise<HouseholdSettings> {
  const { openHousehold } = await import('@bursar/household');
  const { participants } = settings.byDomain['shared-split'];
  return openHousehold({
    database,
    fixed: fixedSettings(settings),
    people: keepsPeople ? await peopleOf(database, participants) : undefined,
    arePeopleFixed: keepsPeople && participants !== undefined,
    currencies: (currency) => currenciesOf(settings, currency),
  });
}

function storesPeople({ domains, byDomain }: Settings): boolean {
  return domains.includes('shared-split') && byDomain['shared-split'].apiBaseUrl === undefined;
}

/** What flags and variables decide for every household. */
function fixedSettings({ language, currency, timeZone }: Settings): FixedSettings {
  return {
    ...(language !== undefined && { language }),
    ...(currency !== undefined && { currency }),
    ...(timeZone !== undefined && { timeZone }),
  };
}

/** What a household has set for its ledgers, read over the connection of a call. */
export function householdPreferences(settings: Settings): PreferencesOf {
  const load = async () => (await import('@bursar/household')).ledgerPreferences(fixedSettings(settings));
  let loading: ReturnType<typeof load> | undefined;
  return async (connection, owner) => (await (loading ??= load()))(connection, owner);
}

/** Shared expenses and the budget keep their one currency; accounts and sums over nothing take that of the household. */
function currenciesOf({ domains, byDomain }: Settings, currency: string | null): Record<string, string> {
  const all = {
    'shared-split': SHARED_CURRENCY,
    planifi: currency ?? byDomain.planifi.defaultCurrency,
    'cristi-agent': BUDGET_CURRENCY,
    'finance-tools': currency ?? byDomain['finance-tools'].defaultCurrency,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => domains.some((served) => served === name)));
}

/** The two people of shared-split, in the transaction of the settings. */
async function peopleOf(database: Database, pair: string | undefined): Promise<People> {
  const { loadHousehold, parseParticipantPair, sharedSplitMigrations } = await import('@bursar/shared-split');
  const tables = database.forDomain({ migrations: sharedSplitMigrations });
  const participants = pair === undefined ? undefined : parseParticipantPair(pair);
  const administration = (transaction: Transaction, owner: string) =>
    loadHousehold({ database: joinedTo(transaction), clock: systemClock, householdId: owner, participants });
  return {
    prepare: () => tables.run(async () => undefined),
    list: async (transaction, owner) =>
      (await (await administration(transaction, owner)).show())
        .filter(({ isActive }) => isActive)
        .map(({ id, displayName }) => ({ id, name: displayName })),
    rename: async (transaction, owner, id, to) => (await administration(transaction, owner)).rename(id, to.id, to.name),
  };
}
