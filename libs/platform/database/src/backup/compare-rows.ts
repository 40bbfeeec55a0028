import { createHash } from 'node:crypto';

import type { CopyingConnection } from '../connection';
import { BackupRefusal } from './backup-refusal';
import { copyOf } from './catalog';
import type { BackupTable } from './format';

/**
 * Reads the rows of tables that this transaction filled, and compares them with the hashes of what it filled them with. The
 * order is that of the file: rows of a table that is new in a transaction are stored one after the other. Throws BackupRefusal.
 */
export async function compareRows(
  connection: CopyingConnection,
  tables: readonly BackupTable[],
  sha256: readonly string[],
): Promise<void> {
  // Otherwise a large table may be read from its middle.
  await connection.script('set local synchronize_seqscans = off');
  for (const [index, table] of tables.entries()) {
    const hash = createHash('sha256');
    for await (const rows of connection.copyOut(`${copyOf(table)} to stdout`)) hash.update(rows);
    if (hash.digest('hex') === sha256[index]) continue;
    throw new BackupRefusal(
      'does-not-fit',
      `The rows of ${table.schema}.${table.name} are not stored as the backup has them.`,
    );
  }
}
