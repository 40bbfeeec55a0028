import type { Connection } from '@bursar/database';

import type { LinkKind } from '../../model/links/link';
import { sourcesState } from '../sources-state';
import { keptLinks, linksVersion } from './kept-links';
import type { Books, DayRange } from './linkable-rows';
import { goneRows } from './source-rows';

/**
 * What names the state of everything that proposals of some kinds for rows of some days depend on. Undefined for a ledger
 * without a journal, whose changes nothing tells of.
 */
export async function linkableState(
  connection: Connection,
  { owner, sources }: Books,
  days: DayRange,
  kinds: readonly LinkKind[],
): Promise<string | undefined> {
  const version = await linksVersion(connection, owner);
  if (version.head === null) return undefined;
  // Accounts are compared over all days.
  const ofSources = await sourcesState(connection, owner, sources, kinds.includes('same_account') ? undefined : days);
  const ends =
    version.version === 0
      ? []
      : (await keptLinks(connection, version)).links.flatMap(({ kind, left, right }) =>
          kind === 'same_account' ? [] : [left, right],
        );
  const gone = await goneRows(connection, owner, sources, [...new Set(ends)]);
  return JSON.stringify([version, ofSources, [...gone].sort(), kinds]);
}
