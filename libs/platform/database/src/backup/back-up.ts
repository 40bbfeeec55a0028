import { sqlState } from '../connection-failure';
import type { Database } from '../database';
import type { Migrations } from '../migrations';
import type { Connection, CopyingConnection } from '../connection';
import type { Encryption } from './age/encryption';
import { BackupRefusal } from './backup-refusal';
import { copyOf } from './catalog';
import { domainsOf, END_OF_ROWS, type BackupHeader } from './format';
import { takeSnapshot } from './take-snapshot';
import { checkTarget, writeBackupFile, type BackupFileOptions } from './write-backup-file';

export interface BackupOptions {
  readonly file: string;
  /** Replace an existing file; otherwise it is refused. */
  readonly replace?: boolean;
  /** The migrations of every domain of this version, including those that are not served. */
  readonly migrations: readonly Migrations[];
  /** The version of bursar, for people who read the file's header. */
  readonly version: string;
  /** Reads notes for the header from the snapshot; a restore gets them. */
  readonly notes?: (connection: Connection) => Promise<Readonly<Record<string, string>>>;
  /** Cancels the backup, which then leaves no file. */
  readonly signal?: AbortSignal;
  /** Encrypts the file; its plain bytes are never written. */
  readonly encryption?: Encryption | undefined;
  /** Checks the complete file under its temporary name; if it throws, there is no file. */
  readonly check?: (path: string) => Promise<void>;
  /** Receives how many bytes of rows have been read. */
  readonly onProgress?: (bytes: number) => void;
}

/** The content of a backup. */
export interface BackupSummary {
  readonly domains: readonly string[];
  readonly rows: number;
  readonly bytes: number;
}

const NEWLINE = 10;

/**
 * Writes all stored data to one file, as one snapshot of all domains, while other transactions read and write. Needs
 * the same memory for any amount of data. Throws BackupRefusal, with no file written, and DatabaseUnavailable.
 */
export async function backUp(
  database: Database,
  { file, replace = false, migrations, version, notes, signal, encryption, check, onProgress }: BackupOptions,
): Promise<BackupSummary> {
  const options = { replace, signal, encryption, check };
  checkTarget(file, options);
  let writing: Promise<BackupSummary> | undefined;
  try {
    return await database.copying.run(async (connection) => {
      const header = await takeSnapshot(connection, migrations, version);
      try {
        const noted = notes && { ...header, notes: await notes(connection) };
        return await (writing = write(connection, noted ?? header, file, options, onProgress));
      } finally {
        // The transaction is read-only; if this fails, the connection is broken and the transaction over.
        await connection.script('rollback').catch(() => undefined);
      }
    });
  } catch (error) {
    if (writing === undefined) throw readFailure(error);
    // A broken connection is reported before the file is removed, or kept if it was complete.
    return writing.catch((failure: unknown) => {
      throw readFailure(failure);
    });
  }
}

async function write(
  connection: CopyingConnection,
  header: BackupHeader,
  file: string,
  options: BackupFileOptions,
  onProgress: BackupOptions['onProgress'],
): Promise<BackupSummary> {
  const counts: number[] = [];
  const bytes = await writeBackupFile(file, contents(connection, header, counts, onProgress), options);
  return { domains: domainsOf(header), rows: counts.reduce((sum, count) => sum + count, 0), bytes };
}

async function* contents(
  connection: CopyingConnection,
  header: BackupHeader,
  counts: number[],
  onProgress: BackupOptions['onProgress'],
): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  yield line(header);
  for (const table of header.tables) {
    let count = 0;
    for await (const rows of connection.copyOut(`${copyOf(table)} to stdout`)) {
      count += linesIn(rows);
      onProgress?.((bytes += rows.length));
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

/** Every row is one line: COPY escapes line breaks inside of values. */
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
