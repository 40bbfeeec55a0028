import { systemClock } from '@bursar/calendar';
import type { Connection, Database, DomainDatabase, Transaction } from '@bursar/database';
import type { Currencies, FixedSettings, HouseholdSettings, People, PreferencesOf } from '@bursar/household';

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
    currencies: currenciesOf(settings, database),
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

/** Shared expenses and the budget keep the currency of their entries; new accounts and sums over nothing take that of the household. */
function currenciesOf(settings: Settings, database: Database): Currencies {
  const { domains, byDomain } = settings;
  const isShared = storesPeople(settings);
  const isBudget = domains.includes('cristi-agent');
  let tables: readonly DomainDatabase[] | undefined;
  const withoutStore = (preferred: string | null): Record<string, string> => {
    const all = {
      'shared-split': isShared ? (preferred ?? SHARED_CURRENCY) : SHARED_CURRENCY,
      planifi: preferred ?? byDomain.planifi.defaultCurrency,
      'cristi-agent': preferred ?? BUDGET_CURRENCY,
      'finance-tools': preferred ?? byDomain['finance-tools'].defaultCurrency,
    };
    return Object.fromEntries(Object.entries(all).filter(([name]) => domains.some((served) => served === name)));
  };
  return {
    withoutStore,
    prepare: async () => {
      tables ??= (await ledgerMigrations({ isShared, isBudget })).map((migrations) =>
        database.forDomain({ migrations }),
      );
      for (const table of tables) await table.run(async () => undefined);
    },
    read: async (connection: Connection, owner, preferred) => ({
      ...withoutStore(preferred),
      ...(isShared && { 'shared-split': await currencyOfShares(connection, owner, preferred) }),
      ...(isBudget && { 'cristi-agent': await currencyOfBudgets(connection, owner, preferred) }),
    }),
  };
}

async function ledgerMigrations({ isShared, isBudget }: { readonly isShared: boolean; readonly isBudget: boolean }) {
  return [
    ...(isShared ? [(await import('@bursar/shared-split')).sharedSplitMigrations] : []),
    ...(isBudget ? [(await import('@bursar/cristi-agent')).cristiAgentMigrations] : []),
  ];
}

async function currencyOfShares(connection: Connection, owner: string, preferred: string | null): Promise<string> {
  const { loadCurrencyOfShares } = await import('@bursar/shared-split');
  return (await loadCurrencyOfShares())(connection, owner, preferred);
}

async function currencyOfBudgets(connection: Connection, owner: string, preferred: string | null): Promise<string> {
  const { loadCurrencyOfBudgets } = await import('@bursar/cristi-agent');
  return (await loadCurrencyOfBudgets())(connection, owner, preferred);
}

/** The two people of shared-split, in the transaction of the settings. */
async function peopleOf(database: Database, pair: string | undefined): Promise<People> {
  const { loadHousehold, parseParticipantPair, sharedSplitMigrations } = await import('@bursar/shared-split');
  const tables = database.forDomain({ migrations: sharedSplitMigrations });
  const participants = pair === undefined ? undefined : parseParticipantPair(pair);
  const householdOf = (transaction: Transaction, owner: string) => ({
    database: joinedTo(transaction),
    clock: systemClock,
    householdId: owner,
  });
  return {
    prepare: () => tables.run(async () => undefined),
    list: async (transaction, owner) =>
      (await (await loadHousehold({ ...householdOf(transaction, owner), participants })).show())
        .filter(({ isActive }) => isActive)
        .map(({ id, displayName }) => ({ id, name: displayName })),
    // Without the pair of the setting: a new id for somebody whom it would retire is what lets it be used again.
    rename: async (transaction, owner, id, to) =>
      (await loadHousehold(householdOf(transaction, owner))).rename(id, to.id, to.name),
  };
}
