import { readFileSync } from 'node:fs';

import { systemClock } from '@bursar/calendar';
import type { Database, DatabaseOptions, Migrations } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import { badValue, OPTIONS, type DomainName, type Settings } from './configuration';
import { platformDataDirectory } from './data-directory';
import { LazyDatabase } from './lazy-database';
import { logFault, notice } from './log';
import { UsageError } from './usage-error';

/** What domains share. */
interface Services {
  /** The one database; who asks for it stores something. */
  database(): Database;
}

type DomainMaker = (settings: Settings, services: Services) => Promise<Domain>;

/** The one place that names every domain. A domain that is not asked for is not even loaded. */
const DOMAINS: Readonly<Record<DomainName, DomainMaker>> = {
  'shared-split': async ({ participants, readOnly }, { database }) => {
    const { createSharedSplit, parseParticipantPair, readRemoteSettings } = await import('@bursar/shared-split');
    const remote = inWords(() => readRemoteSettings(process.env));
    if (remote !== undefined) return createSharedSplit({ remote, clock: systemClock, readOnly });
    const pair = participants === undefined ? undefined : parseParticipantPair(participants);
    if (participants !== undefined && pair === undefined) {
      throw badValue(OPTIONS.participants.environment, participants, OPTIONS.participants.expected);
    }
    return createSharedSplit({
      database: database(),
      clock: systemClock,
      ...(pair && { participants: pair }),
      readOnly,
      onFault: (error, facts) => void logFault(error, facts),
      onStart: (start) => {
        if (start === 'named-by-default')
          void notice('The two are named elias and leticia; bursar household rename changes that.');
      },
    });
  },
  planifi: async ({ defaultCurrency, idempotencyDays, readOnly }, { database }) => {
    const { createPlanifi } = await import('@bursar/planifi');
    return createPlanifi({
      database: database(),
      clock: systemClock,
      defaultCurrency,
      idempotencyDays,
      readOnly,
      onFault: (error, facts) => void logFault(error, facts),
    });
  },
  'cgt-engine': async ({ files, hmrcRates }) => {
    const { createCgtEngine } = await import('@bursar/cgt-engine');
    return createCgtEngine({
      clock: systemClock,
      filesOpen: files.length > 0,
      extraRates: hmrcRates === undefined ? [] : await readExtraRates(hmrcRates),
    });
  },
};

/** A setting that a domain cannot use stops the start, with the domain's one line. */
function inWords<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The tables of everything that is stored, whatever a process serves: a backup holds all of them. */
export async function allMigrations(): Promise<Migrations[]> {
  const { accessMigrations } = await import('@bursar/access');
  const { planifiMigrations } = await import('@bursar/planifi');
  const { sharedSplitMigrations } = await import('@bursar/shared-split');
  return [accessMigrations, sharedSplitMigrations, planifiMigrations];
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
  const services: Services = {
    database: () => {
      isStoring = true;
      return database;
    },
  };
  const wanted = Object.entries(DOMAINS).filter(([name]) => settings.domains.includes(name as DomainName));
  const domains = await Promise.all(wanted.map(([, make]) => make(settings, services)));
  return { domains, database, isReady: async () => !isStoring || database.ready() };
}

/** A database that vanishes, the owner's own, or the bundled one in the data directory. */
export function databaseOptions({ ephemeral, databaseUrl, dataDir }: Settings): DatabaseOptions {
  if (ephemeral) return {};
  if (databaseUrl !== undefined) return { url: databaseUrl };
  return { dataDir: dataDir ?? platformDataDirectory(process.env) };
}

/** HMRC's rates of months after the build. Throws a UsageError that names the line which cannot be read. */
export async function readExtraRates(path: string) {
  const { readRatesCsv, UnreadableRates } = await import('@bursar/cgt-engine');
  let csv: string;
  try {
    csv = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`BURSAR_HMRC_RATES is "${path}"; expected the path of a CSV file that can be read`);
  }
  try {
    return readRatesCsv(csv);
  } catch (error) {
    if (!(error instanceof UnreadableRates)) throw error;
    throw new UsageError(`BURSAR_HMRC_RATES: ${error.message}`);
  }
}
