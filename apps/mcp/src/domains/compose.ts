import { systemClock } from '@bursar/calendar';
import { openDatabase, type Database, type DatabaseOptions, type Migrations } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import { platformDataDirectory } from '../configuration/data-directory';
import { DOMAIN_NAMES, type DomainName } from '../configuration/domain-settings';
import type { Settings } from '../configuration/read-settings';
import { logFault } from '../observability/log';
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
  const { accessMigrations } = await import('@bursar/access');
  const modules: DomainModule[] = await Promise.all(Object.values(DOMAINS).map((load) => load()));
  return [accessMigrations, ...modules.flatMap(({ migrations }) => migrations ?? [])];
}

/** The domains that a process serves, and the database under them. */
export interface Composition {
  readonly domains: readonly Domain[];
  readonly database: Database;
  /** Whether the domains can work now: where one of them stores data, the database has to respond. */
  isReady(): Promise<boolean>;
}

/** Creates the domains that the settings select, in a fixed order. */
export async function compose(settings: Settings): Promise<Composition> {
  const database = openConfiguredDatabase(settings);
  let isStoring = false;
  const dependencies: DomainDependencies = {
    settings,
    get database() {
      isStoring = true;
      return database;
    },
    clock: systemClock,
    onFault: (error, facts) => void logFault(error, facts),
  };
  const selected = DOMAIN_NAMES.filter((name) => settings.domains.includes(name));
  const domains = await Promise.all(selected.map(async (name) => (await DOMAINS[name]()).createDomain(dependencies)));
  return { domains, database, isReady: async () => !isStoring || database.ready() };
}

/** The database that the settings select; nothing is started or connected before its first use. */
export function openConfiguredDatabase(settings: Settings): Database {
  return openDatabase(databaseOptions(settings));
}

/** A temporary database, the operator's own, or the bundled one in the data directory. */
export function databaseOptions({ ephemeral, databaseUrl, dataDir }: Settings): DatabaseOptions {
  if (ephemeral) return {};
  if (databaseUrl !== undefined) return { url: databaseUrl };
  return { dataDir: dataDir ?? platformDataDirectory(process.env) };
}
