import type { Clock } from '@bursar/calendar';
import type { Database, OwnedTables, Transaction } from '@bursar/database';
import type { HouseholdSample, Language } from '@bursar/household';

import type { Settings } from '../configuration/read-settings';
import { createCatalogue } from '../protocol/catalogue';
import type { WorkerThreads } from '../worker-threads';
import { allMigrations, composeOver } from '../domains/compose';
import { openHouseholdSettings } from '../domains/household';
import { joinedTo } from '../domains/joined-database';
import { toolCaller } from '../protocol/tool-caller';

export interface SampleParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly workers: WorkerThreads;
}

/** The made-up households, whose entries are made by the tools of the domains that are served. Loaded at the first use. */
export async function openHouseholdSample(parts: SampleParts): Promise<HouseholdSample> {
  const { settings, database, clock } = parts;
  const { openSample } = await import('@bursar/household');
  let preparing: Promise<readonly OwnedTables[]> | undefined;
  const prepare = async () => {
    const { migrate } = await import('@bursar/database');
    for (const migrations of await allMigrations()) await migrate(database.migrating, migrations);
    return ownedTables();
  };
  return openSample({
    database,
    clock,
    fixedLanguage: settings.language,
    tables: () =>
      (preparing ??= prepare().catch((error: unknown) => {
        preparing = undefined;
        throw error;
      })),
    fill: (transaction, owner, language) => fill(parts, transaction, owner, language),
  });
}

/** The tables of all domains that store what a household has. */
export async function ownedTables(): Promise<readonly OwnedTables[]> {
  const [{ sharedSplitTables }, { planifiTables }, { cristiAgentTables }, { financeToolsTables }] = await Promise.all([
    import('@bursar/shared-split'),
    import('@bursar/planifi'),
    import('@bursar/cristi-agent'),
    import('@bursar/finance-tools'),
  ]);
  return Promise.all([sharedSplitTables(), planifiTables(), cristiAgentTables(), financeToolsTables()]);
}

/** Calls the tools inside of one transaction: all of the sample is stored, or nothing. */
async function fill(
  { settings: given, clock, workers }: SampleParts,
  transaction: Transaction,
  owner: string,
  language: Language,
): Promise<void> {
  // What the person at this machine may do: the sample is no user's message.
  const agent = { ...given.byDomain['cristi-agent'], allowedUserIds: '' };
  const settings: Settings = { ...given, byDomain: { ...given.byDomain, 'cristi-agent': agent } };
  const database = joinedTo(transaction);
  const onFault = () => undefined;
  const catalogue = createCatalogue(await composeOver({ settings, database, clock, workers, onFault }));
  const call = toolCaller(catalogue, { owner, isLocal: true }, new AbortController().signal);
  const { people } = await (await openHouseholdSettings(settings, database)).show(owner, []);
  const { fillSample } = await import('./fill-sample');
  await fillSample({
    call: async (tool, input) => (await call(tool, input)).structured,
    served: settings.domains,
    people: people.map(({ id, budget_user_id: budgetUser }) => ({ id, budgetUser })),
    language,
    clock,
  });
}
