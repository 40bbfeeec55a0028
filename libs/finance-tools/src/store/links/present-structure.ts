import type { Connection } from '@bursar/database';

import type { CountedRow } from '../../model/links/count-events';
import { LinkStructure } from '../../model/links/link-structure';
import type { LedgerSelection } from '../ledger-selection';
import type { LinksInUse } from './kept-links';
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

/** Rows of other domains, not among `rows`, whose being there decides what links say of these. */
export function decidingRows(structure: LinkStructure, rows: readonly CountedRow[], hasSources: boolean): string[] {
  const there = new Set(rows.map(({ id }) => id));
  const ids = new Set<string>();
  for (const { id } of rows) {
    const ends = [...structure.transfersOf(id), ...structure.purchasesOf(id)];
    const event = structure.eventOf(id).rows;
    // Two rows are one event whether or not there are more, and one of two that is gone does not match.
    if (ends.length === 0 && (!hasSources || event.length <= 2)) continue;
    for (const member of [...event, ...ends]) if (member.includes(':') && !there.has(member)) ids.add(member);
  }
  return [...ids];
}
