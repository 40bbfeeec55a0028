import { sqlState } from '../connection-failure';
import type { Database } from '../database';
import type { Migrations } from '../migrations';
import type { CopyingConnection } from '../connection';
import { BackupRefusal } from './backup-refusal';
import { copyOf } from './catalog';
import { domainsOf, END_OF_ROWS, type BackupHeader } from './format';
import { takeSnapshot } from './take-snapshot';
import { checkPlace, writeBackupFile, type BackupFileOptions } from './write-backup-file';

export interface BackupOptions {
  readonly file: string;
  /** Replaces a file that is there already; otherwise that is refused. */
  readonly replace?: boolean;
  /** Of every domain that this version knows, also of those that are not served. */
  readonly migrations: readonly Migrations[];
  /** The version of bursar, for people who read the file's header. */
  readonly version: string;
  /** Breaks off and leaves nothing. */
  readonly signal?: AbortSignal;
}

/** What a backup holds. */
export interface BackupSummary {
  readonly domains: readonly string[];
  readonly rows: number;
  readonly bytes: number;
}

const NEWLINE = 10;

/**
 * Writes everything that is stored to one file: one moment of all domains, while others read and write. Memory stays
 * the same whatever there is. Throws BackupRefusal, with no file written, and DatabaseUnavailable.
 */
export async function backUp(
  database: Database,
  { file, replace = false, migrations, version, signal }: BackupOptions,
): Promise<BackupSummary> {
  const place = { replace, signal };
  checkPlace(file, place);
  let making: Promise<BackupSummary> | undefined;
  try {
    return await database.copying.run(async (connection) => {
      const header = await takeSnapshot(connection, migrations, version);
      try {
        return await (making = write(connection, header, file, place));
      } finally {
        // It has written nothing; where the connection broke it is over.
        await connection.script('rollback').catch(() => undefined);
      }
    });
  } catch (error) {
    if (making === undefined) throw readFailure(error);
    // A connection that broke is heard of first: the file is being removed, unless it had everything already.
    return making.catch((failure: unknown) => {
      throw readFailure(failure);
    });
  }
}

async function write(
  connection: CopyingConnection,
  header: BackupHeader,
  file: string,
  place: BackupFileOptions,
): Promise<BackupSummary> {
  const counts: number[] = [];
  const bytes = await writeBackupFile(file, contents(connection, header, counts), place);
  return { domains: domainsOf(header), rows: counts.reduce((sum, count) => sum + count, 0), bytes };
}

async function* contents(
  connection: CopyingConnection,
  header: BackupHeader,
  counts: number[],
): AsyncGenerator<Buffer, void> {
  yield line(header);
  for (const table of header.tables) {
    let count = 0;
    for await (const rows of connection.copyOut(`${copyOf(table)} to stdout`)) {
      count += linesIn(rows);
      yield rows;
    }
    counts.push(count);
    yield Buffer.from(END_OF_ROWS);
  }
  yield line({ rows: counts });
}

function line(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** Every row is one line: a line's end inside a value is written in two other characters. */
function linesIn(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(NEWLINE); at !== -1; at = rows.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

function readFailure(error: unknown): unknown {
  const state = sqlState(error);
  if (state === '42501') {
    return new BackupRefusal('refused', 'This user of the database may not read everything; back up as one who may.');
  }
  if (state === '57014' || state === '55P03') {
    return new BackupRefusal('refused', 'The database is being migrated or is too busy; try again later.');
  }
  return error;
}
