import type { AppliedFile } from './migrate';
import type { Connection, Row } from './connection';

/** A migration that was applied, and whose it is. */
export interface AppliedRecord extends AppliedFile {
  readonly domain: string;
}

/** What is on record, by domain and in order; nothing where there is no record yet. */
export async function appliedRecords(connection: Connection): Promise<AppliedRecord[]> {
  const [found] = await connection.query`select to_regclass('bursar.migrations') is not null as exists`;
  if (found?.['exists'] !== true) return [];
  const rows = await connection.query<AppliedRecord & Row>`
    select domain, name, checksum from bursar.migrations order by domain collate "C", name collate "C"`;
  return rows.map(({ domain, name, checksum }) => ({ domain, name, checksum }));
}
