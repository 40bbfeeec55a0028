import type { Connection } from '@bursar/database';

import type { LedgerSelection } from '../ledger-selection';
import type { LinksInUse } from './kept-links';
import { linkedMatches } from './linked-matches';
import { presentStructure } from './present-structure';

/** What links say of the rows of a selection, by published ids. */
export interface EventRows {
  /** Rows of events of which another row counts. */
  readonly repeated: ReadonlySet<string>;
  /** Legs of confirmed transfers. */
  readonly transfers: ReadonlySet<string>;
}

const NOTHING: EventRows = { repeated: new Set(), transfers: new Set() };

/** The rows that match and that links make something else than an event each. */
export async function eventRows(
  connection: Connection,
  selection: LedgerSelection,
  links: LinksInUse | undefined,
): Promise<EventRows> {
  if (links === undefined) return NOTHING;
  const rows = await linkedMatches(connection, selection, links.kept);
  const structure = await presentStructure(connection, selection, links, rows);
  const ids = rows.map(({ id }) => id);
  const matching = new Set(ids);
  return {
    repeated: new Set(ids.filter((id) => structure.eventOf(id).rows.find((row) => matching.has(row)) !== id)),
    transfers: new Set(ids.filter((id) => structure.transfersOf(id).length > 0)),
  };
}
