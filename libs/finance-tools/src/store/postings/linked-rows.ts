import type { Connection } from '@bursar/database';

import { LinkStructure } from '../../model/links/link-structure';
import type { TransactionSource } from '../../model/transaction-source';
import { keptLinks, linksVersion } from '../links/kept-links';
import { goneRows, ownTransfersAmong } from '../links/source-rows';

/** What links say of a row. */
export interface LinkedRow {
  /** Why it is no spending of its own: it is a leg of a transfer, or another row of its event counts. */
  readonly countedElsewhere: 'transfer' | 'linked' | undefined;
  /** The published ids of all rows of its event, its own too. */
  readonly event: readonly string[];
  /** The published id of the purchase that its event gave money back for. */
  readonly purchase: string | undefined;
}

/** The rows of all domains that confirmed links name, by their published ids; `sources` are ready to be read. */
export async function linkedRows(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
): Promise<ReadonlyMap<string, LinkedRow>> {
  const kept = await keptLinks(connection, await linksVersion(connection, owner));
  const ids = [...kept.sourceRows].flatMap(([view, own]) => [...own].map((id) => `${view}:${id}`));
  const gone = await goneRows(connection, owner, sources, ids);
  const ownTransfers = await ownTransfersAmong(connection, owner, sources, ids);
  const structure = new LinkStructure(kept.links, (id) => kept.isThere(id) && !gone.has(id));
  const rows = new Map<string, LinkedRow>();
  for (const { left, right, state, kind } of kept.links) {
    if (state !== 'confirmed' || kind === 'same_account') continue;
    for (const id of [left, right]) {
      const event = structure.eventOf(id).rows;
      const isTransfer = structure.transfersOf(id).length > 0 || event.some((row) => ownTransfers.has(row));
      const countedElsewhere = !structure.isFirst(id) ? 'linked' : isTransfer ? 'transfer' : undefined;
      rows.set(id, { countedElsewhere, event, purchase: structure.purchasesOf(id)[0] });
    }
  }
  return rows;
}
