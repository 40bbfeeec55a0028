import type { Connection } from '@bursar/database';

import type { CountedRow } from '../../model/links/count-events';
import { LinkStructure } from '../../model/links/link-structure';
import type { LedgerSelection } from '../ledger-selection';
import type { LinksInUse } from './kept-links';
import { decidingRows } from './linked-matches';
import { goneRows } from './source-rows';

/** What links say of some rows, without those whose other row is gone. */
export async function presentStructure(
  connection: Connection,
  { owner, sources }: LedgerSelection,
  { kept, sources: all }: LinksInUse,
  rows: readonly CountedRow[],
): Promise<LinkStructure> {
  const deciding = decidingRows(kept.structure, rows, sources.length > 0);
  const gone = deciding.length === 0 ? new Set() : await goneRows(connection, owner, all, deciding);
  return gone.size === 0 ? kept.structure : new LinkStructure(kept.links, (id) => kept.isThere(id) && !gone.has(id));
}
