import type { Connection } from '@bursar/database';

import { allAccounts } from '../store/export-rows';
import { csvLines } from './csv-lines';
import { jsonLines } from './json-lines';

/** The formats of an export, with their media types. */
export const EXPORT_MEDIA_TYPES = { jsonl: 'application/x-ndjson', csv: 'text/csv' } as const;

export type ExportFormat = keyof typeof EXPORT_MEDIA_TYPES;

/**
 * Writes everything that an owner has, a piece at a time: accounts, tags, transactions and transfers as JSON lines, or a
 * CSV row for each transaction (contract, section 15). The connection must see one snapshot.
 */
export async function writeExport(
  connection: Connection,
  owner: string,
  format: ExportFormat,
  write: (text: string) => Promise<void> | void,
): Promise<void> {
  const accounts = await allAccounts(connection, owner);
  const pieces = format === 'csv' ? csvLines(connection, owner, accounts) : jsonLines(connection, owner, accounts);
  for await (const piece of pieces) await write(piece);
}
