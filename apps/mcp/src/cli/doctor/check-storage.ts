import { allMigrations, databaseOptions } from '../../domains/compose';
import type { Settings } from '../../configuration/read-settings';
import { checkHosts } from './check-hosts';
import { checkParticipants } from './check-participants';
import type { CheckResult } from './check-result';
import { sayKnown } from '../../language/say-known';
import { say } from '../../language/say';

/** Whether the data directory is usable, the database responds, and its tables are up to date. */
export async function* checkStorage(settings: Settings): AsyncGenerator<CheckResult> {
  const options = databaseOptions(settings);
  yield await checkBundledPostgres(options.url === undefined);
  const directory = await checkDirectory(options.dataDir);
  if (directory !== undefined) yield directory.result;
  if (directory?.result.state === 'error') {
    yield { subject: say('database'), state: 'skipped', message: say('fix the data directory first') };
    return;
  }
  // A new data directory is not created here: a temporary database shows whether PostgreSQL runs.
  yield* checkDatabase(directory?.isNew === true ? {} : options, settings);
}

async function checkBundledPostgres(isNeeded: boolean): Promise<CheckResult> {
  const { bundledVersion } = await import('@bursar/database/diagnosis');
  const subject = say('bundled PostgreSQL');
  try {
    return {
      subject,
      state: 'ok',
      message: say('{version} for {platform}', {
        version: bundledVersion(),
        platform: `${process.platform}-${process.arch}`,
      }),
    };
  } catch (error) {
    if (isNeeded) return { subject, state: 'error', message: await unavailability(error) };
    return { subject, state: 'ok', message: say('not installed; DATABASE_URL does not need it') };
  }
}

async function checkDirectory(dataDir: string | undefined) {
  if (dataDir === undefined) return undefined;
  const { inspectDataDirectory } = await import('@bursar/database/diagnosis');
  const subject = say('data directory');
  try {
    const isNew = inspectDataDirectory(dataDir) === 'new';
    const message = `${dataDir}${isNew ? ` ${say('(created on first use)')}` : ''}`;
    return { result: { subject, state: 'ok', message } satisfies CheckResult, isNew };
  } catch (error) {
    return {
      result: { subject, state: 'error', message: `${dataDir}: ${await unavailability(error)}` } satisfies CheckResult,
    };
  }
}

async function* checkDatabase(
  options: ReturnType<typeof databaseOptions>,
  settings: Settings,
): AsyncGenerator<CheckResult> {
  const { openDatabase } = await import('@bursar/database');
  const { pendingMigrations } = await import('@bursar/database/diagnosis');
  const database = openDatabase(options);
  let subject = say('database');
  try {
    if (options.url !== undefined) yield* checkHosts(options.url);
    const [row] = await database.run((sql) => sql.query`select current_setting('server_version') as version`);
    yield {
      subject,
      state: 'ok',
      message: say('PostgreSQL {version} responds', { version: String(row?.['version']).split(' ')[0] ?? '' }),
    };
    subject = say('tables');
    const pending = await pendingMigrations(database, await allMigrations());
    yield pending.length === 0
      ? { subject, state: 'ok', message: say('up to date') }
      : {
          subject,
          state: 'note',
          message: say('migrations pending: {count}; they run on first use, or with "bursar migrate"', {
            count: pending.length,
          }),
        };
    yield* checkParticipants(database, settings);
  } catch (error) {
    yield { subject, state: 'error', message: await unavailability(error) };
  } finally {
    await database.close();
  }
}

/** The message of a database that cannot be used; any other error is rethrown. */
async function unavailability(error: unknown): Promise<string> {
  const { DatabaseUnavailable } = await import('@bursar/database');
  if (error instanceof DatabaseUnavailable) return sayKnown(error.message) ?? error.message;
  throw error;
}
