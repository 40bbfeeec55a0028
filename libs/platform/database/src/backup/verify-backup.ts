import { openDatabase } from '../open-database';
import { restore, type RestoreOptions, type RestoreSummary } from './restore';

export interface VerifyOptions extends Omit<RestoreOptions, 'isCompared'> {
  /** Ends the check, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** See `EmbeddedOptions`. */
  readonly keeperProgram?: string;
}

/**
 * Restores a backup into a temporary database of the bundled server, with every check of a restore and every row compared,
 * and drops the database. Throws BackupRefusal if it does not restore, and DatabaseUnavailable.
 */
export async function verifyBackup({ signal, keeperProgram, ...options }: VerifyOptions): Promise<RestoreSummary> {
  signal?.throwIfAborted();
  const database = openDatabase(keeperProgram === undefined ? {} : { keeperProgram });
  const close = () => void database.close();
  signal?.addEventListener('abort', close, { once: true });
  try {
    const verified = await restore(database, { ...options, isCompared: true });
    signal?.throwIfAborted();
    return verified;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', close);
    await database.close();
  }
}
