import { yearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { createFinanceTools } from '@bursar/finance-tools';
import type { Domain } from '@bursar/toolkit';

import { createHousehold } from '../household/household';
import type { DomainDependencies } from './domain-module';
import { openHouseholdSettings } from './household';
import { ledgerSourceAdapters } from './ledger-source-adapters';
import { sharing } from './sharing';
import { tradesGains } from './trades-gains';

/** The tools above the served domains; undefined where too few are served. Nothing is read before the first call. */
export async function createHouseholdTools(
  domains: readonly Domain[],
  dependencies: DomainDependencies,
): Promise<Domain | undefined> {
  const { settings, database, clock } = dependencies;
  const { apiBaseUrl } = settings.byDomain['shared-split'];
  const isSharedElsewhere = apiBaseUrl !== undefined && apiBaseUrl !== '';
  const openSettings = onceLoaded(() => openHouseholdSettings(settings, database));
  const openSample = onceLoaded(async () => (await import('@bursar/household')).sampleHolders(database));
  const openBudgets = onceLoaded(async () => (await import('@bursar/cristi-agent')).keptBudgets(database));
  return createHousehold({
    ...{ domains, clock, isSharedElsewhere },
    ledger: await flowLedger(dependencies),
    // The overview then says which domains cannot be reached.
    settingsOf: async (owner) => {
      const household = await openSettings();
      return whereAway(household.show(owner, []), () => household.withoutStore([]));
    },
    isSampleOf: async (owner) => whereAway((await openSample())(owner), () => false),
    budgetsOf: async (owner, month) => (await openBudgets())(owner, yearMonth(month)),
    // Of a database elsewhere it is not known whether its transactions are counted in one place.
    storedState:
      isSharedElsewhere || settings.databaseUrl !== undefined ? undefined : () => database.run(transactionsSeen),
    sharingOf: isSharing(settings) ? sharing(dependencies) : undefined,
    gains: tradesGains(dependencies),
  });
}

/**
 * Which transactions a statement sees now. Each one that stores something has a number of its own, counted by the server: while the
 * numbers are the same, nothing has changed. Undefined within such a transaction, which sees what it has stored itself.
 */
async function transactionsSeen(connection: Connection): Promise<string | undefined> {
  const [state] = await connection.query<{ seen: string }>`
    select pg_current_snapshot() || ' ' || pg_postmaster_start_time() as seen
    where pg_current_xact_id_if_assigned() is null`;
  return state?.seen;
}

/** What is read, or something else where the database does not answer. */
async function whereAway<Value>(reading: Promise<Value>, otherwise: () => Value): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DatabaseUnavailable') throw error;
    return otherwise();
  }
}

/** Both are stored here: what shares a transaction is stored in both or in neither. */
function isSharing({ domains, byDomain }: DomainDependencies['settings']): boolean {
  const isLocal = (byDomain['shared-split'].apiBaseUrl ?? '') === '';
  return isLocal && domains.includes('shared-split') && domains.includes('finance-tools');
}

/** The ledger over all domains, in which a person's transfers between their own accounts are no income and no spending. */
async function flowLedger({ settings: { domains }, database, clock }: DomainDependencies): Promise<Domain | undefined> {
  if (!domains.includes('finance-tools') && !domains.includes('planifi')) return undefined;
  const sources = await ledgerSourceAdapters(database, domains);
  return createFinanceTools({
    database,
    clock,
    sources,
    leavesOutOwnTransfers: true,
    filesOpen: false,
    readOnly: true,
  });
}

/** Loads at the first use; a loading that fails is tried again. */
function onceLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
