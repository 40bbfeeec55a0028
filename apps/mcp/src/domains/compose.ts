import { systemClock } from '@bursar/calendar';
import type { Database, DatabaseOptions, Migrations } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import type { Settings } from '../configuration/application-settings';
import { platformDataDirectory } from '../configuration/data-directory';
import type { DomainDependencies, DomainModule } from './domain-module';
import { LazyDatabase } from './lazy-database';
import { logFault } from '../observability/log';

/** The one place that names every domain, by the name that `--domains` takes. One that is not asked for is not even loaded. */
const DOMAINS = {
  'shared-split': () => import('./shared-split'),
  planifi: () => import('./planifi'),
  'cristi-agent': () => import('./cristi-agent'),
  'finance-tools': () => import('./finance-tools'),
  'cgt-engine': () => import('./cgt-engine'),
} satisfies Record<string, () => Promise<DomainModule>>;

export type DomainName = keyof typeof DOMAINS;

export const DOMAIN_NAMES = Object.keys(DOMAINS) as DomainName[];

/** The tables of everything that is stored, whatever a process serves: a backup holds all of them. */
export async function allMigrations(): Promise<Migrations[]> {
  const { accessMigrations } = await import('@bursar/access');
  const modules: DomainModule[] = await Promise.all(Object.values(DOMAINS).map((load) => load()));
  return [accessMigrations, ...modules.flatMap(({ migrations }) => migrations ?? [])];
}

/** The domains that a process serves, and what is under them. */
export interface Composition {
  readonly domains: readonly Domain[];
  readonly database: Database;
  /** Whether what the domains need can be had now: a database that answers, where one of them stores something. */
  isReady(): Promise<boolean>;
}

/** The domains that the settings ask for, in a fixed order whatever the order of asking. */
export async function compose(settings: Settings): Promise<Composition> {
  const database = new LazyDatabase(databaseOptions(settings));
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
  const wanted = DOMAIN_NAMES.filter((name) => settings.domains.includes(name));
  const domains = await Promise.all(wanted.map(async (name) => (await DOMAINS[name]()).createDomain(dependencies)));
  return { domains, database, isReady: async () => !isStoring || database.ready() };
}

/** A database that vanishes, the owner's own, or the bundled one in the data directory. */
export function databaseOptions({ ephemeral, databaseUrl, dataDir }: Settings): DatabaseOptions {
  if (ephemeral) return {};
  if (databaseUrl !== undefined) return { url: databaseUrl };
  return { dataDir: dataDir ?? platformDataDirectory(process.env) };
}
