import { systemClock } from '@bursar/calendar';
import { openDatabase, type Database, type DatabaseOptions, type Migrations } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import { platformDataDirectory } from '../configuration/data-directory';
import { DOMAIN_NAMES, type DomainName } from '../configuration/domain-settings';
import type { Settings } from '../configuration/read-settings';
import { logFault } from '../observability/log';
import { noWorkerThreads, openWorkerThreads, type WorkerThreads } from '../worker-threads';
import type { DomainDependencies, DomainModule } from './domain-module';

/** Every domain by the name that `--domains` takes. One that is not served is not loaded. */
const DOMAINS = {
  'shared-split': () => import('./shared-split'),
  planifi: () => import('./planifi'),
  'cristi-agent': () => import('./cristi-agent'),
  'finance-tools': () => import('./finance-tools'),
  'cgt-engine': () => import('./cgt-engine'),
} satisfies Record<DomainName, () => Promise<DomainModule>>;

/** The tables of everything that is stored, whichever domains a process serves: a backup holds all of them. */
export async function allMigrations(): Promise<Migrations[]> {
  const [{ accessMigrations }, { householdMigrations }] = await Promise.all([
    import('@bursar/access'),
    import('@bursar/household'),
  ]);
  const modules: DomainModule[] = await Promise.all(Object.values(DOMAINS).map((load) => load()));
  return [accessMigrations, householdMigrations, ...modules.flatMap(({ migrations }) => migrations ?? [])];
}

/** The domains that a process serves, and the database under them. */
export interface Composition {
  readonly domains: readonly Domain[];
  readonly database: Database;
  readonly workers: WorkerThreads;
  /** Whether one of the domains stores data. */
  readonly isStoring: boolean;
  /** Whether the domains can work now: where one of them stores data, the database has to respond. */
  isReady(): Promise<boolean>;
}

/** Creates the domains that the settings select, in a fixed order. */
export async function compose(
  settings: Settings,
  workers = openWorkerThreads(settings),
  { via }: Pick<DomainDependencies, 'via'> = {},
): Promise<Composition> {
  const database = openConfiguredDatabase(settings);
  let isStoring = false;
  const dependencies: DomainDependencies = {
    settings,
    get database() {
      isStoring = true;
      return database;
    },
    clock: systemClock,
    workers,
    onFault: (error, facts) => void logFault(error, facts),
    ...(via && { via }),
  };
  const domains = await composeOver(dependencies);
  return { domains, database, workers, isStoring, isReady: async () => !isStoring || database.ready() };
}

/** The domains that the settings select, and what stands above several of them. */
export async function composeOver(dependencies: DomainDependencies): Promise<readonly Domain[]> {
  const selected = DOMAIN_NAMES.filter((name) => dependencies.settings.domains.includes(name));
  const served = await Promise.all(selected.map(async (name) => (await DOMAINS[name]()).createDomain(dependencies)));
  if (selected.length < 2) return served;
  const { createHouseholdTools } = await import('./household-tools');
  const above = await createHouseholdTools(served, dependencies);
  return above === undefined ? served : [...served, above];
}

/** One domain that stores nothing, for a worker thread. */
export async function composePure(name: DomainName, settings: Settings): Promise<Domain> {
  const dependencies: Omit<DomainDependencies, 'database'> = {
    settings,
    clock: systemClock,
    workers: noWorkerThreads,
    onFault: (error, facts) => void logFault(error, facts),
  };
  return (await DOMAINS[name]()).createDomain({
    ...dependencies,
    get database(): never {
      throw new Error(`${name} stores data`);
    },
  });
}

/** The database that the settings select; nothing is started or connected before its first use. */
export function openConfiguredDatabase(settings: Settings): Database {
  return openDatabase(databaseOptions(settings));
}

/** The same for commands that migrate, back up or restore: past a pooler, where the operator names a way. */
export function openDirectDatabase(settings: Settings): Database {
  const { migrateUrl, ...options } = databaseOptions(settings);
  return openDatabase(migrateUrl === undefined ? options : { ...options, url: migrateUrl });
}

/** A temporary database, the operator's own, or the bundled one in the data directory. */
export function databaseOptions({ ephemeral, databaseUrl, migrateUrl, dataDir }: Settings): DatabaseOptions {
  if (ephemeral) return {};
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, ...(migrateUrl !== undefined && { migrateUrl }) };
  }
  return { dataDir: dataDir ?? platformDataDirectory(process.env) };
}
