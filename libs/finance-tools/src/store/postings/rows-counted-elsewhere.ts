import type { Connection } from '@bursar/database';

import { LinkStructure } from '../../model/links/link-structure';
import type { TransactionSource } from '../../model/transaction-source';
import { keptLinks, linksVersion } from '../links/kept-links';
import { goneRows, ownTransfersAmong } from '../links/source-rows';

/** Why a row is no spending of its own: it is a leg of a transfer, or another row of its event counts. */
export type CountedElsewhere = 'transfer' | 'linked';

/** The rows of all domains that are no spending of their own, by their published ids; `sources` are ready to be read. */
export async function rowsCountedElsewhere(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
): Promise<ReadonlyMap<string, CountedElsewhere>> {
  const kept = await keptLinks(connection, await linksVersion(connection, owner));
  const ids = [...kept.sourceRows].flatMap(([view, own]) => [...own].map((id) => `${view}:${id}`));
  const gone = await goneRows(connection, owner, sources, ids);
  const ownTransfers = await ownTransfersAmong(connection, owner, sources, ids);
  const structure = new LinkStructure(kept.links, (id) => kept.isThere(id) && !gone.has(id));
  const rows = new Map<string, CountedElsewhere>();
  for (const { left, right, state, kind } of kept.links) {
    if (state !== 'confirmed' || kind === 'same_account') continue;
    for (const id of [left, right]) {
      if (!structure.isFirst(id)) rows.set(id, 'linked');
      else if (isTransfer(id)) rows.set(id, 'transfer');
    }
  }
  return rows;

  /** What a link says, or the domain of another row of the event. */
  function isTransfer(id: string): boolean {
    return structure.transfersOf(id).length > 0 || structure.eventOf(id).rows.some((row) => ownTransfers.has(row));
  }
}
