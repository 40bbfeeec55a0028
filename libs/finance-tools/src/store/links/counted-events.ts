import type { Connection } from '@bursar/database';

import type { Dimension } from '../../model/group-by';
import { countEvents, type EventCount } from '../../model/links/count-events';
import { areOfAccounts } from '../../model/transaction-filters';
import type { LedgerSelection } from '../ledger-selection';
import type { LinksInUse } from './kept-links';
import { categoriesOf, linkedMatches } from './linked-matches';
import { presentStructure } from './present-structure';
import { ownTransfersAmong } from './source-rows';

const NOTHING: EventCount = { deltas: [], leftOut: { linked: 0, transfers: 0 }, removed: [], added: [] };

/** What links change about a count of the rows that match; nothing without links. */
export async function countedEvents(
  connection: Connection,
  selection: LedgerSelection,
  links: LinksInUse | undefined,
  dimensions: readonly Dimension[] = [],
): Promise<EventCount> {
  if (links === undefined) return NOTHING;
  const { owner, filters } = selection;
  const { kept, sources: all } = links;
  const rows = await linkedMatches(connection, selection, kept.sourceRows);
  if (rows.length === 0) return NOTHING;
  const structure = await presentStructure(connection, selection, links, rows);
  const purchases = rows.flatMap(({ id, category, lines }) =>
    category === null && lines === null ? structure.purchasesOf(id).slice(0, 1) : [],
  );
  const categories = await categoriesOf(connection, owner, all, purchases);
  const members = selection.leavesOutOwnTransfers === true ? rows.flatMap(({ id }) => structure.eventOf(id).rows) : [];
  return countEvents(rows, structure, (purchase) => categories.get(purchase) ?? null, {
    direction: filters.direction ?? 'ALL',
    category: filters.uncategorized === true ? null : filters.category_id,
    byCategory: dimensions.includes('category'),
    isOfAccounts: areOfAccounts(filters, dimensions),
    ownTransfers: await ownTransfersAmong(connection, owner, all, members),
  });
}
