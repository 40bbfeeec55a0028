import type { Connection } from '@bursar/database';

import type { Dimension } from '../../model/group-by';
import {
  countEvents,
  NO_EVENTS,
  type CountedRow,
  type CountQuestion,
  type EventCount,
} from '../../model/links/count-events';
import type { LinkStructure } from '../../model/links/link-structure';
import { areOfAccounts } from '../../model/transaction-filters';
import type { LedgerSelection } from '../ledger-selection';
import type { KeptLinks, LinksInUse } from './kept-links';
import { categoriesOf, linkedMatches } from './linked-matches';
import { decidingRows, presentStructure } from './present-structure';
import { ownTransfersAmong } from './source-rows';

/** What links change about a count of the rows that match; nothing without links. */
export async function countedEvents(
  connection: Connection,
  selection: LedgerSelection,
  links: LinksInUse | undefined,
  dimensions: readonly Dimension[] = [],
): Promise<EventCount> {
  if (links === undefined) return NO_EVENTS;
  const { owner } = selection;
  const { kept, sources: all } = links;
  const rows = await linkedMatches(connection, selection, kept, { byPayee: dimensions.includes('payee') });
  if (rows.length === 0) return NO_EVENTS;
  const structure = await presentStructure(connection, selection, links, rows);
  const categories = await categoriesOf(connection, owner, all, purchasesWithCategory(structure, rows));
  const members = selection.leavesOutOwnTransfers === true ? membersOf(structure, rows) : [];
  const ownTransfers = await ownTransfersAmong(connection, owner, all, members);
  const question = questionOf(selection, dimensions, ownTransfers);
  return countEvents(rows, structure, (purchase) => categories.get(purchase) ?? null, question);
}

/**
 * The same without reading anything: `rows` are those that links name and that match, `ownTransfers` what moves between accounts
 * of the owner. Undefined where more rows decide than the imported ones that are known.
 */
export function eventsOfKnown(
  selection: LedgerSelection,
  kept: KeptLinks,
  rows: readonly CountedRow[],
  ownTransfers: ReadonlySet<string>,
): EventCount | undefined {
  const { structure } = kept;
  if (decidingRows(structure, rows, selection.sources.length > 0).length > 0) return undefined;
  const purchases = purchasesWithCategory(structure, rows);
  if (purchases.some((id) => id.includes(':'))) return undefined;
  const wanted = new Set(purchases);
  const known = wanted.size === 0 ? [] : kept.importedRows.filter(({ id }) => wanted.has(id));
  const categories = new Map(known.map(({ id, category }) => [id, category]));
  return countEvents(
    rows,
    structure,
    (purchase) => categories.get(purchase) ?? null,
    questionOf(selection, [], ownTransfers),
  );
}

/** The purchases whose categories count for money that came back. */
function purchasesWithCategory(structure: LinkStructure, rows: readonly CountedRow[]): string[] {
  return rows.flatMap(({ id, category, lines }) =>
    category === null && lines === null ? structure.purchasesOf(id).slice(0, 1) : [],
  );
}

function membersOf(structure: LinkStructure, rows: readonly CountedRow[]): string[] {
  return rows.flatMap(({ id }) => structure.eventOf(id).rows);
}

function questionOf(
  { filters }: LedgerSelection,
  dimensions: readonly Dimension[],
  ownTransfers: ReadonlySet<string>,
): CountQuestion {
  return {
    direction: filters.direction ?? 'ALL',
    category: filters.uncategorized === true ? null : filters.category_id,
    byCategory: dimensions.includes('category'),
    isOfAccounts: areOfAccounts(filters, dimensions),
    ownTransfers,
  };
}
