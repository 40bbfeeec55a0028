import { allMigrations, databaseOptions } from '../../domains/compose';
import type { Settings } from '../../configuration/application-settings';
import type { Finding } from './check-result';

/** Whether what is stored has a place, a server that answers, and tables that are up to date. */
export async function* checkStorage(settings: Settings): AsyncGenerator<Finding> {
  const options = databaseOptions(settings);
  yield await checkBundled(options.url === undefined);
  const place = await checkPlace(options.dataDir);
  if (place !== undefined) yield place.finding;
  if (place?.finding.state === 'wrong') {
    yield { about: 'database', state: 'skipped', says: 'the data directory comes first' };
    return;
  }
  // Nothing is made in a directory that nobody has used yet: whether the server runs here, a throw-away one tells.
  yield* checkDatabase(place?.isNew === true ? {} : options);
}

async function checkBundled(isNeeded: boolean): Promise<Finding> {
  const { bundledVersion } = await import('@bursar/database/diagnosis');
  const about = 'bundled PostgreSQL';
  try {
    return { about, state: 'well', says: `${bundledVersion()} for ${process.platform}-${process.arch}` };
  } catch (error) {
    if (isNeeded) return { about, state: 'wrong', says: await unavailability(error) };
    return { about, state: 'well', says: 'not installed, and DATABASE_URL needs none' };
  }
}

async function checkPlace(dataDir: string | undefined) {
  if (dataDir === undefined) return undefined;
  const { inspectDataDirectory } = await import('@bursar/database/diagnosis');
  const about = 'data directory';
  try {
    const isNew = inspectDataDirectory(dataDir) === 'new';
    const says = `${dataDir}${isNew ? ', which the first use makes' : ''}`;
    return { finding: { about, state: 'well', says } satisfies Finding, isNew };
  } catch (error) {
    return { finding: { about, state: 'wrong', says: `${dataDir}: ${await unavailability(error)}` } satisfies Finding };
  }
}

async function* checkDatabase(options: ReturnType<typeof databaseOptions>): AsyncGenerator<Finding> {
  const { openDatabase } = await import('@bursar/database');
  const { pendingMigrations } = await import('@bursar/database/diagnosis');
  const database = openDatabase(options);
  let about = 'database';
  try {
    const [row] = await database.run((sql) => sql`select current_setting('server_version') as version`);
    yield { about, state: 'well', says: `PostgreSQL ${String(row?.['version']).split(' ')[0]} answers` };
    about = 'tables';
    const pending = await pendingMigrations(database, await allMigrations());
    yield pending.length === 0
      ? { about, state: 'well', says: 'up to date' }
      : {
          about,
          state: 'note',
          says: `${pending.length} migrations are made at the first use, or by "bursar migrate"`,
        };
  } catch (error) {
    yield { about, state: 'wrong', says: await unavailability(error) };
  } finally {
    await database.close();
  }
}

/** The sentence for a database that cannot be used; anything else is a fault of ours. */
async function unavailability(error: unknown): Promise<string> {
  const { DatabaseUnavailable } = await import('@bursar/database');
  if (error instanceof DatabaseUnavailable) return error.message;
  throw error;
}
