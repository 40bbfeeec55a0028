import { withStoreErrors, type Database } from '@bursar/database';

import { storeErrors } from '../errors';
import { migrations } from '../store/migrations';
import { writeExport, type ExportFormat } from './write-export';

/** Writes everything that an owner has, for a command; see `writeExport`. */
export async function exportFromDatabase({
  database,
  owner,
  format,
  write,
}: {
  readonly database: Database;
  readonly owner: string;
  readonly format: ExportFormat;
  readonly write: (text: string) => Promise<void> | void;
}): Promise<void> {
  await withStoreErrors(storeErrors, () =>
    database
      .forDomain({ migrations })
      .transaction((connection) => writeExport(connection, owner, format, write), { isolation: 'repeatable read' }),
  );
}
