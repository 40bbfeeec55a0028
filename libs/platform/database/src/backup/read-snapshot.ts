import type { CopyingConnection } from '../connection';
import type { Database } from '../database';
import { applySessionSettings } from './session-settings';

/**
 * Runs work that reads one moment of everything, for as long as it takes. It is not run again if the connection breaks: what it
 * has written elsewhere is there. Throws DatabaseUnavailable.
 */
export function readSnapshot<Result>(
  database: Database,
  work: (connection: CopyingConnection) => Promise<Result>,
): Promise<Result> {
  return database.copying.run(async (connection) => {
    await connection.script('begin isolation level repeatable read read only');
    try {
      await applySessionSettings(connection);
      return await work(connection);
    } finally {
      // If this fails, the connection is broken and the transaction over.
      await connection.script('rollback').catch(() => undefined);
    }
  });
}
