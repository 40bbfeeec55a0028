import type { Connection, Database } from '@bursar/database';

import { DOMAIN_NAMES } from '../configuration/domain-settings';
import { ledgerSourceAdapters } from '../domains/ledger-source-adapters';
import { LINKED, TRANSFERS } from './book';

/** By published id of the unified ledger: the account that stands for the spending or earning of a row that is counted elsewhere. */
export async function linkedRows(
  database: Database,
  connection: Connection,
  owner: string,
): Promise<ReadonlyMap<string, string>> {
  const { rowsCountedElsewhere } = await import('@bursar/finance-tools/own-data');
  const sources = await ledgerSourceAdapters(database, DOMAIN_NAMES);
  const rows = await rowsCountedElsewhere(connection, owner, sources);
  return new Map([...rows].map(([id, why]) => [id, why === 'transfer' ? TRANSFERS : LINKED]));
}
